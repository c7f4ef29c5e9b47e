// Writes a group in full where something is first done to it, and as 'those creatures' afterwards: 'Creatures you
// control get +1/+1 until end of turn. Untap those creatures.'
import { rewritten } from '../../nodes/walk.js';
import type { Effect, NodeKind, Reference } from '../../nodes/sorts.js';
import { many, objectOf, plural, sentence, type Clause } from '../english/grammar.js';
import { head } from '../english/nouns.js';
import type { Pen } from '../english/pen.js';

type Group = NodeKind<'effect', 'let-objects'>;
/** Steps that leave objects where they are. */
const TELLING: readonly Effect['kind'][] = ['continuous', 'tap', 'untap', 'add-counters', 'damage'];

/** For several steps written as one, the last says what each object is. */
const kindOf = (what: Reference): NodeKind<'reference', 'each'> | undefined => {
  const last = what.kind === 'union' ? what.of.at(-1) : what;
  return last?.kind === 'each' ? last : undefined;
};
/** What a group is called afterwards: 'those creatures'. */
const groupNoun = (what: Reference, pen: Pen): string => {
  const kind = kindOf(what);
  return kind === undefined ? 'permanents' : plural(head(pen.page.aside(() => pen.noun(kind.filter))));
};

/** Writes the step with the words of a group that waits to be written, if there is one. */
export function tellingGroup(effect: Effect, pen: Pen, tell: (effect: Effect) => Clause): Clause | undefined {
  const waiting = TELLING.includes(effect.kind) ? pen.page.groupIn(effect) : undefined;
  if (waiting === undefined) return undefined;
  let isTold = false;
  const whole = rewritten('effect', effect, (sort, part) => {
    if (isTold || sort !== 'reference') return undefined;
    const { kind, name } = part as { kind: string; name?: string };
    if (kind !== 'bound' || name !== waiting.bind) return undefined;
    isTold = true;
    return { becomes: [waiting.what] };
  });
  pen.page.tellGroup(waiting.bind);
  const clause = tell(whole);
  pen.page.bind(waiting.bind, many(`those ${groupNoun(waiting.what, pen)}`), 'there are any');
  return clause;
}

/** True if a group has words of its own; otherwise it is noted at the end. */
export const isGroup = ({ what, said }: Group): boolean => said === 'group' && kindOf(what) !== undefined;

/** Notes the groups that no step has written. */
export const untold = (pen: Pen): string[] =>
  pen.page.untoldGroups().map(({ what }) => sentence(`note ${objectOf(pen.object(what))}`));
