// What players and spectators say to each other beside a game. It is stored outside the game's log, so it can be deleted
// without touching the game, and no feed tells it.
import { z } from 'zod';
import { branded, type GameId, type StreamName } from '#kernel';
import type { Seat } from '#rules';
import { chatStream, type Codec } from '#log';
import { storable } from './storable-text.js';

export const LONGEST_LINE = 500;
/** Of one person in one game. */
export const MOST_LINES = 300;
/** Of all players together, and of all spectators. */
export const MOST_LINES_OF_A_GAME = 4_000;

export const chatText = storable(1, LONGEST_LINE).regex(/^[^\p{Cc}]*\S[^\p{Cc}]*$/u);

export interface ChatSaid {
  readonly type: 'ChatSaid';
  /** The seat of the speaker; null: a spectator, whom no player hears before the game is over. */
  readonly seat: Seat | null;
  readonly text: string;
}

export const CHAT_EVENTS: Codec<ChatSaid> = {
  ChatSaid: {
    version: 1,
    schema: z.strictObject({
      seat: branded<Seat>(z.int().min(0).max(7)).nullable(),
      text: chatText,
    }),
  },
};

export const chatOf = (game: GameId): { readonly stream: StreamName; readonly codec: Codec<ChatSaid> } => ({
  stream: chatStream(game),
  codec: CHAT_EVENTS,
});
