// Games with cards that the engine cannot handle: too much for one command, or a failure in the rules.
import type { Ability, Effect } from '#abilities';
import type { CardDefinition } from '#cards';
import { hashText, type PlayerId } from '#kernel';
import { MENTAL_MAGIC } from '#mental';
import { cardsIn, PLAIN_MAGIC, STACK } from '#rules';
import type { GivenAnswer } from '#matches';
import { alwaysTheseCards, type FormatCards } from '../../../matches/src/ports/index.js';
import { sorcery } from '../cards/made.js';
import { accepted, GameNode } from './game-node.js';

const YOU = { kind: 'you' } as const;
const often = (effect: Effect): Effect => ({ kind: 'repeat', times: 1000, effect });
const GAIN: Effect = { kind: 'gain-life', who: YOU, amount: 1 };
const TOO_MUCH = often(often(GAIN));

const doing = (name: string, ...effects: readonly Effect[]): CardDefinition =>
  sorcery(
    name,
    '{0}',
    ...effects.map((effect): Ability => ({ kind: 'spell', body: { kind: 'plain', effect } })),
  );

/** Its resolution exceeds the budget of a command. */
export const DIRGE = doing('Dirge', TOO_MUCH);
/** It exceeds the budget only if the answer is yes. */
export const TEMPTATION = doing('Temptation', { kind: 'may', who: YOU, effect: TOO_MUCH });
export const SONG = doing('Song', GAIN);
const DRAW: Effect = { kind: 'draw', who: YOU, count: 1 };
/** If drawing fails, so does its resolution. */
export const FLAW = doing('Flaw', DRAW);
/** Only if the answer is yes. */
export const DOUBT = doing('Doubt', { kind: 'may', who: YOU, effect: DRAW });

const READ_BY_NOBODY: Effect = {
  kind: 'assisted',
  text: 'You gain 1, 2, or 3 life, as the choir likes.',
};
/** A card whose text the engine cannot read. */
export const HYMN = doing('Hymn', READ_BY_NOBODY);
/** What follows it exceeds the budget of a command. */
export const DIRGE_AFTER_HYMN = doing('Dirge after Hymn', READ_BY_NOBODY, TOO_MUCH);

/** Libraries contain only these cards. Drawing while anything is on the stack makes the rules fail. */
export function only(definition: CardDefinition): FormatCards {
  const { libraries } = PLAIN_MAGIC;
  const drawnFrom: typeof libraries.drawnFrom = (state, seat) => {
    if (cardsIn(state, STACK).length > 0) throw new TypeError('a fault of the rules');
    return libraries.drawnFrom(state, seat);
  };
  const magic = { ...PLAIN_MAGIC, libraries: { ...libraries, drawnFrom } };
  const cards = alwaysTheseCards({ catalogue: hashText('few'), definitions: [definition] });
  return { ...cards, variants: { ...MENTAL_MAGIC, magic } };
}

const PASS = { kind: 'priority', action: 'pass' } as const;

/** A game of two in which the first player has cast the first card of their hand, and passed. */
export async function castIn(
  on: GameNode,
  players: readonly PlayerId[],
  terms: object = {},
): Promise<string> {
  const game = await on.playing(players, { ruleset: 'magic', librarySize: 60, startingLife: 20, ...terms });
  const [first] = players;
  if (first === undefined) throw new Error('nobody plays');
  for (;;) {
    const { view } = await on.sight(first, game);
    if (view.turn?.step === 'precombat-main') break;
    await on.answerOpen(players, game, PASS);
  }
  const { view } = await on.sight(first, game);
  const [card] = view.seats['0']?.hand ?? [];
  if (card === undefined) throw new Error('the hand is empty');
  await on.answerOpen(players, game, { kind: 'priority', action: { do: 'cast', object: card } });
  await on.answerOpen(players, game, PASS);
  return game;
}

/** The outcome of answering the open question as the player who is asked. */
export async function answerOf(
  on: GameNode,
  players: readonly PlayerId[],
  game: string,
  answer: GivenAnswer = PASS,
): Promise<string> {
  const { decision } = (await on.sight(players[0]!, game)).view;
  if (decision === undefined) throw new Error('nobody is asked');
  const action = { type: 'answer', decision: decision.id, answer } as const;
  const outcome = await on.act(players[decision.seat]!, game, action);
  return outcome.kind === 'accepted' ? accepted(outcome).kind : outcome.refusal.code;
}
