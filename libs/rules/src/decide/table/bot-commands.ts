// The host has the server play a seat of the table, or clears such a seat for somebody else.
import { refuse, type Refusal } from '../../model/basics/refusal.js';
import { botAt, isBot } from '../../model/basics/bots.js';
import type { CommandHandlers, Situation } from './handler.js';
import { botIsReady } from './bots-seated.js';
import { isFree } from './fork.js';
import { notBeforeTheStart } from './handler.js';
import { FULL, isFull, NOT_HOST } from './table-commands.js';

type BotCommand = 'seat-bot' | 'unseat-bot';

const notTheHost = ({ state, actor }: Situation<BotCommand>): Refusal | undefined =>
  notBeforeTheStart(state) ?? (state.host === actor ? undefined : NOT_HOST);

export const botCommands: CommandHandlers<BotCommand> = {
  'seat-bot': {
    mayNot: (situation) => notTheHost(situation) ?? (isFull(situation.state) ? FULL : undefined),
    perform(proposal, { bot }) {
      const free = proposal.state.seats.find(isFree);
      if (free === undefined) return FULL;
      proposal.emit({ type: 'SeatTaken', seat: free.seat, player: botAt(bot, free.seat) });
      botIsReady(proposal, free.seat);
      return undefined;
    },
  },
  'unseat-bot': {
    mayNot(situation, { seat }) {
      const sits = situation.state.seats[seat]?.player ?? null;
      return (
        notTheHost(situation) ??
        (sits !== null && isBot(sits)
          ? undefined
          : refuse('not-seated', 'table bots', 'There is no bot in that seat. Name a seat that has one.'))
      );
    },
    perform(proposal, { seat }) {
      proposal.emit({ type: 'SeatLeft', seat, reason: 'left' });
      return undefined;
    },
  },
};
