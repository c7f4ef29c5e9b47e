// Every look of a judge, and everything a judge did: by time, by game and by judge, the newest first.
import type { GameId, Instant, Json, PlayerId } from '#kernel';
import { decode, familyOf, memberOf, type Projection, type Rows, type RowsRead } from '#log';
import { AUDIT_EVENTS, type WayOfLooking, type WhatOnRecord } from '../../game/guard/audit-events.js';

export interface LookRow {
  readonly look: string;
  readonly game: GameId;
  readonly judge: PlayerId;
  readonly way: WayOfLooking;
  /** Under which call; null: under none. */
  readonly dispute: string | null;
  /** Null: it was recorded before this was. */
  readonly what: WhatOnRecord | null;
  readonly at: Instant;
  readonly closedAt: Instant | null;
}

const DIGITS = 16;
/** Later than any time; a key counts down from it, so that the newest comes first. */
const END_OF_TIME = 10 ** (DIGITS - 1);
const newestFirst = (at: number): string => String(END_OF_TIME - at).padStart(DIGITS, '0');
/** Clients may send any text; a key's parts are told apart by slashes. */
const part = (text: string): string => Buffer.from(text).toString('base64url');

const LOOKS = 'look/';
/** The prefixes of the indexes; a key ends with the time and the look. */
export const INDEX = {
  all: 'all/',
  game: (game: string) => `game/${part(game)}/`,
  judge: (judge: string) => `judge/${part(judge)}/`,
};

/** A place in an index: all looks that began before a time come after it. */
export const placeBefore = (at: number): string => newestFirst(at - 1);
const placeOf = ({ at, look }: Pick<LookRow, 'at' | 'look'>): string => `${newestFirst(at)}/${look}`;
const lookIn = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

export const JUDGE_LOOKS: Projection<Rows> = {
  name: 'judge-looks',
  version: `1 ${Object.entries(AUDIT_EVENTS)
    .map(([type, { version }]) => `${type}.${version}`)
    .join(' ')}`,
  types: Object.keys(AUDIT_EVENTS),
  apply(rows, stored) {
    if (familyOf(stored.stream) !== 'audit') return;
    const { event, at } = decode(AUDIT_EVENTS, stored, 'strict');
    if (event.type === 'JudgeLookClosed') {
      const opened = lookOf(rows, event.look);
      if (opened !== undefined) rows.put(LOOKS + event.look, asJson({ ...opened, closedAt: at }));
      return;
    }
    const { look, judge, way, dispute = null, what = null } = event;
    const game = memberOf(stored.stream) as GameId;
    const row: LookRow = { look, game, judge, way, dispute, what, at, closedAt: null };
    rows.put(LOOKS + look, asJson(row));
    for (const index of [INDEX.all, INDEX.game(game), INDEX.judge(judge)])
      rows.put(index + placeOf(row), true);
  },
};

const asJson = (row: LookRow): Json => ({ ...row, what: row.what && { ...row.what } });

export const lookOf = (rows: RowsRead, look: string): LookRow | undefined =>
  rows.get(LOOKS + look) as LookRow | undefined;

/** The looks of one index after a place, and the place of each. */
export function looksAfter(
  rows: RowsRead,
  index: string,
  place: string | undefined,
  max: number,
): readonly { readonly row: LookRow; readonly place: string }[] {
  const from = place === undefined ? {} : { after: index + place };
  return rows.page({ prefix: index, max, ...from }).flatMap(({ key }) => {
    const row = lookOf(rows, lookIn(key));
    return row === undefined ? [] : [{ row, place: key.slice(index.length) }];
  });
}
