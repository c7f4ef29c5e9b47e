// The table before the game: create, invite, join, leave, get ready, start, open entropy.
import { after, opens, seconds } from '#kernel';
import type { CommandType } from '../../model/commands/command.js';
import { refuse } from '../../model/basics/refusal.js';
import type { LeavingReason } from '../../model/events/table.js';
import type { GameState } from '../../model/state/game-state.js';
import { isBot } from '../../model/basics/bots.js';
import type { Seat } from '../../model/basics/ids.js';
import { isPlayed, settled } from '../../engine/variants/registry.js';
import { botIsReady, botsSeated } from './bots-seated.js';
import { unsupportedTerms } from './built.js';
import { notReady } from './prebuilt.js';
import { wrongOptions } from './multiplayer-terms.js';
import { isFree, isForkWaiting, notFilled, recordPosition } from './fork.js';
import { endGame } from '../../engine/ending/ending.js';
import { tooLargeToStart } from './fits-the-log.js';
import { notBeforeTheStart, seatedAt, seatOf, type CommandHandlers } from './handler.js';
import type { Proposal } from '../../engine/proposal/proposal.js';
import { beginGame } from '../../play/start/start-of-game.js';

export const NOT_SEATED = refuse(
  'not-seated',
  'table seats',
  'You have no seat in this game. Join it before it starts, or watch it.',
);
export const NOT_HOST = refuse(
  'not-host',
  'table host',
  'Only the host of the game may do that. Ask the host.',
);
export const FULL = refuse(
  'game-full',
  'table seats',
  'Every seat of this game is taken. Choose another table.',
);

const taken = (state: GameState) => state.seats.filter((seat) => seat.player !== null);
export const isFull = (state: GameState): boolean => !state.seats.some(isFree);

export const tableCommands: CommandHandlers<
  Extract<CommandType, 'create' | 'invite' | 'join' | 'leave' | 'ready' | 'start' | 'open-entropy'>
