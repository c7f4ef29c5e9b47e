// A whole scenario (docs/scenarios.md): checked field by field, an unknown one anywhere is a fault that names it.
import { BASES, RULESETS } from '#rules';
import { err, ok, type Result } from '#kernel';
import { z } from 'zod';
import { givenAnswer } from './answer.js';
import { expectation, type Expectation } from './expectation.js';
import { players, zone } from './position.js';
import { scriptEntry } from './script.js';
import { count, name, step, turn } from './words.js';

/** Where in a turn the position is; nobody gets priority in the other steps. */
const underWay = z.strictObject({
  turn,
  step: step.exclude(['untap', 'cleanup']),
  /** Whose turn it is. */
  player: name,
  /** Who has priority; those before them in turn order have passed. Without it: whose turn it is. */
  priority: name.optional(),
  landsPlayed: z.int().min(0).max(20).optional(),
});

/** Where a position comes from; it changes nothing. */
const origin = z.strictObject({ game: name, moment: count, eyes: name });

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
  /** The common library of `pentaland`, top first, and how many cards it has. */
  library: zone.optional(),
  librarySize: count.optional(),
  /** Without it: at the beginning of turn 1. */
  now: underWay.optional(),
  /** Names that were given before, beside those on the cards of the position. */
  names: z
    .array(z.strictObject({ name, by: name }))
    .max(2000)
    .optional(),
  monarch: name.optional(),
  initiative: name.optional(),
  origin: origin.optional(),
  /** What a reader should know. */
  notes: z.array(z.string().max(1000)).max(100).optional(),
  script: z.array(scriptEntry).default([]),
  answers: z.record(z.string(), z.array(givenAnswer)).default({}),
  strict: z.boolean().default(false),
  /** `answered`: in the middle of that step, when so many questions have been answered since the position. */
  stop: z.strictObject({ turn, step, answered: count.optional() }).optional(),
  expect: z.array(expectation).default([]),
});

const notPlaying = (name: string): string => `nobody of that name plays: ${JSON.stringify(name)}`;

/** Names of players, and places in the script, that are spoken of are there. */
const scenario = shape.superRefine((whole, context) => {
  const { players, script, answers, expect, library, librarySize, ruleset } = whole;
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
    for (const member of ['library', 'librarySize'] as const)
      if (ruleset === 'pentaland' && side[member] !== undefined && !isEmpty(side[member]))
        refuse(
          ['players', player, member],
          'in pentaland the library is common: it stands beside the players',
        );
  for (const [member, given] of Object.entries({ library, librarySize }))
    if (given !== undefined && ruleset !== 'pentaland')
      refuse([member], 'only pentaland has a common library');
  for (const { path, player } of spokenOf(whole))
    if (!names.has(player)) refuse([...path], notPlaying(player));
  if (whole.now !== undefined && whole.begin !== undefined)
    refuse(['now'], 'a game that begins with mulligans is in no turn');
  if (whole.names !== undefined && ruleset === 'magic') refuse(['names'], 'in magic no card is given a name');
});

const isEmpty = (given: number | readonly unknown[]): boolean => Array.isArray(given) && given.length === 0;

/** The players that the position speaks of. */
function spokenOf({ players, now, names, monarch, initiative }: z.infer<typeof shape>) {
  const spoken: { readonly path: readonly (string | number)[]; readonly player: string | undefined }[] = [
    { path: ['now', 'player'], player: now?.player },
    { path: ['now', 'priority'], player: now?.priority },
    { path: ['monarch'], player: monarch },
    { path: ['initiative'], player: initiative },
    ...(names ?? []).map(({ by }, at) => ({ path: ['names', at, 'by'], player: by })),
    ...Object.entries(players).flatMap(([side, { battlefield = [] }]) =>
      battlefield.map(({ owner }, at) => ({
        path: ['players', side, 'battlefield', at, 'owner'],
        player: owner,
      })),
    ),
  ];
  return spoken.flatMap(({ path, player }) => (player === undefined ? [] : [{ path, player }]));
}
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
