// What each action in a dispute does: who may do it, what it decides, and what it does in the game before.
import {
  acceptRuling,
  appealRuling,
  askName,
  close,
  decideAppeal,
  givePenalty,
  giveRuling,
  handBack,
  sayAsJudge,
  sayAsPlayer,
  standingRuling,
  stateCase,
  take,
  withdraw,
  writeName,
  type Decision,
  type Dispute,
  type Moment,
  type RuledGame,
} from '#disputes';
import type { DisputeCommand, DisputeId } from '#rules';
import type { Asker } from '../../contract/contract.js';
import type { Looking } from '../../game/guard/looking.js';
import type { DisputeAction, DisputeActionOf } from './dispute-action.js';
import { officialOf } from './relation.js';

export interface Doing {
  readonly asker: Asker;
  readonly game: RuledGame;
  readonly moment: Moment;
  /** The game has done its part: the server may have followed it before this command does. */
  readonly isDoneInGame?: boolean;
}

interface Deciding<A> {
  readonly decide: (dispute: Dispute, action: A, doing: Doing) => Decision;
  /** The game decides first whether a call is taken, handed back or withdrawn. `within`: seconds until a call lapses. */
  readonly inGame?: (dispute: DisputeId, within: number) => DisputeCommand;
}

/** `either`: as what the asker is to the dispute. What a judge does is recorded, with what it is done to. */
export type Deed<A> = Deciding<A> &
  (
    | { readonly as: 'player' }
    | { readonly as: 'judge' | 'either'; readonly looking: (dispute: Dispute, action: A) => Looking }
  );

type Deeds = { readonly [T in DisputeAction['type']]: Deed<DisputeActionOf<T>> };

/** The number of the ruling that is given next in a dispute. */
export const nextRuling = ({ rulings }: Dispute): number => rulings.length + 1;

const NOTHING: Decision = { ok: true, value: { events: [], text: null } };

export const DEEDS: Deeds = {
  'withdraw-call': {
    as: 'player',
    decide: (dispute, _, { asker, isDoneInGame }) =>
      isDoneInGame === true && dispute.stage === 'withdrawn' ? NOTHING : withdraw(dispute, asker.player),
    inGame: (dispute) => ({ type: 'withdraw-call', dispute }),
  },
  'take-call': {
    as: 'judge',
    looking: () => ({ way: 'desk', deed: 'take-call' }),
    decide: (dispute, _, { asker, moment }) => take(dispute, officialOf(asker), moment),
    inGame: (dispute) => ({ type: 'take-call', dispute }),
  },
  'hand-back-call': {
    as: 'judge',
    looking: () => ({ way: 'desk', deed: 'hand-back-call' }),
    decide: (dispute, _, { asker, isDoneInGame }) =>
      isDoneInGame === true && dispute.stage === 'called' ? NOTHING : handBack(dispute, officialOf(asker)),
    inGame: (dispute, within) => ({ type: 'hand-back-call', dispute, within }),
  },
  'state-case': {
    as: 'player',
    decide: (dispute, { text }, { asker }) => stateCase(dispute, asker.player, text),
  },
  say: {
    as: 'either',
    looking: (_, { to }) => ({ way: 'talk', deed: 'say', seat: typeof to === 'number' ? to : undefined }),
    decide(dispute, { to, text }, { asker }) {
      const isParty = dispute.players.some(({ player }) => player === asker.player);
      if (isParty) return sayAsPlayer(dispute, asker.player, to === 'all' ? 'all' : 'judge', text);
      return sayAsJudge(dispute, officialOf(asker), typeof to === 'number' ? to : null, text);
    },
  },
  'ask-name': {
    as: 'judge',
    looking: (_, { seat }) => ({ way: 'talk', deed: 'ask-name', seat }),
    decide: (dispute, { seat }, { asker }) => askName(dispute, officialOf(asker), seat),
  },
  'write-name': {
    as: 'player',
    decide: (dispute, { text }, { asker }) => writeName(dispute, asker.player, text),
  },
  'give-ruling': {
    as: 'judge',
    looking: (dispute) => ({ way: 'ruling', deed: 'give-ruling', ruling: nextRuling(dispute) }),
    decide: (dispute, { ruling }, { asker, game, moment }) =>
      giveRuling(dispute, officialOf(asker), ruling, game, moment),
  },
  'accept-ruling': {
    as: 'player',
    decide: (dispute, _, { asker }) => acceptRuling(dispute, asker.player),
  },
  'appeal-ruling': {
    as: 'player',
    decide: (dispute, { text }, { asker, moment }) => appealRuling(dispute, asker.player, text, moment),
  },
  'uphold-ruling': {
    as: 'judge',
    looking: (dispute) => ({
      way: 'ruling',
      deed: 'uphold-ruling',
      ruling: standingRuling(dispute)?.ruling ?? nextRuling(dispute),
    }),
    decide: (dispute, { words }, { asker, game }) =>
      decideAppeal(dispute, officialOf(asker), { outcome: 'upheld', words }, game),
  },
  'overturn-ruling': {
    as: 'judge',
    looking: (dispute) => ({ way: 'ruling', deed: 'overturn-ruling', ruling: nextRuling(dispute) }),
    decide: (dispute, { ruling }, { asker, game }) =>
      decideAppeal(dispute, officialOf(asker), { outcome: 'overturned', ruling }, game),
  },
  'give-penalty': {
    as: 'judge',
    looking: ({ penalties }, { seat }) => ({ way: 'penalty', penalty: penalties.length + 1, seat }),
    decide(dispute, { seat, infraction, grade, event, words }, { asker }) {
      const given = { seat, infraction, grade, event: event ?? dispute.game, words };
      return givePenalty(dispute, officialOf(asker), given);
    },
  },
  'close-dispute': {
    as: 'judge',
    looking: () => ({ way: 'desk', deed: 'close-dispute' }),
    decide: (dispute, _, { asker }) => close(dispute, officialOf(asker)),
  },
};
