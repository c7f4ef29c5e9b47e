// Writes effects as parts of longer sentences.
import type { Effect, NodeKind, Players, Reference } from '../../nodes/sorts.js';
import { list, objectOf, saying, inSentences, type Clause, type Phrase } from '../english/grammar.js';
import type { Pen } from '../english/pen.js';
import { unitsOf } from './units.js';

/** An effect as part of a longer sentence; several clauses if one of them is several. */
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
  // A step that may be done is separate from a step that is done in any case.
  const isOffered = effect.steps.slice(0, -1).some(({ kind }) => kind === 'may');
  return isOffered || texts.some((text) => text.includes('. ')) ? inSentences(first, ...others) : list(texts);
}
const isSequence = (effect: Effect): effect is NodeKind<'effect', 'sequence'> =>
  effect.kind === 'sequence' && effect.steps.length > 1 && effect.said === undefined && !isWhere(effect);
/** '…, where X is the number of Goblins you control': one clause. */
const isWhere = ({ steps: [first, ...others] }: NodeKind<'effect', 'sequence'>): boolean =>
  first?.kind === 'let-value' && first.said !== undefined && others.length === 1;
/** Says 'you' after another player has done something. */
const inTurn = (clauses: readonly Clause[]): string[] =>
  clauses.map(({ text, told }, index) =>
    told !== undefined && clauses[index - 1]?.subject !== undefined ? told : text,
  );
/** As what another player decides: 'you draw a card'. */
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

/** Things that are counted or noted: 'creatures you control' for 'all creatures you control'. */
export const countable = (phrase: Phrase): string => objectOf(phrase).replace(/^all /, '');

/** The recipients of damage: 'any target' if player and object are the same target. */
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
  // In the order of the text: a later recipient may refer to an earlier one.
  const told = said === undefined ? [who, what] : [what, who];
  return told.flatMap((tell) => tell());
}
