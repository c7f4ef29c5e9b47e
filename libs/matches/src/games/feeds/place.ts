// An asker's place in a game's feed: the viewer, the cursor, and the feed's present end.
import { gameId } from '#kernel';
import type { Viewer } from '#visibility';
import { viewerFor } from '../access.js';
import type { Asker, Sighted } from '../contract.js';
import type { Session } from '../session/session.js';
import type { Sessions } from '../session/sessions.js';
import { seqOf } from './cursor.js';

export interface Place {
  readonly session: Session;
  readonly viewer: Viewer;
  /** The last entry the asker has received. */
  readonly seq: number;
  /** The feed's last entry now. */
  readonly head: number;
}

export async function placeInFeed(
  sessions: Sessions,
  asker: Asker,
  game: string,
  cursor: string | undefined,
): Promise<Sighted<Place>> {
  const session = await sessions.find(gameId(game));
  // Read together with the viewer: later entries may be visible to somebody else only.
  const eyes = await session?.look(async (live) => {
    const viewer = viewerFor(live.state, asker);
    if (viewer === undefined) return undefined;
    const head = viewer.kind === 'judge' ? (await session.eyesOf(viewer)).seq : live.seqOf(viewer);
    return { viewer, head };
  });
  if (session === undefined || eyes === undefined) return { kind: 'unknown-game' };
  const { viewer, head } = eyes;
  const seq = cursor === undefined ? { ok: true as const, value: 0 } : seqOf(cursor, session.id, viewer);
  if (!seq.ok) return { kind: 'bad-cursor', fault: seq.error };
  if (seq.value > head) return { kind: 'bad-cursor', fault: 'ahead' };
  return { kind: 'found', value: { session, viewer, seq: seq.value, head } };
}
