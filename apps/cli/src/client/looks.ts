// Who looked at what is hidden in games: the record of judges, as admins, judges and players may read it.
import type { Client } from '#client';
import {
  AuditDocument,
  AuditEntriesDocument,
  LookedAtDocument,
  PlayerNamedDocument,
} from './generated/looks.js';
import type { AuditQuery, LookedAtQuery, RecordedLookFragment } from './generated/operations.js';

export type RecordedLook = RecordedLookFragment;
export type KnownLook = NonNullable<LookedAtQuery['lookedAt']>[number];

export interface AuditAsked {
  readonly gameId: string | null;
  readonly judgeId: string | null;
  readonly from: string | null;
  readonly until: string | null;
}

const A_PAGE = 100;

/** The newest first, as many as asked for; undefined if who asks may not read them. */
export async function auditOf(
  client: Client,
  asked: AuditAsked,
  most: number,
): Promise<readonly RecordedLook[] | undefined> {
  const found: RecordedLook[] = [];
  for (let after: string | null = null; ;) {
    const first = Math.min(A_PAGE, most - found.length);
    const { audit }: AuditQuery = await client.request(AuditDocument, { ...asked, first, after });
    if (audit === null) return undefined;
    found.push(...audit.nodes);
    if (!audit.pageInfo.hasNextPage || found.length >= most) return found;
    after = audit.pageInfo.endCursor;
  }
}

/** Each look as it begins; `lost` where some may have been missed. */
export async function* looksAsTheyBegin(
  client: Client,
): AsyncGenerator<RecordedLook | 'lost', void, undefined> {
  for await (const one of client.follow(AuditEntriesDocument, {}))
    yield one.kind === 'lost' ? 'lost' : one.told.auditEntries;
}

/** Undefined if who asks had no seat in the game, or while it goes on. */
export const lookedAt = async (client: Client, game: string): Promise<readonly KnownLook[] | undefined> =>
  (await client.request(LookedAtDocument, { gameId: game })).lookedAt ?? undefined;

/** The id of a player; undefined if nobody has the name. */
export const playerNamed = async (client: Client, name: string): Promise<string | undefined> =>
  (await client.request(PlayerNamedDocument, { name })).player?.id;