> = {
  create: {
    mayNot: ({ state }) =>
      state.game === null
        ? undefined
        : refuse('game-exists', 'table create', 'This game already exists. Create one with another id.'),
    perform(proposal, { game, terms: said, commitment, from }, host) {
      const { cards: format, variants } = proposal.inputs;
      const terms = settled(said, variants);
      const { definitions } = format;
      const missing = unsupportedTerms(terms, format, variants);
      if (missing !== undefined) return missing;
      if (from !== undefined) {
        proposal.emit({ type: 'GameCreated', game, host, terms, commitment });
        const refusal = recordPosition(proposal, from);
        if (refusal === undefined) proposal.emit({ type: 'SeatTaken', seat: from.seat, player: host });
        return refusal;
      }
      const cards = definitions.length;
      if (!isPlayed({ terms }) && cards < terms.librarySize)
        return refuse(
          'not-built',
          'terms librarySize',
          `A library needs that many different cards; there are only ${cards}.`,
        );
      const unready =
        notReady(terms, format, variants) ?? wrongOptions(terms) ?? tooLargeToStart(terms, format, variants);
      if (unready !== undefined) return unready;
      proposal.emit({ type: 'GameCreated', game, host, terms, commitment });
      proposal.emit({ type: 'SeatTaken', seat: 0 as Seat, player: host });
      return undefined;
    },
  },
  invite: {
    mayNot({ state, actor }) {
      return notBeforeTheStart(state) ?? (state.host === actor ? undefined : NOT_HOST);
    },
    perform(proposal, { player }) {
      // A repeated invitation adds no event: the log keeps only changes.
      if (!proposal.state.invited.includes(player)) proposal.emit({ type: 'PlayerInvited', player });
      return undefined;
    },
  },
  join: {
    mayNot({ state, actor }) {
      const started = notBeforeTheStart(state);
      if (started !== undefined) return started;
      if (seatOf(state, actor) !== undefined)
        return refuse('already-seated', 'table seats', 'You already have a seat in this game.');
      if (state.terms?.access === 'invitation' && !state.invited.includes(actor))
        return refuse(
          'not-invited',
          'terms access',
          'Only invited players may join this game. Ask the host to invite you.',
        );
      return isFull(state) ? FULL : undefined;
    },
    perform(proposal, _, player) {
      const free = proposal.state.seats.find(isFree);
      if (free !== undefined) proposal.emit({ type: 'SeatTaken', seat: free.seat, player });
      return undefined;
    },
  },
  leave: {
    mayNot({ state, actor }) {
      if (state.stage.kind !== 'opening') {
        const started = notBeforeTheStart(state);
        if (started !== undefined) return started;
      }
      return seatOf(state, actor) === undefined ? NOT_SEATED : undefined;
    },
    perform(proposal, _, player) {
      const { seat } = seatedAt(proposal.state, player);
      proposal.emit({ type: 'SeatLeft', seat, reason: 'left' });
      afterLeaving(proposal, 'left');
      return undefined;
    },
  },
  ready: {
    mayNot: ({ state, actor }) =>
      notBeforeTheStart(state) ?? (seatOf(state, actor) === undefined ? NOT_SEATED : undefined),
    perform(proposal, { commitment }, player) {
      proposal.emit({ type: 'SeatReady', seat: seatedAt(proposal.state, player).seat, commitment });
      return undefined;
    },
  },
  start: {
    mayNot({ state, actor }) {
      const started = notBeforeTheStart(state);
      if (started !== undefined) return started;
      if (state.host !== actor) return NOT_HOST;
      if (taken(state).length < 2)
        return refuse(
          'too-few-players',
          'cr 100.1',
          'A game needs at least two players. Wait for another one, or seat a bot.',
        );
      if (taken(state).some((seat) => !seat.ready))
        return refuse(
          'not-everyone-ready',
          'table start',
          'Not everyone at the table is ready. Wait until they are.',
        );
      return isForkWaiting(state) ? notFilled(state) : undefined;
    },
    perform(proposal) {
      const { state, inputs, terms } = proposal;
      if (state.seats.some((seat) => seat.commitment !== null))
        proposal.emit({ type: 'OpeningBegan', deadline: after(inputs.now, seconds(terms.openWithin)) });
      else beginGame(proposal);
      return undefined;
    },
  },
  'open-entropy': {
    mayNot({ state, actor }) {
      if (state.stage.kind === 'gathering')
        return refuse(
          'not-started',
          'table fairness',
          'Entropy can be opened only after everyone has committed. Wait for the others.',
        );
      if (state.stage.kind !== 'opening')
        return refuse('already-started', 'table fairness', 'All entropy of this game has been opened.');
      const seat = seatOf(state, actor);
      if (seat === undefined) return NOT_SEATED;
      if (seat.commitment === null)
        return refuse(
          'commitment-missing',
          'table fairness',
          'You committed to no entropy, so there is nothing to open. Wait for the others.',
        );
      if (seat.entropy !== null)
        return refuse(
          'already-opened',
          'table fairness',
          'You have already opened your entropy. Wait for the others.',
        );
      return undefined;
    },
    perform(proposal, { entropy }, player) {
      const { seat, commitment } = seatedAt(proposal.state, player);
      if (commitment === null || !opens(commitment, entropy))
        return refuse(
          'commitment-mismatch',
          'table fairness',
          'That is not the text you committed to. Send that text.',
        );
      proposal.emit({ type: 'EntropyOpened', seat, entropy });
      if (proposal.state.seats.every((other) => other.commitment === null || other.entropy !== null))
        beginGame(proposal);
      return undefined;
    },
  },
};

/**
 * A host who leaves hands the table to another player. A table without a person is cleared. The commitments
 * are made anew.
 */
export function afterLeaving(proposal: Proposal, reason: LeavingReason): void {
  const { state } = proposal;
  const next = taken(state).find(({ player }) => player !== null && !isBot(player))?.player ?? null;
  if (next === null) {
    endGame(proposal, 'cancelled', []);
    return;
  }
  if (!taken(state).some((seat) => seat.player === state.host))
    proposal.emit({ type: 'HostChanged', host: next });
  if (state.stage.kind !== 'opening') return;
  proposal.emit({ type: 'ReadinessWithdrawn', reason });
  for (const { seat } of botsSeated(state)) botIsReady(proposal, seat);
}
