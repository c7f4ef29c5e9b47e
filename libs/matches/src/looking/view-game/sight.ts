// A game through granted eyes at a past moment.
import type { GameId } from '#kernel';
import type { Viewer } from '#visibility';
import type { GameSight, Sighted } from '../../contract/contract.js';
import { cursorAt } from '../../game/feeds/cursor.js';
import type { PastViews } from '../../game/past/past-views.js';
import type { Look } from '../../game/guard/eyes-guard.js';

/** Without a moment, the last one. Undefined: the asker's eyes have changed since they looked. */
export async function pastSight(
  pastViews: PastViews,
  { session, eyes, isStill }: Look,
  moment?: number,
): Promise<Sighted<GameSight> | undefined> {
  const last = await session.look(({ state, gallery }) => (isStill(state) ? gallery.moment : undefined));
  if (last === undefined) return undefined;
  const asked = moment ?? last;
  if (!Number.isInteger(asked) || asked < 1 || asked > last) return { kind: 'no-such-moment' };
  const { view, seq, moment: shown } = await pastViews.at(session.id, eyes, asked);
  return { kind: 'found', value: { ...sightOf(session.id, eyes, seq), view, moment: shown, legal: [] } };
}

export const sightOf = (
  game: GameId,
  viewer: Viewer,
  seq: number,
): Pick<GameSight, 'game' | 'viewer' | 'seq' | 'cursor'> => ({
  game,
  viewer,
  seq,
  cursor: cursorAt(game, viewer, seq),
});
