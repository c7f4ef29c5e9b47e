// Verifies a replay file by itself: a log in full; of a feed only that it is one and that nothing of it is missing.
import { z } from 'zod';
import { gameId, type Json, type JsonObject } from '#kernel';
import type { GameState } from '#rules';
import { applyPatch, mayOpen, SPECTATOR, watchedLog, type FeedEntry } from '#visibility';
import { decode } from '#log';
import { storedOf } from '../../game/beside/logged-line.js';
import { GAME_CODEC } from '../../game/log/game-log.js';
import type { FormatCards } from '../../ports/index.js';
import { verifyExport, type VerifiedExport } from '../export-game/export-game.js';
import type { LogHeader } from './format.js';
import type { ReplayFile } from './read.js';

export type VerifiedReplay =
  | (VerifiedExport & { readonly content: 'log'; readonly claim: ClaimFault | undefined })
  | {
      readonly content: 'feed';
      readonly viewer: string;
      readonly entries: number;
      readonly isWhole: boolean;
    };

/** What the header says and the log does not. */
export type ClaimFault =
  /** By its own terms the game has not opened, so nobody had a right to its log and seed. */
  | 'not-open'
  /** The header names other players than those who sat there. */
  | 'other-players';

export async function verifyReplay(
  { header, lines }: ReplayFile,
  cards: FormatCards,
  key?: string,
): Promise<VerifiedReplay> {
  if (header.content === 'feed')
    return { content: 'feed', viewer: header.viewer, entries: lines.length, isWhole: isWholeFeed(lines) };
  const verified = await verifyExport(asExported(header, lines), cards, key);
  if (verified === undefined) throw new Error('a checked header was not read');
  const claim = verified.verdict.fault === null ? claimFault(header, foldedLog(header, lines)) : undefined;
  return { ...verified, content: 'log', claim };
}

/** The lines of `pentaland export --whole`, which have the same events. */
async function* asExported(
  { game, seed, chain, proof }: LogHeader,
  lines: readonly Json[],
): AsyncGenerator<Json> {
  const header = { pentaland: 'log', version: 2, game, seed, chain };
  yield proof === undefined ? header : { ...header, proof };
  yield* await Promise.resolve(lines);
}

/** Call it for a log that verifies. */
export function foldedLog({ game }: LogHeader, lines: readonly Json[]): GameState {
  const events = lines.map((line) => decode(GAME_CODEC, storedOf(gameId(game), line)).event);
  return watchedLog(events, []).state;
}

function claimFault({ players }: LogHeader, state: GameState): ClaimFault | undefined {
  if (!mayOpen(state, SPECTATOR)) return 'not-open';
  const said = new Map(players.map(({ seat, player }) => [seat, player]));
  const seated = state.seats.filter(({ player }) => player !== null);
  const alike = seated.length === said.size && seated.every(({ seat, player }) => said.get(seat) === player);
  return alike ? undefined : 'other-players';
}

/** Counted without gaps from the first, never back in time, and every patch one that applies. */
export function isWholeFeed(lines: readonly unknown[]): lines is readonly FeedEntry[] {
  let view: Json = null;
  let [moment, seq] = [0, 0];
  for (const line of lines) {
    if (typeof line !== 'object' || line === null || Array.isArray(line)) return false;
    const entry = line as JsonObject;
    const { patch, story } = entry;
    seq += 1;
    const isNext = entry['seq'] === seq && typeof entry['moment'] === 'number' && entry['moment'] >= moment;
    if (!isNext || typeof entry['at'] !== 'number' || !isObject(story)) return false;
    moment = entry['moment'] as number;
    const patched = patchedBy(view, patch);
    if (patched === undefined) return false;
    view = patched;
  }
  return isObject(view);
}

/** Undefined if the patch is none, or does not fit. */
function patchedBy(view: Json, patch: Json | undefined): Json | undefined {
  const operations = PATCH.safeParse(patch);
  if (!operations.success) return undefined;
  try {
    return applyPatch(view, operations.data);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const PATCH = z.array(
  z.union([
    z.strictObject({ op: z.enum(['add', 'replace']), path: z.string(), value: z.json() }),
    z.strictObject({ op: z.literal('remove'), path: z.string() }),
  ]),
);

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
