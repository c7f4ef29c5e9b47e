// Watches a replay file without a server: all entries of one viewer's feed, and the outline that leads through them.
import { err, gameId, ok, type Json, type Result } from '#kernel';
import { PHASE_OF, type QuestionKind, type Seat, type Step } from '#rules';
import {
  applyPatch,
  LogGallery,
  OPENED,
  OutlineProjector,
  publishedIn,
  seesAll,
  viewBehind,
  type FeedEntry,
  type Outline,
} from '#visibility';
import { decode, UndecodableEvent } from '#log';
import { storedOf } from '../../game/beside/logged-line.js';
import { GAME_CODEC } from '../../game/log/game-log.js';
import { viewerNamed } from '../past-position/viewer-named.js';
import type { LogHeader } from './format.js';
import type { ReplayFile } from './read.js';
import { isWholeFeed } from './verify.js';

export interface WatchedReplay {
  readonly entries: readonly FeedEntry[];
  readonly outline: Outline;
}

export type WatchFault =
  /** The game has no such viewer. */
  | 'no-such-viewer'
  /** The file has the feed of another viewer. */
  | 'other-eyes'
  /** Its events or entries cannot be followed: `pentaland verify` says why. */
  | 'not-sound';

/** `eyes`: `spectator`, a seat as `seat-0`, or `all`; without them all that the file has. */
export function watchReplay(
  { header, lines: said }: ReplayFile,
  eyes: string | undefined,
): Result<WatchedReplay, WatchFault> {
  if (header.content === 'log') return watchedLogOf(header, said, eyes ?? 'all');
  const lines: readonly unknown[] = said;
  if (eyes !== undefined && eyes !== header.viewer) return err('other-eyes');
  if (!isWholeFeed(lines)) return err('not-sound');
  return ok({ entries: lines, outline: outlineOf(lines) });
}

function watchedLogOf(
  { game }: LogHeader,
  lines: readonly Json[],
  eyes: string,
): Result<WatchedReplay, WatchFault> {
  const named = viewerNamed(eyes);
  if (named === undefined) return err('no-such-viewer');
  const viewer = seesAll(named) ? OPENED : named;
  const gallery = new LogGallery([viewer]);
  const outline = new OutlineProjector(viewer);
  const entries: FeedEntry[] = [];
  gallery.projector(viewer).wake(gallery.state);
  try {
    for (const line of lines) {
      const { event, at } = decode(GAME_CODEC, storedOf(gameId(game), line), 'strict');
      for (const { entry } of gallery.apply(event, at)) entries.push(entry);
      outline.observe(event, at);
    }
  } catch (error) {
    // A log that never was a game may make the rules throw anything.
    if (error instanceof UndecodableEvent || error instanceof Error) return err('not-sound');
    throw error;
  }
  const isThere = viewer.kind !== 'seat' || gallery.state.seats[viewer.seat] !== undefined;
  return isThere ? ok({ entries, outline: outline.outline() }) : err('no-such-viewer');
}

/** Read off the entries alone, so it says less than the outline of a log. */
function outlineOf(entries: readonly FeedEntry[]): Outline {
  const [turns, phases, lives, questions]: [
    Outline['turns'][number][],
    Outline['phases'][number][],
    Outline['lives'][number][],
    Outline['questions'][number][],
  ] = [[], [], [], []];
  let view: Json = null;
  for (const { moment, at, story, patch } of entries) {
    view = applyPatch(view, patch);
    const { type, turn, seat, step, kind } = story as Partial<Record<string, Json>>;
    if (type === 'TurnBegan')
      turns.push({ moment, number: turn as number, active: seat as Seat, extra: false });
    if (type === 'StepBegan' && step !== undefined)
      phases.push({ moment, turn: turns.at(-1)?.number ?? 0, phase: PHASE_OF[step as Step] });
    if (type === 'DecisionOpened' && kind !== undefined)
      questions.push({
        moment,
        seat: seat as Seat,
        kind: kind as QuestionKind,
        prompt: 'priority',
        since: at,
      });
    for (const { seat: sits, life } of publishedIn(view).seats) {
      const before = lives.findLast((one) => one.seat === sits)?.life;
      if (life !== null && life !== before) lives.push({ moment, seat: sits, life });
    }
  }
  if (view === null) throw new Error('a checked feed has no entry');
  const { seats, result } = viewBehind(publishedIn(view));
  const moments = entries.at(-1)?.moment ?? 0;
  return {
    ...{ moments, turns, phases, lives, questions, commands: [], marks: [] },
    seats: Object.values(seats).map(({ seat, team, player }) => ({
      ...{ seat, team },
      ...(player === undefined ? {} : { player }),
    })),
    ...(result === undefined ? {} : { result: { moment: moments, ...result } }),
  };
}
