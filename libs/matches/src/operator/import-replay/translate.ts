// Gives a game from another server the ids it has here: its own, and those of its people. Bots keep theirs.
import type { StoredEvent } from '#event-store';
import { playerId, type GameId, type Json, type JsonObject, type PlayerId } from '#kernel';
import { isBot } from '#rules';
import type { Actor } from '#log';
import { guestOf } from '../../contract/imported.js';

/** The members that hold a player, wherever they are in an event or a command. */
const OF_PLAYERS: ReadonlySet<string> = new Set(['player', 'host', 'judge']);
const OF_GAME = 'game';

export class Translation {
  private readonly guests = new Map<string, PlayerId>();

  constructor(
    private readonly was: string,
    private readonly game: GameId,
  ) {}

  /** Those who were met, in the order of their guest ids. */
  get people(): readonly string[] {
    return [...this.guests.keys()];
  }

  actor(actor: Actor): Actor {
    return actor === 'server' || actor === 'operator' ? actor : this.player(actor);
  }

  /** The event as it would have been stored here. */
  stored(stored: StoredEvent): StoredEvent {
    return { ...stored, data: this.translated(stored.data) };
  }

  player(id: string): PlayerId {
    if (isBot(playerId(id))) return playerId(id);
    let guest = this.guests.get(id);
    if (guest === undefined) this.guests.set(id, (guest = guestOf(this.game, this.guests.size)));
    return guest;
  }

  private translated(value: Json): Json {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item: Json) => this.translated(item));
    return Object.fromEntries(
      Object.entries(value as JsonObject).map(([key, member]) => [key, this.member(key, member)]),
    );
  }

  private member(key: string, value: Json = null): Json {
    if (typeof value !== 'string') return this.translated(value);
    if (OF_PLAYERS.has(key)) return this.player(value);
    return key === OF_GAME && value === this.was ? this.game : value;
  }
}
