// The names that players of imported games had, for whoever is shown such a player.
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { GameId, PlayerId } from '#kernel';
import { guestIn } from '../../contract/imported.js';
import { importOf, type GameImported } from './imports.js';
import { SideStreams } from './side-streams.js';

const KEPT = 200;

@Injectable()
export class ImportBook {
  private readonly kept = new LRUCache<GameId, GameImported>({ max: KEPT });

  constructor(@Inject(SideStreams) private readonly streams: SideStreams) {}

  /** Undefined unless the game was imported. */
  async of(game: GameId): Promise<GameImported | undefined> {
    const known = this.kept.get(game);
    if (known !== undefined) return known;
    const [first] = await this.streams.read(importOf(game));
    if (first !== undefined) this.kept.set(game, first.event);
    return first?.event;
  }

  async nameOf(player: PlayerId): Promise<string | undefined> {
    const guest = guestIn(player);
    if (guest === undefined) return undefined;
    return (await this.of(guest.game))?.players[guest.nth]?.name ?? undefined;
  }
}
