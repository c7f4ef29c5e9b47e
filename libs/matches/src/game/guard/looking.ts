// What each way of looking has to name. The guard takes nothing else, so no way can leave it out.
import type { Viewer } from '#visibility';
import {
  LONGEST_ASKED,
  type DeedOnRecord,
  type LogPart,
  type WayOfLooking,
  type WhatOnRecord,
} from './audit-events.js';

/** The members of the record that a way may name, as the judge asked for them. */
type Asked = { readonly [K in Exclude<keyof WhatOnRecord, 'eyes'>]?: WhatOnRecord[K] | undefined };

/** As the judge asked for it; undefined: the present. */
interface AtMoment {
  readonly moment: number | undefined;
}

interface OfFeed extends AtMoment {
  readonly until?: number | undefined;
  readonly after?: number | undefined;
  readonly before?: number | undefined;
}

interface OfCard {
  readonly card: string;
  readonly cardOf: number | undefined;
}

type OfLog =
  | { readonly part: Exclude<LogPart, 'view' | 'events'> }
  | ({ readonly part: 'view' } & AtMoment)
  | { readonly part: 'events'; readonly after: number | undefined };

type OfRuling =
  | { readonly deed: 'give-ruling' | 'uphold-ruling' | 'overturn-ruling'; readonly ruling: number }
  | { readonly deed: 'rule'; readonly referral: string };

/** What a way has nothing more to say of: the present, with the judge's eyes. */
type Nothing = { readonly [K in keyof Asked]?: undefined };

interface Named extends Record<WayOfLooking, Asked> {
  view: AtMoment;
  feed: OfFeed;
  outline: Nothing;
  log: OfLog;
  notes: Nothing;
  chat: { readonly after: number };
  annotations: Nothing;
  dispute: Nothing;
  desk: { readonly deed: Extract<DeedOnRecord, `${string}-call` | 'stop-game' | 'close-dispute'> };
  talk: { readonly deed: 'say' | 'ask-name'; readonly seat: number | undefined };
  preview: { readonly ruling: number };
  ruling: OfRuling;
  penalty: { readonly penalty: number; readonly seat: number };
  'side-by-side': AtMoment;
  knowledge: AtMoment &
    (OfCard | { readonly name: string } | { readonly seat: number } | { readonly entry: number });
  plays: AtMoment & { readonly seat: number | undefined };
  /** Where it began; what is tried in it is recorded nowhere. */
  'what-if': AtMoment;
  fork: AtMoment;
}

/** One way of looking, with what it looks at. */
export type Looking = { readonly [W in WayOfLooking]: { readonly way: W } & Named[W] }[WayOfLooking];

/** How a look is recorded that began at a moment of the game, with the eyes that were granted. */
export function whatOf(looking: Looking, began: number, eyes: Viewer | undefined): WhatOnRecord {
  const asked: Asked & { readonly way?: WayOfLooking } = { ...looking };
  const { way: _, ...named } = asked;
  const granted = eyes && { eyes: eyes.kind === 'seat' ? eyes.seat : eyes.kind };
  return { moment: began, ...storable(named), ...granted };
}

/** Clients may send any number and any text. */
function storable(asked: Asked): { -readonly [K in keyof Asked]?: WhatOnRecord[K] } {
  const kept = Object.entries(asked).flatMap(([key, given]): (readonly [string, number | string])[] => {
    if (typeof given === 'string') return [[key, written(given)]];
    return isWhole(given) ? [[key, given]] : [];
  });
  return Object.fromEntries(kept);
}

const isWhole = (given: number | undefined): given is number => Number.isSafeInteger(given);
const written = (text: string): string => text.slice(0, LONGEST_ASKED).replace(/\p{Surrogate}/gu, '\ufffd');
