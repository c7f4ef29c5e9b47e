// Writes effects as parts of longer sentences.
import type { Effect, NodeKind, Players, Reference } from '../../nodes/sorts.js';
import { list, objectOf, saying, inSentences, type Clause, type Phrase } from '../english/grammar.js';
import type { Pen } from '../english/pen.js';
import { unitsOf } from './units.js';

/** As part of a longer sentence; as several, where one of them is several itself. */
export function within(effect: Effect, pen: Pen): string {
  if (!isSequence(effect)) return pen.effect(effect).text;
  const texts = inTurn(
    unitsOf(
      effect.steps,
      effect.steps.map((step) => (isSequence(step) ? saying(within(step, pen)) : pen.effect(step))),
    )
      .map(({ clause }) => clause)
      .filter(({ text }) => text !== ''),
  );
  const [first = '', ...others] = texts;
  // What may be done is no part of what is done then in any case.
  const isOffered = effect.steps.slice(0, -1).some(({ kind }) => kind === 'may');
  return isOffered || texts.some((text) => text.includes('. ')) ? inSentences(first, ...others) : list(texts);
}
const isSequence = (effect: Effect): effect is NodeKind<'effect', 'sequence'> =>
  effect.kind === 'sequence' && effect.steps.length > 1 && effect.said === undefined && !isWhere(effect);
/** '…, where X is the number of Goblins you control': told as one. */
const isWhere = ({ steps: [first, ...others] }: NodeKind<'effect', 'sequence'>): boolean =>
  first?.kind === 'let-value' && first.said !== undefined && others.length === 1;
/** After somebody else has done something, 'you' is said. */
const inTurn = (clauses: readonly Clause[]): string[] =>
  clauses.map(({ text, told }, index) =>
    told !== undefined && clauses[index - 1]?.subject !== undefined ? told : text,
  );
/** As what somebody else decides: 'you draw a card'. */
export const withinTold = (effect: Effect, pen: Pen): string => {
  if (isSequence(effect)) return within(effect, pen);
  const { text, told } = pen.effect(effect);
  return told ?? text;
};
/** As what the actor may do or have happen. */
export const withinBy = (effect: Effect, actor: string, pen: Pen): string => clauseBy(effect, pen).by(actor);
const clauseBy = (effect: Effect, pen: Pen): Clause => {
  if (!isSequence(effect)) return pen.effect(effect);
  const clauses = unitsOf(
    effect.steps,
    effect.steps.map((step) => clauseBy(step, pen)),
  );
  return {
    text: 'several',
    by: (actor) => list(clauses.map(({ clause }) => clause.by(actor)).filter((text) => text !== '')),
  };
};

/** What are counted or noted: 'creatures you control' of 'all creatures you control'. */
export const countable = (phrase: Phrase): string => objectOf(phrase).replace(/^all /, '');

/** Who and what is dealt damage: 'any target' is one where both mean the same target. */
export function dealtTo(
  to: Reference | undefined,
  players: Players | undefined,
  pen: Pen,
  said?: 'objects-first',
): readonly string[] {
  if (to?.kind === 'union' && players?.kind === 'target') {
    const [first, ...others] = to.of;
    if (first?.kind === 'target' && first.slot === players.slot)
      return [
        ...dealtTo(first, players, pen),
        ...others.map((other) => {
          const them = pen.object(other);
          return them.each ?? objectOf(them);
        }),
      ];
  }
  const isSame = to?.kind === 'target' && players?.kind === 'target' && to.slot === players.slot;
  const who = (): readonly string[] =>
    players === undefined || isSame ? [] : [objectOf(pen.players(players))];
  const what = (): readonly string[] => {
    const target = to === undefined ? undefined : pen.object(to);
    return target === undefined ? [] : [target.each ?? objectOf(target)];
  };
  // In the order they are told: what is told later may speak of what was told before.
  const told = said === undefined ? [who, what] : [what, who];
  return told.flatMap((tell) => tell());
}
