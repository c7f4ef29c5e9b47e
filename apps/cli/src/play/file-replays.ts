// A replay file as what a person watches: the same questions that a server is asked, answered from the file.
import {
  watchReplay,
  type NamedPlayer,
  type ReplayFile,
  type WatchedReplay,
  type WatchFault,
} from '#matches';
import type { Direction, StepBy } from '#client';
import type { Json } from '#kernel';
import { applyPatch, momentToGoTo, publishedIn } from '#visibility';
import { Failure } from '../command/command.js';
import type { ReplayOutline, SeenAt, Watchable } from '../client/replays.js';
import type { ToldEntry } from '../client/told.js';

const FAULTS: { readonly [F in WatchFault]: string } = {
  'no-such-viewer': 'That game has no such viewer: use spectator, a seat such as 0, or all.',
  'other-eyes': 'The file has the feed of one viewer: leave --eyes out.',
  'not-sound': 'The file cannot be followed: `pentaland verify FILE` says why.',
};

export class FileReplays implements Watchable {
  private readonly watched: WatchedReplay;
  private readonly seat: number | null;

  constructor(
    file: ReplayFile,
    eyes: string | undefined,
    private readonly players: readonly NamedPlayer[],
  ) {
    const watched = watchReplay(file, eyes);
    if (!watched.ok) throw new Failure(FAULTS[watched.error]);
    this.watched = watched.value;
    const [, seat] = /^seat-(\d)$/u.exec(eyes ?? viewerOf(file)) ?? [];
    this.seat = seat === undefined ? null : Number(seat);
  }

  outline(): Promise<ReplayOutline> {
    const { moments, seats, turns, lives, marks, result } = this.watched.outline;
    const names = new Map(this.players.map(({ player, name }) => [player, name]));
    return Promise.resolve({
      ...{ moments, turns, lives },
      seats: seats.map(({ seat, player }) => ({
        seat,
        player: player === undefined ? null : { id: player, name: names.get(player) ?? null },
      })),
      marks: marks.map(({ kind, seat, ...mark }) => ({
        ...mark,
        kind: kind.toUpperCase(),
        seat: seat ?? null,
      })),
      result: result ?? null,
    });
  }

  view(moment: number): Promise<SeenAt> {
    let view: Json = null;
    for (const entry of this.watched.entries)
      if (entry.moment <= moment) view = applyPatch(view, entry.patch);
    return Promise.resolve({ seat: this.seat, view: publishedIn(view) });
  }

  async *between(from: number, to = Number.POSITIVE_INFINITY): AsyncGenerator<ToldEntry> {
    const between = this.watched.entries.filter(({ moment }) => moment > from && moment <= to);
    yield* await Promise.resolve(between);
  }

  step(from: number, by: StepBy, direction: Direction): Promise<number | null> {
    const asked = {
      from,
      by: STEPS[by],
      direction: direction === 'FORWARD' ? 'forward' : 'back',
    } as const;
    return Promise.resolve(momentToGoTo(this.watched.outline, asked));
  }
}

/** Who sees what the file has. */
const viewerOf = ({ header }: ReplayFile): string => (header.content === 'feed' ? header.viewer : 'all');

const STEPS = { ENTRY: 'entry', PRIORITY: 'priority', PHASE: 'phase', TURN: 'turn' } as const;
