// The kinds of bot the server plays. A bot's player id names its kind, and no account can have such an id.
import { playerId, type PlayerId } from '#kernel';
import type { Seat } from './ids.js';

export const BOT_KINDS = ['random', 'greedy'] as const;
export type BotKind = (typeof BOT_KINDS)[number];

const BOT = new RegExp(`^bot-(${BOT_KINDS.join('|')})-\\d$`);

export const botAt = (kind: BotKind, seat: Seat): PlayerId => playerId(`bot-${kind}-${seat}`);

/** The kind of bot behind this player id; undefined for a person. */
export const botKindOf = (player: PlayerId): BotKind | undefined =>
  BOT.exec(player)?.[1] as BotKind | undefined;

export const isBot = (player: PlayerId): boolean => BOT.test(player);
