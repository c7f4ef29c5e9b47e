// Writes a search, what is done with what was found, and the shuffle as one sentence.
import type { Effect, NodeKind } from '../../nodes/sorts.js';
import { list, type Clause } from '../english/grammar.js';
import { keyOf } from '../english/pen.js';
import type { Unit } from './unit.js';

/** 'Search …, reveal it, put it into your hand, then shuffle', and how many steps follow the shuffle. */
interface Searched {
  readonly length: number;
  readonly after?: 0 | 1;
}
export function searchAt(steps: readonly Effect[]): Unit | undefined {
  const search = searched(steps);
  return search === undefined
    ? undefined
    : {
        length: search.length,
        told: (clauses) => asOne(clauses, search, steps[search.length - 1]),
      };
}
function searched([search, ...rest]: readonly Effect[]): Searched | undefined {
  if (search?.kind !== 'search') return undefined;
  const isFound = (step: Effect | undefined): step is NodeKind<'effect', 'reveal' | 'move'> =>
    (step?.kind === 'reveal' || step?.kind === 'move') &&
    step.what.kind === 'bound' &&
    step.what.name === search.bind;
  const isMoved = (step: Effect | undefined) => isFound(step) && step.kind === 'move';
  const shuffles = (step: Effect | undefined) =>
    step?.kind === 'shuffle' && search.whose === undefined && keyOf(step.who) === keyOf(search.who);
  const used = isFound(rest[0]) && rest[0].kind === 'reveal' ? 1 : 0;
  if (isMoved(rest[used]))
    return shuffles(rest[used + 1]) ? { length: used + 3, after: 0 } : { length: used + 2 };
  return shuffles(rest[used]) && isOnTop(rest[used + 1]) && isMoved(rest[used + 1])
    ? { length: used + 3, after: 1 }
    : undefined;
}
/** True if it only says that the card is put on top. */
const isOnTop = (step: Effect | undefined): boolean =>
  step?.kind === 'move' &&
  step.to === 'library' &&
  step.cause === 'put' &&
  step.position === 'top' &&
  Object.keys(step).every((field) =>
    ['kind', 'what', 'to', 'cause', 'position', 'order', 'by'].includes(field),
  );

function asOne(clauses: readonly Clause[], { after }: Searched, last: Effect | undefined): Clause {
  const [first] = clauses;
  const isOrdered = last?.kind === 'move' && last.order !== undefined;
  const joined = (texts: readonly string[]): string => {
    if (after === undefined) return list(texts);
    const end = texts[texts.length - 1 - after] ?? '';
    const top = isOrdered ? 'those cards on top in any order' : 'that card on top';
    const all =
      after === 0 ? end : `${end} and ${/^puts/.test(texts[texts.length - 1] ?? '') ? 'puts' : 'put'} ${top}`;
    return `${texts.slice(0, texts.length - 1 - after).join(', ')}, then ${all}`;
  };
  // Names the searching player once.
  const own = ({ text, subject }: Clause, index: number): string =>
    index > 0 && subject !== undefined && subject === first?.subject ? text.slice(subject.length + 1) : text;
  return {
    text: joined(clauses.map(own)),
    by: (actor) => joined(clauses.map((clause) => clause.by(actor))),
    ...(first?.subject === undefined ? {} : { subject: first.subject }),
    ...(first?.told === undefined
      ? {}
      : { told: joined([first.told, ...clauses.slice(1).map(({ text }) => text)]) }),
  };
}
