// The operator's commands for a game that cannot go on: stop, release, repair or end it. Each is a command in
// the game's log. It works without a server; a running server learns of it as it learns of another node's
// commands.
import { randomUUID } from 'node:crypto';
import type { AppendRefusal, EventStore } from '#event-store';
import { commandId, type GameId } from '#kernel';
import { decide, DEFAULT_TERMS, type GameEvent, type OperatorCommand } from '#rules';
import type { Clock, Keys } from '#ports';
import { gameStream, loadGameSecret, UnreadableOutcome } from '#log';
import { rulebookFor, type FormatCards } from '../../ports/index.js';
import type { MatchRefusalCode } from '../../contract/contract.js';
import { isImported } from '../../contract/imported.js';
import { PLAYED_ELSEWHERE } from '../../contract/refusals.js';
import { encodeSafely } from '../../game/deciding/deciding.js';
import { foldedGame, type Folded } from '../../game/folding/folded.js';

const MOST_CONFLICTS = 20;

export type OperatorOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'no-such-game' }
  /** Nothing was done; the message says why, and what to do instead. */
  | Refused;

interface Refused {
  readonly kind: 'refused';
  readonly code: MatchRefusalCode;
  readonly message: string;
}

export interface Workshop {
  readonly store: EventStore;
  readonly keys: Keys;
  readonly cards: FormatCards;
  readonly clock: Clock;
}

export class GameOperator {
  constructor(private readonly workshop: Workshop) {}

  /** The command is durable when this settles. */
  async give(game: GameId, type: OperatorCommand['type']): Promise<OperatorOutcome> {
    const { store, keys } = this.workshop;
    if (isImported(game)) return refused(PLAYED_ELSEWHERE.code, PLAYED_ELSEWHERE.message);
    const id = commandId(randomUUID());
    for (let conflicts = 0; conflicts < MOST_CONFLICTS; conflicts += 1) {
      const folded = await foldedGame(store, game);
      if (folded === undefined) return { kind: 'no-such-game' };
      const at = this.workshop.clock.now();
      const decided = await this.decided(folded, type);
      if ('kind' in decided) return decided;
      const { expected, tail } = folded.live;
      const { chain: secret } = await loadGameSecret(store, keys, game);
      const stream = gameStream(game);
      const content = { stream, actor: 'operator', commandId: id, at, events: decided } as const;
      const batch = await encodeSafely({ ...content, after: tail, secret });
      if (batch instanceof UnreadableOutcome) return CANNOT;
      const appended = await store.append(stream, expected, batch.events);
      if (appended.kind === 'appended' || appended.kind === 'duplicate') return { kind: 'done' };
      // A batch within the budget of a command may still be too large for the log.
      if (appended.kind === 'refused') return TOO_LARGE.has(appended.reason) ? TOO_MUCH : CANNOT;
    }
    return refused('store-unavailable', 'The game is too busy. Stop it first.');
  }

  private async decided(
    { live }: Folded,
    type: OperatorCommand['type'],
  ): Promise<readonly GameEvent[] | Refused> {
    const { store, keys, cards, clock } = this.workshop;
    if (live.unreadable !== undefined && type !== 'end-game')
      return refused(
        'engine-fault',
        `Its log cannot be read from event ${String(live.unreadable)} on. End it, or continue it with a version that can read it.`,
      );
    const { seed } = await loadGameSecret(store, keys, live.id);
    const inputs = { now: clock.now(), seed, ...rulebookFor(cards, live.state.terms ?? DEFAULT_TERMS) };
    try {
      const decided = decide(live.state, { actor: 'operator', command: { type } }, inputs);
      if (decided.ok) return decided.value;
      const { code, message } = decided.error;
      return code === 'too-much-work' ? TOO_MUCH : refused(code, message);
    } catch {
      return CANNOT;
    }
  }
}

const refused = (code: MatchRefusalCode, message: string): Refused => ({ kind: 'refused', code, message });

const CANNOT = refused(
  'engine-fault',
  'The rules library fails on that. End the game, or release it on a server with a later version.',
);
const TOO_MUCH = refused(
  'too-much-work',
  'More follows from that than one command may do, or than the log takes at once. Nothing was done. Repair the game first, which leaves out what waits, or end it.',
);
const TOO_LARGE: ReadonlySet<AppendRefusal> = new Set(['too-large', 'too-many-events']);
