// Maps a player's legal actions, and the choices of an action, to the contract's types.
import type { Json } from '#kernel';
import type { CompletionSight, CouldDoSeat, GameSight, GivenPlay, OfferedPlay } from '#matches';
import { isStopped, publishedDecision, publishedQuestion, type PaymentSeen } from '#visibility';
import type { CommandKind } from '../generated/schema.js';
import { refused } from './action.js';
import { cardsInParts } from './cards.js';
import { PLAY_KINDS, shownAction } from './answered.js';
import type { Answer } from './types.js';

/** A game that exists is never created again. */
type InGame = Exclude<GameSight['legal'][number], 'create'>;

const COMMANDS: { readonly [C in InGame]: CommandKind } = {
  invite: 'INVITE',
  'withdraw-invitation': 'WITHDRAW_INVITATION',
  decline: 'DECLINE',
  join: 'JOIN',
  leave: 'LEAVE',
  unseat: 'UNSEAT',
  'seat-bot': 'SEAT_BOT',
  'unseat-bot': 'UNSEAT_BOT',
  ready: 'READY',
  start: 'START',
  'open-entropy': 'OPEN_ENTROPY',
  answer: 'ANSWER',
  shortcut: 'SHORTCUT',
  'set-passing': 'SET_PASSING',
  concede: 'CONCEDE',
  'concede-absent': 'CONCEDE_ABSENT',
  'agree-to-open': 'AGREE_TO_OPEN',
  'ask-take-back': 'ASK_TAKE_BACK',
  'answer-take-back': 'ANSWER_TAKE_BACK',
};

export const legalCommands = ({ legal }: GameSight): CommandKind[] =>
  legal.flatMap((command) => (command === 'create' ? [] : [COMMANDS[command]]));

/** The open question, if it is the asker's own, and the game is not stopped. */
export function ownQuestion({ view, viewer }: GameSight): Answer<'Decision'> | null {
  const { decision } = view;
  return viewer.kind === 'seat' && decision?.seat === viewer.seat && !isStopped(view)
    ? publishedDecision(decision, cardsInParts(view))
    : null;
}

export const shownPlays = (plays: readonly OfferedPlay[]): Answer<'Play'>[] => plays.map(offered);

/** What one seat could do in a judge's copy of a game. */
export const seatCouldDo = ({
  seat,
  asked,
  commands,
  plays,
  isTooMuch,
}: CouldDoSeat): Answer<'SeatCouldDo'> => ({
  seat,
  commands: commands.flatMap((command) => (command === 'create' ? [] : [COMMANDS[command]])),
  decision: asked?.decision === undefined ? null : publishedDecision(asked.decision, cardsInParts(asked)),
  plays: plays.map(offered),
  tooMuch: isTooMuch,
});

const offered = ({ play, text, adds }: OfferedPlay): Answer<'Play'> => ({
  kind: PLAY_KINDS[play.do],
  object: play.object,
  face: 'face' in play ? (play.face ?? null) : null,
  ability: play.do === 'activate' ? play.ability : null,
  what: play.do === 'special' ? play.what : null,
  as: play.do === 'play' && play.as !== undefined ? 'ANY_LAND' : null,
  alternative: play.do === 'play' ? null : (play.alternative ?? null),
  text,
  adds: [...adds],
});

/** An action in the form of PlayInput. */
function asInput(play: GivenPlay): Json {
  const { do: kind, ...rest } = play;
  const input = { kind: PLAY_KINDS[kind], ...rest, ...('as' in rest ? { as: 'ANY_LAND' } : {}) };
  if (!('optional' in input) || input.optional === undefined) return input;
  const optional = Object.entries(input.optional).map(([label, times]) => ({ label, times }));
  return { ...input, optional };
}

export function completion(sight: CompletionSight): Answer<'Completion'> {
  switch (sight.kind) {
    case 'complete':
      return {
        __typename: 'Complete',
        action: shownAction(sight.play),
        play: asInput(sight.play),
        payment: paymentOf(sight.payment),
      };
    case 'choose':
      return {
        __typename: 'NextChoice',
        field: sight.field,
        question: publishedQuestion(sight.question, sight.prompt, cardsInParts(sight.view)),
        action: shownAction(sight.play),
        play: asInput(sight.play),
      };
    case 'refused':
      return refused(sight.refusal);
  }
}

const paymentOf = (paid: PaymentSeen | undefined): Answer<'Payment'> | null =>
  paid === undefined
    ? null
    : { makes: paid.makes.map((each) => ({ ...each })), pool: paid.pool, left: paid.left };
