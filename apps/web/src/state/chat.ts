// Talk at a table: what one hears of it, and whom one does not want to hear on this device.
import { signal } from '@preact/signals';
import { command, type Refusal } from './actions.js';
import { ChatDocument } from './generated/beside.js';
import type { ChatHeardFragment } from './generated/operations.js';
import { ask, quietly, type Trouble } from './server.js';

/** Without a seat: of a spectator. */
export type ChatLine = ChatHeardFragment;

/** What comes after a place; undefined where nobody answers just now. */
export async function heardSince(gameId: string, after: number): Promise<readonly ChatLine[] | undefined> {
  const answer = await quietly(ask(ChatDocument, { id: gameId, after }));
  return answer === undefined ? undefined : (answer.game?.chat ?? []);
}

export const say = (gameId: string, text: string): Promise<Refusal | Trouble | null> =>
  command('chat', '$gameId: ID!, $text: String!', { gameId, text });

const KEPT = 'pentaland.muted';

function kept(): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}

/** The players whom one does not hear. */
export const muted = signal<ReadonlySet<string>>(new Set(kept()));

export function toggleMuted(player: string): void {
  const after = new Set(muted.value);
  if (!after.delete(player)) after.add(player);
  muted.value = after;
  localStorage.setItem(KEPT, JSON.stringify([...after]));
}
