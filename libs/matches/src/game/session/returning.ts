// What a session needs of its game's past: where a command may return to, and where a rewind of the log returned
// to. It is read from the store and its snapshots; no past state is kept with a live game.
import type { EventStore, Revision } from '#event-store';
import { decode, gameStream, pagesOf } from '#log';
import { returnsTo, type Earlier, type GameEvent, type Proposed } from '#rules';
import { placesKnownIn, type Gallery } from '#visibility';
import { LONG_WORK } from '../../event-loop/long-work.js';
import type { Past } from '../folding/applied.js';
import type { LiveGame } from '../folding/live-game.js';
import { GAME_CODEC } from '../log/game-log.js';
import type { History } from '../past/history.js';

export class Returning {
  /** What the command that is decided now was given: if it is accepted, the same is folded. */
  private given: { readonly events: number; readonly gallery: Gallery } | undefined;

  constructor(
    private readonly deps: { readonly store: EventStore; readonly history: History },
    private readonly game: LiveGame,
  ) {}

  /** What the game was where the command may return to; undefined if it returns to nowhere. */
  async earlierFor(proposed: Proposed): Promise<Earlier | undefined> {
    this.given = undefined;
    const { game } = this;
    const moment = returnsTo(game.state, proposed);
    const end = moment === undefined ? undefined : game.endUpTo(moment);
    if (end === undefined) return undefined;
    const gallery = await this.deps.history.earlier(game.id, end.events, game.viewers);
    const since = await this.eventsAfter(end.events);
    this.given = { events: end.events, gallery };
    return { ...end, state: gallery.state, since, known: () => placesKnownIn(gallery) };
  }

  readonly past: Past = async (events, viewers) => {
    const { given } = this;
    this.given = undefined;
    return given?.events === events && viewers.every((viewer) => given.gallery.has(viewer))
      ? given.gallery
      : this.deps.history.earlier(this.game.id, events, viewers);
  };

  private async eventsAfter(events: number): Promise<readonly GameEvent[]> {
    const { id, revision } = this.game;
    const since: GameEvent[] = [];
    const job = LONG_WORK.job();
    // The first event has revision 0.
    for await (const page of pagesOf(this.deps.store, gameStream(id), events as Revision))
      for (const stored of page) {
        if (revision === undefined || stored.revision > revision) return since;
        since.push(decode(GAME_CODEC, stored).event);
        if (job.isDue) await job.pause();
      }
    return since;
  }
}
