// What each seat could do in a game as it stands: the commands it may give, and with priority its plays.
import { legalCommands, withQueryBudget, type GameState, type PlayerCommand, type Seat } from '#rules';
import { actingSeat, offeredPlays, type GameView, type OfferedPlay, type Projector } from '#visibility';
import { viewerAt } from '#visibility';
import { inSlices } from '../event-loop/long-work.js';
import type { Copied } from './judged-past.js';

export interface CouldDoSeat {
  readonly seat: Seat;
  /** The view of the seat, if it is asked: it has the question. */
  readonly asked: GameView | null;
  readonly commands: readonly PlayerCommand['type'][];
  readonly plays: readonly OfferedPlay[];
  /** The plays were too many to list. */
  readonly isTooMuch: boolean;
}

/** The seats whose players are still in the game; `seat`: only that one. */
export async function couldDo(
  { gallery, book }: Omit<Copied, 'moment'>,
  seat?: number,
): Promise<readonly CouldDoSeat[]> {
  const { state } = gallery;
  const found: CouldDoSeat[] = [];
  for (const one of state.seats) {
    if (one.player === null || one.lost !== null || (seat !== undefined && one.seat !== seat)) continue;
    const eyes = gallery.projector(viewerAt(one.seat));
    const isAsked = state.decision?.seat === one.seat;
    const plays = playsOf(state, one.player, eyes, book);
    found.push({
      seat: one.seat,
      asked: isAsked ? await inSlices(eyes.viewing(state)) : null,
      commands: legalCommands(state, one.player, state.now),
      plays: plays ?? [],
      isTooMuch: plays === undefined,
    });
  }
  return found;
}

function playsOf(
  state: GameState,
  player: NonNullable<GameState['seats'][number]['player']>,
  eyes: Projector,
  book: Copied['book'],
): readonly OfferedPlay[] | undefined {
  const acting = actingSeat(state, player);
  if (acting === undefined) return [];
  const offered = withQueryBudget(() => offeredPlays(state, acting, eyes, book));
  return offered.ok ? offered.value : undefined;
}
