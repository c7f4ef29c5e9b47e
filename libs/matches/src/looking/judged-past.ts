// What the queries of judges about a game's past have in common: places that they name by a moment, eyes that
// they name by a seat, and a copy of the game as it was, to try things out in.
import type { PlayerId } from '#kernel';
import { isInDispute, type GameState, type Rulebook, type Seat } from '#rules';
import { JUDGE, viewerAt, type Gallery, type Viewer } from '#visibility';
import type { Judged } from '../contract/contract.js';
import { NO_SUCH_MOMENT, refused, UNKNOWN_GAME, UNKNOWN_SEAT } from '../contract/refusals.js';
import type { JudgeLook } from '../game/guard/eyes-guard.js';
import type { KnownPasts } from '../game/knowing/known-pasts.js';
import type { History } from '../game/past/history.js';

/** Whose ids a judge writes, or with whose eyes a judge looks: those of a seat, or the judge's own. */
export type JudgeEyes = number | 'judge';

/** Ask `hasSeat` before. */
export const viewerOf = (eyes: JudgeEyes): Viewer => (eyes === 'judge' ? JUDGE : viewerAt(eyes as Seat));

export const hasSeat = ({ seats }: GameState, eyes: JudgeEyes): boolean =>
  eyes === 'judge' || seats.some(({ seat }) => seat === eyes);

/** Everything before the next moment began; or the last batch that had ended by then. */
export type Upto = 'moment' | 'batch';

/** How many events of the log had happened by the moment; without one, by now. */
export async function eventsBy(
  pasts: KnownPasts,
  { session, eyes }: JudgeLook,
  moment: number | undefined,
  upto: Upto,
): Promise<Judged<number>> {
  const found = await pasts.read(session.id, eyes, ({ record: { timeline } }) => {
    const asked = moment ?? timeline.moment;
    if (!Number.isInteger(asked) || asked < 1 || asked > timeline.moment) return NO_SUCH_MOMENT;
    if (upto === 'batch') return timeline.batchEndedBy(asked) ?? NO_SUCH_MOMENT;
    const last = timeline.lastOf(asked);
    return last === undefined ? NO_SUCH_MOMENT : last + 1;
  });
  if (found === undefined) return refused(UNKNOWN_GAME);
  return typeof found === 'number' ? { kind: 'found', value: found } : refused(found);
}

export interface Copied {
  readonly gallery: Gallery;
  /** The moment of the game at which it was copied. */
  readonly moment: number;
  readonly book: Rulebook;
}

/**
 * The game at the end of a batch, as a copy that belongs to the caller. A game that was stopped for a judge goes
 * on in the copy.
 */
export async function copyOf(history: History, look: JudgeLook, events: number): Promise<Copied | undefined> {
  const { session, eyes } = look;
  const book = await session.look(() => session.rulebook);
  if (book === undefined) return undefined;
  const gallery = await history.everyoneAfter(session.id, eyes, events);
  const { state, moment } = gallery;
  const { dispute } = state;
  if (isInDispute(state) && dispute !== null && dispute !== undefined)
    gallery.apply(
      { type: 'GameResumed', dispute: dispute.id, why: 'withdrawn', stood: 0, extension: [] },
      state.now,
    );
  return { gallery, moment, book };
}

/** The player who sits there, for whom a judge tries something out. */
export function playerAt(state: GameState, seat: number): Judged<PlayerId> {
  const player = state.seats.find((one) => one.seat === seat)?.player ?? null;
  return player === null ? refused(UNKNOWN_SEAT) : { kind: 'found', value: player };
}
