// A finished game whose log and seed the asker may see, and the relation that gives the asker this right.
import { gameId } from '#kernel';
import { mayOpen, type Viewer } from '#visibility';
import { viewerFor } from '../access.js';
import type { JudgeLooks } from '../audit/judge-looks.js';
import type { Asker, Sighted } from '../contract.js';
import type { Session } from '../session/session.js';
import type { Sessions } from '../session/sessions.js';

export interface OpenedFor {
  readonly session: Session;
  readonly asker: Asker;
  readonly viewer: Viewer;
}

/** Undefined: the game does not exist for the asker, or it is not open. */
export async function openedFor(
  sessions: Sessions,
  asker: Asker,
  game: string,
): Promise<OpenedFor | undefined> {
  const session = await sessions.find(gameId(game));
  const viewer = await session?.look(({ state }) => {
    const own = viewerFor(state, asker);
    return own !== undefined && mayOpen(state, own) ? own : undefined;
  });
  return session === undefined || viewer === undefined ? undefined : { session, asker, viewer };
}

/** A judge's look is recorded, for an opened game as for any other. */
export async function whileOnRecord<T>(
  looks: JudgeLooks,
  { session, asker, viewer }: OpenedFor,
  look: () => Promise<Sighted<T>>,
): Promise<Sighted<T>> {
  if (viewer.kind !== 'judge') return look();
  const close = await looks.open(session.id, asker.player, 'log');
  try {
    return await look();
  } finally {
    await close();
  }
}
