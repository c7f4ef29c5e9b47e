// Opens the dispute of a game that was stopped. The game stops first, so it stops at once; whoever finds it stopped
// without a dispute opens the dispute, always by the same command.
import { commandId } from '#kernel';
import { open } from '#disputes';
import type { DisputeId } from '#rules';
import type { Session } from '../../game/session/session.js';
import { challengedIn, type StopCommand } from '../disputes/dispute-ids.js';
import type { DisputeBook } from '../disputes/dispute-book.js';

const OPENED = { actor: 'server', commandId: commandId('open') } as const;

export type Stopping = Omit<StopCommand, 'challenged'>;

/** False: the game is not stopped by it any more. */
export async function openDispute(
  book: DisputeBook,
  session: Session,
  id: DisputeId,
  stopping: Stopping,
): Promise<boolean> {
  const stop = await session.look(({ state, gallery }) => {
    const { dispute, decision, seats, stage } = state;
    if (!dispute || dispute.id !== id) return undefined;
    // Whoever has left a game that goes on has no say in it; once it is over, everyone has.
    const players = seats.flatMap(({ seat, player, lost }) =>
      player === null || (lost !== null && stage.kind !== 'over') ? [] : [{ seat, player }],
    );
    const { seat } = dispute;
    const against = challengedIn(
      id,
      stopping,
      seats.map((one) => one.seat),
    );
    return {
      ...{ game: session.id, seat, by: stopping.actor, players, until: dispute.until },
      moment: gallery.moment,
      decision: decision?.id ?? null,
      challenge: seat === null || against === null ? null : { by: seat, against },
    };
  });
  if (stop === undefined) return (await book.read(id)) !== undefined;
  const opened = await book.change(id, OPENED, (dispute) =>
    dispute === undefined ? open(stop) : { ok: true, value: { events: [], text: null } },
  );
  return opened.ok;
}
