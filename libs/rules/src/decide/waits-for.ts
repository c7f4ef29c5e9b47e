// Whom a game waits for: the player without whom it does not go on, as opposed to those who may act.
import { after, seconds, type Instant, type PlayerId } from '#kernel';
import type { Prompt } from '../model/decisions/decision.js';
import { flagAt } from '../fold/evolve/clock.js';
import type { GameState } from '../model/state/game-state.js';
import { isStopped } from '../model/basics/dispute.js';

/** What a game waits for somebody to do. */
export interface Awaited {
  readonly what: 'ready' | 'start' | 'open-entropy' | 'answer';
  /** For an answer: the question, and since when it is open. */
  readonly prompt?: Prompt;
  readonly since?: Instant;
  /** When the wait ends, if that is set. */
  readonly until?: Instant;
}

/** Undefined: the game does not wait for that player. */
export function waitsFor(state: GameState, player: PlayerId): Awaited | undefined {
  const { stage, decision } = state;
  const seat = state.seats.find((other) => other.player === player);
  if (seat === undefined || isStopped(state)) return undefined;
  switch (stage.kind) {
    case 'gathering': {
      if (!seat.ready) return { what: 'ready', ...untilItExpires(state) };
      const taken = state.seats.filter((other) => other.player !== null);
      const isHosts = state.host === player && taken.length > 1 && taken.every((other) => other.ready);
      return isHosts ? { what: 'start', ...untilItExpires(state) } : undefined;
    }
    case 'opening':
      return seat.commitment !== null && seat.entropy === null
        ? { what: 'open-entropy', until: stage.deadline }
        : undefined;
    case 'starting':
    case 'mulligans':
    case 'turns': {
      if (decision?.seat !== seat.seat) return undefined;
      const until = flagAt(state);
      const { prompt, since } = decision;
      return { what: 'answer', prompt, since, ...(until === undefined ? {} : { until }) };
    }
    case 'over':
      return undefined;
  }
}

const untilItExpires = ({ createdAt, terms }: GameState): Pick<Awaited, 'until'> =>
  createdAt === null || terms === null ? {} : { until: after(createdAt, seconds(terms.startWithin)) };
