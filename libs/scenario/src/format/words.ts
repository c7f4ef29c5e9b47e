// The small shapes a scenario is made of: names, references, numbers, steps.
import { STEPS } from '#abilities';
import { z } from 'zod';

/** A card, a token, a text: never empty. */
export const name = z.string().min(1).max(300);
/** A player, a card or token name, `NAME#2`, `NAME@B`, `stack:NAME`… (format/ref.ts). */
export const ref = name;
export const refs = z.array(ref).max(500);
export const oneOrMore = z.union([ref, refs]);
export const amount = z.int().min(-100_000).max(100_000);
export const count = z.int().min(0).max(100_000);
export const step = z.enum(STEPS);
export const turn = z.int().min(1).max(10_000);
/** By kind: `{"+1/+1": 2}`. */
export const counters = z.record(z.string().min(1), count);
/** By number from 1, or by the start of its text. */
export const mode = z.union([z.int().min(1).max(100), name]);

export const ZONE_NAMES = [
  'library',
  'hand',
  'battlefield',
  'graveyard',
  'exile',
  'command',
  'stack',
  'outside',
] as const;
export type ZoneWord = (typeof ZONE_NAMES)[number];
