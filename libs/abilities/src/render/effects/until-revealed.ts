// Writes cards revealed until one of a kind is revealed, and where that card and the rest go, as two sentences.
import type { Effect, Players, Reference } from '../../nodes/sorts.js';
import { inSentences, saying, type Clause } from '../english/grammar.js';
import type { Unit } from './unit.js';

const isBound = (what: Reference, name: string | undefined): boolean =>
  name !== undefined && what.kind === 'bound' && what.name === name && what.said === undefined;

export function revealedAt([shown, second, third, fourth]: readonly Effect[]): Unit | undefined {
  if (shown?.kind !== 'reveal' || shown.what.kind !== 'top-until' || shown.bind === undefined)
    return undefined;
  // From their own library.
  const isOwn = JSON.stringify(shown.by ?? { kind: 'you' }) === JSON.stringify(shown.what.whose);
  if (!isOwn) return undefined;
  const isByThem = (step: { readonly by?: Players }): boolean =>
    JSON.stringify(step.by) === JSON.stringify(shown.by);
  if (
    second?.kind === 'move' &&
    isBound(second.what, shown.bind) &&
    second.cause === 'put' &&
    isByThem(second)
  )
    return { length: 2, told: allOfThem };
  if (second?.kind !== 'let-objects' || second.said === undefined) return undefined;
  const { what, bind } = second;
  if (what.kind !== 'only' || !isBound(what.of, shown.bind)) return undefined;
  if (JSON.stringify(what.filter) !== JSON.stringify(shown.what.filter)) return undefined;
  if (third?.kind !== 'move' || !isBound(third.what, bind) || third.cause !== 'put' || !isByThem(third))
    return undefined;
  if (fourth?.kind !== 'move' || fourth.what.kind !== 'except' || fourth.cause !== 'put' || !isByThem(fourth))
    return undefined;
  return isBound(fourth.what.of, shown.bind) && isBound(fourth.what.without, bind)
    ? { length: 4, told: thatAndTheRest }
    : undefined;
}

/** 'puts them into their hand': the player and the place. */
const PUT = /^(?:(.*) )?puts? (?:them|those objects|the rest|(?:the )?(?:\w+ )*(?:cards|objects)) (.*)$/;
const SHUFFLED = /^(?:(.*) )?(shuffles?) the rest (.*)$/;
const told = (text: string, what: string): string => {
  const [, who, where = text] = PUT.exec(text) ?? [];
  return `${who === undefined ? 'put' : 'that player puts'} ${what} ${where}`;
};
const allOfThem = ([first, second]: readonly Clause[]): Clause =>
  saying(inSentences(first?.text ?? '', told(second?.text ?? '', 'all cards revealed this way')));
function thatAndTheRest([first, , third, fourth]: readonly Clause[]): Clause {
  const that = told(third?.text ?? '', 'that card');
  const rest = fourth?.text ?? '';
  const shuffled = SHUFFLED.exec(rest);
  const both =
    shuffled === null
      ? `${that} and the rest ${PUT.exec(rest)?.[2] ?? rest}`
      : `${that}, then ${shuffled[2] ?? ''} the rest ${shuffled[3] ?? ''}`;
  return saying(inSentences(first?.text ?? '', both));
}
