// The games, tables and bots that somebody has now. What the lists say of an account holds on every node and after a
// restart; what was just done here and may not be in the lists yet is remembered beside it, or it could be done twice in
// the same moment. Of an address there is nothing in the log: each node remembers what came from it.
import type { GameId, Instant, PlayerId } from '#kernel';
import { StoreUnavailable } from '#event-store';
import { isBot } from '#rules';
import { Lru } from '../../accounts/identity/lru.js';
import type { Listing, LobbyLists, LobbyProjection } from '../../lobby/index.js';

/** Games of one account that are looked at. */
const MOST_LISTED = 1_000;
const HOLDERS_KEPT = 10_000;
/** The lists know within that time what was done here. */
const LISTED_AFTER_MS = 10_000;
/** What no list knows by then has never come about. */
const FORGOTTEN_AFTER_MS = 60_000;
/** An address whose games are many is compared with the lists no more often. */
const COMPARED_EVERY_MS = 5_000;

/** What one player has of one game. */
export interface Held {
  /** It is the player's table, and has not begun. */
  readonly table: boolean;
  /** Seats that bots have at it, where the table is the player's. */
  readonly bots: number;
}

export interface Holding {
  readonly games: number;
  readonly tables: number;
  readonly bots: number;
}

interface Noted extends Held {
  readonly player: PlayerId;
  readonly at: Instant;
}

interface AtAddress {
  readonly games: Map<GameId, Noted>;
  comparedAt: number;
}

export class Holdings {
  readonly #accounts = new Lru<PlayerId, Map<GameId, Noted>>(HOLDERS_KEPT);
  readonly #addresses = new Lru<string, AtAddress>(HOLDERS_KEPT);

  constructor(private readonly lobby: Pick<LobbyProjection, 'ask'>) {}

  ofAccount(player: PlayerId, now: Instant): Holding {
    const noted = this.#accounts.get(player) ?? new Map<GameId, Noted>();
    const held = this.#ask((lists) => {
      const listed = lists.list({ of: { kind: 'unfinished' }, player, max: MOST_LISTED });
      const all = new Map<GameId, Held>(listed.map((one) => [one.game.id, heldIn(one, player)]));
      for (const [game, note] of noted) {
        if (this.#isListed(lists, game, note, now)) noted.delete(game);
        else all.set(game, note);
      }
      return all;
    });
    return sumOf(held ?? noted);
  }

  /** `enough`: more than that is compared with the lists first, for games end and nobody tells of it. */
  ofAddress(address: string, enough: Holding, now: Instant): Holding {
    const known = this.#addresses.get(address);
    if (known === undefined) return sumOf(new Map());
    const sum = sumOf(known.games);
    const isMuch = sum.games >= enough.games || sum.tables >= enough.tables || sum.bots >= enough.bots;
    if (!isMuch || now - known.comparedAt < COMPARED_EVERY_MS) return sum;
    known.comparedAt = now;
    this.#ask((lists) => {
      for (const [game, { player, at }] of known.games) {
        const listing = lists.find(game, player);
        if (now - at < LISTED_AFTER_MS && listing?.game.status !== 'over') continue;
        if (listing === undefined || !listing.seated || listing.game.status === 'over')
          known.games.delete(game);
        else known.games.set(game, { ...heldIn(listing, player), player, at });
      }
    });
    return sumOf(known.games);
  }

  /** The player has this of the game since now. What is returned takes the note back. */
  note(player: PlayerId, address: string | undefined, game: GameId, held: Held, now: Instant): () => void {
    const note: Noted = { ...held, player, at: now };
    const noted = this.#accounts.get(player) ?? new Map<GameId, Noted>();
    this.#accounts.set(player, noted);
    const undo = [replaced(noted, game, note)];
    if (address !== undefined) {
      const known = this.#addresses.get(address) ?? { games: new Map<GameId, Noted>(), comparedAt: 0 };
      this.#addresses.set(address, known);
      undo.push(replaced(known.games, game, note));
    }
    return () => undo.forEach((takeBack) => takeBack());
  }

  /** The player has nothing to do with the game any more. */
  drop(player: PlayerId, address: string | undefined, game: GameId): void {
    this.#accounts.get(player)?.delete(game);
    if (address !== undefined) this.#addresses.get(address)?.games.delete(game);
  }

  #isListed(lists: LobbyLists, game: GameId, { player, at }: Noted, now: Instant): boolean {
    const listing = lists.find(game, player);
    if (listing === undefined) return now - at >= FORGOTTEN_AFTER_MS;
    return listing.game.status === 'over' || now - at >= LISTED_AFTER_MS;
  }

  /** While the lists are read from the log, or cannot be read, only what is remembered here counts: nobody is kept out. */
  #ask<T>(question: (lists: LobbyLists) => T): T | undefined {
    try {
      return this.lobby.ask(question);
    } catch (error) {
      if (error instanceof StoreUnavailable) return undefined;
      throw error;
    }
  }
}

function replaced(notes: Map<GameId, Noted>, game: GameId, note: Noted): () => void {
  const before = notes.get(game);
  notes.set(game, note);
  return () => {
    if (notes.get(game) !== note) return;
    if (before === undefined) notes.delete(game);
    else notes.set(game, before);
  };
}

const heldIn = ({ game: { host, status, seats } }: Listing, player: PlayerId): Held =>
  host === player ? { table: status === 'gathering', bots: botsAt(seats) } : { table: false, bots: 0 };

export const botsAt = (seats: readonly { readonly player: PlayerId | null }[]): number =>
  seats.filter(({ player }) => player !== null && isBot(player)).length;

function sumOf(held: ReadonlyMap<GameId, Held>): Holding {
  let [tables, bots] = [0, 0];
  for (const one of held.values()) {
    tables += one.table ? 1 : 0;
    bots += one.bots;
  }
  return { games: held.size, tables, bots };
}
