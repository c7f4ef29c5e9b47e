// A client of the contract's share codes.
import type { GameApi } from './game-api.js';
import type { ReplayEyes } from './replays.js';

export interface Shared extends ReplayEyes {
  readonly gameId: string;
  readonly moment: number;
  readonly isReduced: boolean;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** No id of a game looks like this. */
export const isShareCode = (text: string): boolean => /^[A-Za-z0-9_-]{30,}$/.test(text) && !UUID.test(text);

export async function shareCode(
  api: GameApi,
  { game, moment }: { readonly game: string; readonly moment: number },
  eyes: ReplayEyes,
): Promise<string> {
  const { code } = await api.ask<{ code: string }>(
    `query ($game: ID!, $moment: Int!, $eyes: ReplayEyes!, $seat: Int) {
      code: shareGame(gameId: $game, moment: $moment, eyes: $eyes, seat: $seat) }`,
    { game, moment, ...eyes },
  );
  return code;
}

export async function shared(api: GameApi, code: string): Promise<Shared> {
  const { sharedGame } = await api.ask<{ sharedGame: Shared }>(
    'query ($code: String!) { sharedGame(code: $code) { gameId moment eyes seat isReduced } }',
    { code },
  );
  return sharedGame;
}
