// Share codes: a moment of a game and whose eyes see it.
import type { Client, Eyes } from '#client';
import { ask } from './ask.js';

export interface Shared {
  readonly gameId: string;
  readonly moment: number;
  readonly eyes: Eyes;
  readonly isReduced: boolean;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** No id of a game looks like this. */
export const isShareCode = (text: string): boolean => /^[A-Za-z0-9_-]{30,}$/.test(text) && !UUID.test(text);

export async function shareCode(
  client: Client,
  { game, moment }: { readonly game: string; readonly moment: number },
  eyes: Eyes,
): Promise<string> {
  const whose = typeof eyes === 'string' ? { eyes, seat: null } : { eyes: 'SEAT', seat: eyes.seat };
  const { code } = await ask<{ code: string }>(
    client,
    `query ($game: ID!, $moment: Int!, $eyes: ReplayEyes!, $seat: Int) {
      code: shareGame(gameId: $game, moment: $moment, eyes: $eyes, seat: $seat) }`,
    { game, moment, ...whose },
  );
  return code;
}

interface Answered {
  readonly sharedGame: Omit<Shared, 'eyes'> & {
    readonly eyes: Extract<Eyes, string> | 'SEAT';
    readonly seat: number | null;
  };
}

export async function shared(client: Client, code: string): Promise<Shared> {
  const { sharedGame } = await ask<Answered>(
    client,
    'query ($code: String!) { sharedGame(code: $code) { gameId moment eyes seat isReduced } }',
    { code },
  );
  const { eyes, seat, ...place } = sharedGame;
  return { ...place, eyes: eyes === 'SEAT' ? { seat: seat ?? 0 } : eyes };
}
