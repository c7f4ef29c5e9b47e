// A whole scenario (docs/scenarios.md): checked field by field, an unknown one anywhere is a fault that names it.
import { BASES, RULESETS } from '#rules';
import { err, ok, type Result } from '#kernel';
import { z } from 'zod';
import { givenAnswer } from './answer.js';
import { expectation, type Expectation } from './expectation.js';
import { players, zone } from './position.js';
import { scriptEntry } from './script.js';
import { name, step, turn } from './words.js';

const shape = z.strictObject({
  scenario: name,
  ruleset: z.enum(RULESETS).default('magic'),
  base: z.enum(BASES).default('cr'),
  /** What chance goes by; any text. */
  seed: z.string().default('scenario'),
  players,
  /** Hands are opening hands, and mulligans can be taken; without it the first turn begins. */
  begin: z.enum(['mulligans']).optional(),
  /** cr 804. */
  deploy: z.boolean().optional(),
  arrange: z.boolean().optional(),
  /** The common library of `pentaland`, top first. */
  library: zone.optional(),
  script: z.array(scriptEntry).default([]),
  answers: z.record(z.string(), z.array(givenAnswer)).default({}),
  strict: z.boolean().default(false),
  stop: z.strictObject({ turn, step }).optional(),
  expect: z.array(expectation).default([]),
});

const notPlaying = (name: string): string => `nobody of that name plays: ${JSON.stringify(name)}`;

/** Names of players, and places in the script, that are spoken of are there. */
const scenario = shape.superRefine(({ players, script, answers, expect, library, ruleset }, context) => {
  const names = new Set(Object.keys(players));
  const refuse = (path: (string | number)[], message: string): void =>
    context.addIssue({ code: 'custom', path, message });
  for (const player of Object.keys(answers))
    if (!names.has(player)) refuse(['answers', player], notPlaying(player));
  for (const [index, { entry }] of script.entries())
    if (!names.has(entry.player)) refuse(['script', index, 'player'], notPlaying(entry.player));
  const expects = ({ kind, of }: Expectation, path: (string | number)[]): void => {
    for (const field of ['player', 'controller', 'owner', 'activePlayer'] as const) {
      const named = (of as Readonly<Record<string, unknown>>)[field];
      if (typeof named === 'string' && !names.has(named)) refuse([...path, field], notPlaying(named));
    }
    if (kind === 'rejected' && of.script >= script.length)
      refuse([...path, 'script'], `the script has no entry ${String(of.script)}`);
    if (kind === 'viewer' && !['spectator', 'judge'].includes(of.viewer) && !names.has(of.viewer))
      refuse([...path, 'viewer'], notPlaying(of.viewer));
  };
  for (const [index, one] of expect.entries()) expects(one, ['expect', index]);
  for (const [index, { kind, entry }] of script.entries()) {
    if (kind !== 'check') continue;
    for (const [at, one] of entry.check.entries()) expects(one, ['script', index, 'check', at]);
    if (entry.check.some((one) => one.kind === 'rejected'))
      refuse(['script', index, 'check'], 'a refusal is expected at the end');
  }
  for (const [player, side] of Object.entries(players))
    if (ruleset === 'pentaland' && (side.library ?? []).length > 0)
      refuse(
        ['players', player, 'library'],
        'in pentaland the library is common: it stands beside the players',
      );
  if (library !== undefined && ruleset !== 'pentaland')
    refuse(['library'], 'only pentaland has a common library');
});
export type Scenario = z.infer<typeof shape>;

/** The scenario, or every fault of it. */
export function parseScenario(data: unknown): Result<Scenario, string> {
  const parsed = scenario.safeParse(data);
  if (parsed.success) return ok(parsed.data);
  return err(faults(parsed.error.issues, []).join('; '));
}

type Issue = z.core.$ZodIssue;

function faults(issues: readonly Issue[], within: readonly PropertyKey[]): string[] {
  return [...new Set(issues.flatMap((issue) => faultsOf(issue, [...within, ...issue.path])))];
}

function faultsOf(issue: Issue, path: readonly PropertyKey[]): string[] {
  const at = path.map(String).join('.');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `unknown field ${JSON.stringify(key)}${at === '' ? '' : ` in ${at}`}`);
  // Of several shapes the fault is told of the one that was meant: the last is the longest.
  const meant = issue.code === 'invalid_union' ? issue.errors.at(-1) : undefined;
  if (meant !== undefined && meant.length > 0) return faults(meant, path);
  return [`${at === '' ? '' : `${at}: `}${issue.message}`];
}

/** What it calls itself, if that much can be read. */
export function nameOf(data: unknown): string | undefined {
  const found = (data as { scenario?: unknown } | null)?.scenario;
  return typeof found === 'string' && found !== '' ? found : undefined;
}
