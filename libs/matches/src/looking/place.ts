// An asker's place in a game's feed: the viewer, the cursor, and the feed's present end.
import type { Sighted } from '../contract/contract.js';
import type { GrantedEyes } from '../game/eyes/granted-eyes.js';
import type { Look } from '../game/guard/eyes-guard.js';
import type { Session } from '../game/session/session.js';
import { seqOf } from '../game/feeds/cursor.js';

export interface PlaceInFeed {
  readonly session: Session;
  readonly viewer: GrantedEyes;
  /** The last entry the asker has received. */
  readonly seq: number;
  /** The feed's last entry now. */
  readonly head: number;
}

/** Undefined: the asker's eyes have changed since they looked. */
export async function placeInFeed(
  { session, eyes, isStill }: Look,
  cursor: string | undefined,
): Promise<Sighted<PlaceInFeed> | undefined> {
  // Read together with the relation: later entries may be visible to somebody else only.
  const head = await session.look(async (live) => {
    if (!isStill(live.state)) return undefined;
    return eyes.kind === 'judge' ? (await session.eyesOf(eyes)).seq : live.seqOf(eyes);
  });
  if (head === undefined) return undefined;
  const seq = cursor === undefined ? { ok: true as const, value: 0 } : seqOf(cursor, session.id, eyes);
  if (!seq.ok) return { kind: 'bad-cursor', fault: seq.error };
  if (seq.value > head) return { kind: 'bad-cursor', fault: 'ahead' };
  return { kind: 'found', value: { session, viewer: eyes, seq: seq.value, head } };
}
