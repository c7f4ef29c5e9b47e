// Taking back by consent: a player asks to return to a moment, and every other player agrees, if the terms allow
// it and nobody has learned anything hidden since. The request stops nothing: it ends when the game goes on.
import { seatedAt, seatOf, type CommandHandlers } from '../table/handler.js';
import type { Proposal } from '../../engine/proposal/proposal.js';
import type { Earlier } from '../../fold/evolve/log-fold.js';
import { isBot } from '../../model/basics/bots.js';
import type { Seat } from '../../model/basics/ids.js';
import { refuse, type Refusal } from '../../model/basics/refusal.js';
import type { CommandType } from '../../model/commands/command.js';
import { partsOfAll } from '../../model/events/parts.js';
import type { GameState } from '../../model/state/game-state.js';
import { MOST_TAKE_BACKS } from '../../model/state/take-back.js';
import { barriersIn, coveredIn, looksSince, toldOf } from './barriers.js';
import { cannotRewind, rewindTo } from './rewind-to.js';

const RULE = 'terms takeBack';
const NEVER = refuse(
  'no-take-backs',
  RULE,
  'By the terms of this game nothing is taken back. Call a judge if something went wrong.',
);
const NOT_SEATED = refuse(
  'not-seated',
  'table seats',
  'You have no seat in this game. Join it before it starts, or watch it.',
);
const NOT_STARTED = refuse('not-started', 'table start', 'The game has not started. Wait until it does.');
const OPEN = refuse('take-back-open', RULE, 'Somebody has already asked to take back. Answer that first.');
const TOO_MANY = refuse(
  'too-many-take-backs',
  RULE,
  `You have asked to take back ${String(MOST_TAKE_BACKS)} times in this game, which is as often as a player can.`,
);
const NOT_ASKED = refuse(
  'no-take-back',
  RULE,
  'Nobody asks you to return to that moment, or not any more. Read the game again.',
);
const AGREED = refuse('already-agreed', RULE, 'You have already agreed to that. Wait for the others.');

/** A request to take back ends with a command of this kind: the game has gone on without it. */
const GOING_ON: ReadonlySet<CommandType> = new Set<CommandType>([
  'answer',
  'shortcut',
  'concede',
  'concede-absent',
  'flag',
  'abandon',
  'rule',
  'leave-unruled',
  'apply-ruling',
  'quarantine',
  'stop-game',
  'repair-game',
  'end-game',
]);

export function endTakeBackBy(proposal: Proposal, command: CommandType): void {
  if (proposal.state.takeBack && GOING_ON.has(command))
    proposal.emit({ type: 'TakeBackEnded', seat: null, why: 'moved-on' });
}

export const takeBackCommands: CommandHandlers<'ask-take-back' | 'answer-take-back'> = {
  'ask-take-back': {
    mayNot({ state, actor }) {
      if (state.terms?.takeBack !== 'by-consent') return NEVER;
      const { kind } = state.stage;
      if (kind === 'gathering' || kind === 'opening') return NOT_STARTED;
      const seat = seatOf(state, actor)?.seat;
      if (seat === undefined) return NOT_SEATED;
      if (state.takeBack) return OPEN;
      return (state.takeBacks?.[seat] ?? 0) < MOST_TAKE_BACKS ? undefined : TOO_MANY;
    },
    perform(proposal, { moment }, player) {
      const { state, inputs } = proposal;
      const { seat } = seatedAt(state, player);
      const refusal = cannotRewind(state, inputs.earlier);
      if (refusal !== undefined) return refusal;
      const earlier = inputs.earlier as Earlier;
      const { moment: then, since } = earlier;
      const covered = coveredIn(earlier.state, state);
      const barriers = [
        ...barriersIn(since, { moment: then, covered }, seat),
        ...looksSince(earlier.state, state),
      ];
      if (barriers.length > 0) return learned(barriers);
      // Whoever is in the game now is asked, and whoever was then: after a rewind the moment can be one at which a
      // player had left.
      const others = earlier.state.seats.filter(
        (one) =>
          one.seat !== seat &&
          one.player !== null &&
          (one.lost === null || state.seats[one.seat]?.lost === null),
      );
      const asks = others.map((one) => one.seat);
      proposal.emit({ type: 'TakeBackAsked', seat, moment, asks });
      for (const { seat: other, player: who } of others)
        if (who !== null && isBot(who)) answerOf(proposal, other, botAgrees(earlier, seat));
      return returnIfAllAgree(proposal);
    },
  },
  'answer-take-back': {
    mayNot({ state, actor }, { moment, agrees }) {
      const seat = seatOf(state, actor)?.seat;
      if (seat === undefined) return NOT_SEATED;
      const { takeBack } = state;
      if (!takeBack || takeBack.moment !== moment) return NOT_ASKED;
      if (seat === takeBack.seat) return agrees ? NOT_ASKED : undefined;
      if (!takeBack.asks.includes(seat)) return NOT_ASKED;
      return agrees && takeBack.agreed.includes(seat) ? AGREED : undefined;
    },
    perform(proposal, { agrees }, player) {
      answerOf(proposal, seatedAt(proposal.state, player).seat, agrees);
      return returnIfAllAgree(proposal);
    },
  },
};

const learned = (barriers: Parameters<typeof toldOf>[0]): Refusal =>
  refuse(
    'hidden-learned',
    RULE,
    `Since then ${toldOf(barriers)}, so the game cannot return there by consent. Ask for a later moment, or call a judge.`,
  );

function answerOf(proposal: Proposal, seat: Seat, agrees: boolean): void {
  const { takeBack } = proposal.state;
  if (!takeBack) return;
  if (agrees) proposal.emit({ type: 'TakeBackAgreed', seat });
  else proposal.emit({ type: 'TakeBackEnded', seat, why: seat === takeBack.seat ? 'withdrawn' : 'refused' });
}

function returnIfAllAgree(proposal: Proposal): Refusal | undefined {
  const { takeBack } = proposal.state;
  if (!takeBack || !takeBack.asks.every((seat) => takeBack.agreed.includes(seat))) return undefined;
  const by = { kind: 'consent', seat: takeBack.seat } as const;
  return rewindTo(proposal, { positions: 'keep-known', names: 'free' }, { by, because: null });
}

/** A bot lets a player take back what nobody else has answered yet: it gives nothing away by that. */
function botAgrees({ state, since }: Earlier, asker: Seat): boolean {
  let asked: GameState['decision'] | { readonly seat: Seat } = state.decision;
  for (const event of partsOfAll(since))
    if (event.type === 'DecisionOpened') asked = event;
    else if (event.type === 'CommandAccepted') {
      const { type } = event.command;
      if (type === 'set-passing' || type.endsWith('-take-back')) continue;
      if ((type !== 'answer' && type !== 'shortcut') || asked?.seat !== asker) return false;
    }
  return true;
}
