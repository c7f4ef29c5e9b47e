// Fair chance: a secret text of one's own goes into everything that is drawn. The page makes it, commits to it with 'ready',
// opens it once everyone has committed, and can check afterwards what was made of it.
import { command, onGame, type Refusal } from './actions.js';
import { FairnessDocument } from './generated/beside.js';
import { ask, troubleIn, type Trouble } from './server.js';

const KEPT = 'pentaland.entropy.';
const BYTES = 32;

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return hex(new Uint8Array(hash));
}

/** Hashes are to be had only on a page that came over a safe way. */
const canCommit = (): boolean => 'subtle' in crypto;

export const keptEntropy = (gameId: string): string | null => localStorage.getItem(KEPT + gameId);

/** Says that one is ready, with a commitment where the browser can make one. The text is kept before anything is sent. */
export async function sayReady(gameId: string): Promise<Refusal | Trouble | null> {
  if (!canCommit()) return onGame('ready', gameId);
  const entropy = hex(crypto.getRandomValues(new Uint8Array(BYTES)));
  localStorage.setItem(KEPT + gameId, entropy);
  return command('ready', '$gameId: ID!, $commitment: Hash', { gameId, commitment: await hashOf(entropy) });
}

const opening = new Set<string>();

/** Opens what this device has kept. Null: done, or already on its way; undefined: it was made on another device. */
export async function openKept(gameId: string): Promise<Refusal | Trouble | null | undefined> {
  const entropy = keptEntropy(gameId);
  if (entropy === null) return undefined;
  if (opening.has(gameId)) return null;
  opening.add(gameId);
  const refusal = await command('openEntropy', '$gameId: ID!, $entropy: String!', { gameId, entropy });
  if (refusal !== null) opening.delete(gameId);
  return refusal;
}

export type Checked =
  | { readonly outcome: 'closed' }
  /** `own`: true if one's own text went into it. */
  | { readonly outcome: 'holds'; readonly draws: number; readonly own: boolean }
  | { readonly outcome: 'broken' };

/** The promises are checked here, with this browser's own hashes; that the draws follow from them, by the server. */
export async function checkFairness(gameId: string): Promise<Checked | Trouble> {
  let game;
  try {
    ({ game } = await ask(FairnessDocument, { id: gameId }));
  } catch (error) {
    return troubleIn(error);
  }
  if (game === null || game.opened === null) return { outcome: 'closed' };
  const { seed, verification } = game.opened;
  const { view, seat } = game;
  const promises = [
    { commitment: view.commitment, text: seed },
    ...view.seats.flatMap(({ commitment, entropy }) =>
      commitment === null || entropy === null ? [] : [{ commitment, text: entropy }],
    ),
  ];
  const kept = canCommit()
    ? await Promise.all(promises.map(async ({ commitment, text }) => (await hashOf(text)) === commitment))
    : [];
  const own = keptEntropy(gameId);
  const entropy = seat === null ? null : (view.seats[seat]?.entropy ?? null);
  const isOther = own !== null && entropy !== null && own !== entropy;
  if (!verification.holds || kept.includes(false) || isOther) return { outcome: 'broken' };
  const { redrawn, redecided } = verification.draws;
  return { outcome: 'holds', draws: redrawn + redecided, own: own !== null && own === entropy };
}
