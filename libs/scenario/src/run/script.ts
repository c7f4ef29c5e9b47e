// What of the script is still to be done, and what came of what was refused.
import type { GameState, Refusal } from '#rules';
import type { Scenario } from '../format/scenario.js';
import type { ScriptEntry } from '../format/script.js';
import { isMeantBy } from '../expect/doing.js';
import { objectsIn } from '../objects/find.js';
import { inWords, isNow, isPast } from './when.js';

export interface Line {
  readonly index: number;
  readonly script: ScriptEntry;
  /** A `rejected` expectation points at it: it is tried once, legal or not. */
  readonly meantToFail: boolean;
  /** Why it could not be done when it was tried last. */
  why?: string;
  /** How often its player has passed for it. */
  passed?: number;
}

export class Script {
  private readonly lines: Line[];
  readonly refusals = new Map<number, Refusal | null>();

  constructor({ script, expect }: Scenario) {
    const failing = new Set(expect.flatMap(({ kind, of }) => (kind === 'rejected' ? [of.script] : [])));
    this.lines = script.map((entry, index) => ({ index, script: entry, meantToFail: failing.has(index) }));
  }

  /** This player's of the present step, in order. */
  now(state: GameState, player: string): readonly Line[] {
    return this.lines.filter(({ script: { entry } }) => entry.player === player && isNow(state, entry));
  }

  done(line: Line): void {
    const at = this.lines.indexOf(line);
    if (at !== -1) this.lines.splice(at, 1);
    if (line.meantToFail && !this.refusals.has(line.index)) this.refusals.set(line.index, null);
  }

  /** Its player passes once more. */
  passes(line: Line): void {
    const { script } = line;
    line.passed = (line.passed ?? 0) + 1;
    if (script.kind === 'pass' && line.passed >= script.entry.pass) this.done(line);
  }

  refused(line: Line, refusal: Refusal): void {
    this.refusals.set(line.index, refusal);
    this.done(line);
  }

  /** What can no longer be done: all that is left once the game has come to its end. */
  missed(state: GameState, ended: boolean): string | undefined {
    const line = this.lines.find(
      ({ script: { entry }, meantToFail }) => !meantToFail && (ended || isPast(state, entry)),
    );
    return line === undefined ? undefined : `not performed: ${inLine(line)}`;
  }
}

function inLine({ index, script: { kind, entry }, why }: Line): string {
  const what = (entry as Readonly<Record<string, unknown>>)[kind];
  const said = typeof what === 'string' ? ` ${what}` : '';
  const because = why === undefined ? '' : `: ${why}`;
  return `script ${String(index)} (${entry.player}, ${inWords(entry)}: ${kind}${said})${because}`;
}

/** `whenStack` and `inResponseTo`. */
export function isTimely(state: GameState, { script: { entry } }: Line): boolean {
  const stack = objectsIn(state, 'stack');
  if (entry.whenStack === 'empty' && stack.length > 0) return false;
  const { inResponseTo } = entry;
  return inResponseTo === undefined || stack.some((id) => isMeantBy(state, id, inResponseTo));
}
