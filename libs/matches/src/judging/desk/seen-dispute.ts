// A dispute as one asker sees it.
import { shownTo } from '#disputes';
import type { DisputeId } from '#rules';
import type { Projector } from '#visibility';
import type { Asker } from '../../contract/contract.js';
import type { Session } from '../../game/session/session.js';
import type { DisputeBook } from '../disputes/dispute-book.js';
import type { SeenDispute } from './desk.messages.js';
import { remediesShown } from './given-ruling.js';
import { viewerOf } from './relation.js';

/** Undefined: there is no such dispute for the asker. */
export async function seenBy(
  book: DisputeBook,
  session: Session,
  id: DisputeId,
  asker: Asker,
  /** The eyes of a judge, in whose ids the remedies are shown. */
  eyes?: Projector,
): Promise<SeenDispute | undefined> {
  const found = await book.read(id);
  if (found === undefined) return undefined;
  const { dispute, version, changedAt } = found;
  const viewer = await session.look(({ state }) => viewerOf(dispute, state, asker));
  if (viewer === undefined) return undefined;
  const texts = await book.textsOf(id);
  const shown = shownTo(dispute, texts, viewer);
  const remedies =
    viewer.kind === 'judge' && eyes !== undefined
      ? dispute.rulings.map((ruling) => remediesShown(ruling.remedies, eyes))
      : null;
  // A text comes after the event it belongs to, and then this has changed again.
  return { id, version: version + texts.size, changedAt, shown, remedies };
}
