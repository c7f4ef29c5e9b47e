// The games, tables and bots that somebody has now. The lists answer this for an account, on every node and
// after a restart. Recent commands of this node that may not be in the lists yet are remembered as well,
// because otherwise the same quota could be used twice at once. The log says nothing of addresses, so each
// node remembers what came from each.
import type { GameId, Instant, PlayerId } from '#kernel';
import { lastUsed } from '#accounts';
import { StoreUnavailable } from '#event-store';
import { isBot } from '#rules';
import type { Listing, LobbyLists, Lobby } from '../../lobby/index.js';

/** The most games of one account that are looked at. */
const MOST_LISTED = 1_000;
const HOLDERS_KEPT = 10_000;
/** Within this time the lists show what was done here. */
const LISTED_AFTER_MS = 10_000;
/** A game that no list shows by then was never created. */
const FORGOTTEN_AFTER_MS = 60_000;
/** The shortest time between two comparisons of an address that has many games with the lists. */
const COMPARED_EVERY_MS = 5_000;

/** What one player has in one game. */
export interface Held {
  /** It is the player's own table, and the game has not begun. */
  readonly table: boolean;
  /** Seats of bots at it, if the table is the player's. */
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
  readonly #accounts = lastUsed<PlayerId, Map<GameId, Noted>>(HOLDERS_KEPT);
  readonly #addresses = lastUsed<string, AtAddress>(HOLDERS_KEPT);

  constructor(private readonly lobby: Pick<Lobby, 'ask'>) {}

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

  /**
   * `enough`: a higher count is first compared with the lists, because nothing reports that a game has ended.
   */
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

  /** The player has this in the game from now on. Call the returned function to undo it. */
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

  /** The player has nothing more to do with the game. */
  drop(player: PlayerId, address: string | undefined, game: GameId): void {
    this.#accounts.get(player)?.delete(game);
    if (address !== undefined) this.#addresses.get(address)?.games.delete(game);
  }

  #isListed(lists: LobbyLists, game: GameId, { player, at }: Noted, now: Instant): boolean {
    const listing = lists.find(game, player);
    if (listing === undefined) return now - at >= FORGOTTEN_AFTER_MS;
    return listing.game.status === 'over' || now - at >= LISTED_AFTER_MS;
  }

  /**
   * While the lists are being rebuilt or cannot be read, only what is remembered here counts: nobody is kept
   * out.
   */
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
