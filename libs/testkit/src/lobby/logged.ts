// Games in a real log and a follower of it, as a server has them.
import { commandId, gameId, instant, type GameId } from '#kernel';
import type { EventStore, NewEvent } from '#event-store';
import { EVENTS, type GameEvent } from '#rules';
import { EMPTY_TAIL, encodeBatch, Followers, gameStream, type Codec, type Followed, type Tail } from '#log';
import { Figures, Lines } from '../log/followed.js';
import { Lobby, type LobbyIndex } from '../../../matches/src/lobby/index.js';
import { Chronicle, type Happening } from './life.js';

const CODEC: Codec<GameEvent> = EVENTS;

/** Writes games to a store, batch after batch. */
export class GameWriter {
  readonly #tails = new Map<GameId, Tail>();
  #commands = 0;
  #now = 1_000;

  constructor(private readonly store: EventStore) {}

  /** A table of Anna's, where she has a seat. */
  create(id: string, more: readonly Happening[] = []): Promise<void> {
    const made = new Chronicle().game(id, {}, more).events.map(({ event }) => event);
    return this.write(gameId(id), made);
  }

  async write(
    game: GameId,
    events: readonly GameEvent[],
    change = (event: NewEvent) => event,
  ): Promise<void> {
    this.#commands += 1;
    this.#now += 1;
    const stream = gameStream(game);
    const { events: encoded, tail } = encodeBatch(CODEC, {
      stream,
      actor: 'server',
      commandId: commandId(`c${this.#commands}`),
      at: instant(this.#now),
      events,
      after: this.#tails.get(game) ?? EMPTY_TAIL,
      secret: 'secret',
    });
    this.#tails.set(game, tail);
    const changed = encoded.map(({ id, type, data, metadata }) => change({ id, type, data, metadata }));
    const result = await this.store.append(stream, 'any', changed);
    if (result.kind !== 'appended') throw new Error(result.kind);
  }
}

export interface FollowedLobby {
  readonly lobby: Lobby;
  readonly follower: Followed;
  readonly figures: Figures;
  readonly log: Lines;
}

export function follow(store: EventStore, index: LobbyIndex): FollowedLobby {
  const figures = new Figures();
  const log = new Lines();
  const followers = new Followers(store, figures, log);
  const lobby = new Lobby(followers, index);
  lobby.onModuleInit();
  const follower = followers.all.get('lists');
  if (follower === undefined) throw new Error('the lists are not followed');
  return { lobby, follower, figures, log };
}
