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
import type { WayOfLooking } from '../../game/guard/audit-events.js';
import type { DisputeAction, DisputeActionOf } from './dispute-action.js';
import { officialOf } from './relation.js';

export interface Doing {
  readonly asker: Asker;
  readonly game: RuledGame;
  readonly moment: Moment;
  /** The game has done its part: the server may have followed it before this command does. */
  readonly isDoneInGame?: boolean;
}

export interface Deed<A> {
  /** `either`: as what the asker is to the dispute. */
  readonly as: 'player' | 'judge' | 'either';
  /** What the audit says of a judge who does it. */
  readonly way: WayOfLooking;
  readonly decide: (dispute: Dispute, action: A, doing: Doing) => Decision;
  /** The game decides first whether a call is taken, handed back or withdrawn. `within`: seconds until a call lapses. */
  readonly inGame?: (dispute: DisputeId, within: number) => DisputeCommand;
}

type Deeds = { readonly [T in DisputeAction['type']]: Deed<DisputeActionOf<T>> };

const NOTHING: Decision = { ok: true, value: { events: [], text: null } };

export const DEEDS: Deeds = {
  'withdraw-call': {
    as: 'player',
    way: 'desk',
    decide: (dispute, _, { asker, isDoneInGame }) =>
      isDoneInGame === true && dispute.stage === 'withdrawn' ? NOTHING : withdraw(dispute, asker.player),
    inGame: (dispute) => ({ type: 'withdraw-call', dispute }),
  },
  'take-call': {
    as: 'judge',
    way: 'desk',
    decide: (dispute, _, { asker, moment }) => take(dispute, officialOf(asker), moment),
    inGame: (dispute) => ({ type: 'take-call', dispute }),
  },
  'hand-back-call': {
    as: 'judge',
    way: 'desk',
    decide: (dispute, _, { asker, isDoneInGame }) =>
      isDoneInGame === true && dispute.stage === 'called' ? NOTHING : handBack(dispute, officialOf(asker)),
    inGame: (dispute, within) => ({ type: 'hand-back-call', dispute, within }),
  },
  'state-case': {
    as: 'player',
    way: 'desk',
    decide: (dispute, { text }, { asker }) => stateCase(dispute, asker.player, text),
  },
  say: {
    as: 'either',
    way: 'talk',
    decide(dispute, { to, text }, { asker }) {
      const isParty = dispute.players.some(({ player }) => player === asker.player);
      if (isParty) return sayAsPlayer(dispute, asker.player, to === 'all' ? 'all' : 'judge', text);
      return sayAsJudge(dispute, officialOf(asker), typeof to === 'number' ? to : null, text);
    },
  },
  'ask-name': {
    as: 'judge',
    way: 'talk',
    decide: (dispute, { seat }, { asker }) => askName(dispute, officialOf(asker), seat),
  },
  'write-name': {
    as: 'player',
    way: 'desk',
    decide: (dispute, { text }, { asker }) => writeName(dispute, asker.player, text),
  },
  'give-ruling': {
    as: 'judge',
    way: 'ruling',
    decide: (dispute, { ruling }, { asker, game, moment }) =>
      giveRuling(dispute, officialOf(asker), ruling, game, moment),
  },
  'accept-ruling': {
    as: 'player',
    way: 'desk',
    decide: (dispute, _, { asker }) => acceptRuling(dispute, asker.player),
  },
  'appeal-ruling': {
    as: 'player',
    way: 'desk',
    decide: (dispute, { text }, { asker, moment }) => appealRuling(dispute, asker.player, text, moment),
  },
  'uphold-ruling': {
    as: 'judge',
    way: 'ruling',
    decide: (dispute, { words }, { asker, game }) =>
      decideAppeal(dispute, officialOf(asker), { outcome: 'upheld', words }, game),
  },
  'overturn-ruling': {
    as: 'judge',
    way: 'ruling',
    decide: (dispute, { ruling }, { asker, game }) =>
      decideAppeal(dispute, officialOf(asker), { outcome: 'overturned', ruling }, game),
  },
  'give-penalty': {
    as: 'judge',
    way: 'penalty',
    decide(dispute, { seat, infraction, grade, event, words }, { asker }) {
      const given = { seat, infraction, grade, event: event ?? dispute.game, words };
      return givePenalty(dispute, officialOf(asker), given);
    },
  },
  'close-dispute': {
    as: 'judge',
    way: 'desk',
    decide: (dispute, _, { asker }) => close(dispute, officialOf(asker)),
  },
};
