// Opening a finished game by agreement.
import type { Client } from '#client';
import { AgreedDocument, AgreeToOpenDocument } from './generated/opening.js';

export interface Agreed {
  readonly isOpen: boolean;
  /** Who has not agreed yet, by name. */
  readonly waitsFor: readonly string[];
}

/** Agrees, and says whether the game is open now. */
export async function agreeToOpen(client: Client, game: string): Promise<Agreed> {
  await client.command(AgreeToOpenDocument, { gameId: game });
  const { game: seen } = await client.request(AgreedDocument, { gameId: game });
  const waiting = (seen?.view.seats ?? []).filter(({ agreesToOpen }) => agreesToOpen === false);
  return {
    isOpen: seen !== null && seen.opened !== null,
    waitsFor: waiting.map(({ seat, player }) => player?.name ?? `seat ${String(seat)}`),
  };
}
