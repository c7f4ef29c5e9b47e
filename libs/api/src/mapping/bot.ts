// Maps bots to the contract's types.
import type { BotKind as KindOfBot } from '#matches';
import type { BotKind } from '../generated/schema.js';
import type { Words } from './types.js';

const KINDS: Words<KindOfBot, BotKind> = { random: 'RANDOM', greedy: 'GREEDY' };
const MEANT: { readonly [K in BotKind]: KindOfBot } = { RANDOM: 'random', GREEDY: 'greedy' };

export const shownBot = (kind: KindOfBot): BotKind => KINDS[kind];
export const meantBot = (kind: BotKind): KindOfBot => MEANT[kind];

/** The kind as the facts have it; null for a word that is none. */
export const botIn = (word: unknown): BotKind | null =>
  Object.entries(KINDS).find(([kind]) => kind === word)?.[1] ?? null;
