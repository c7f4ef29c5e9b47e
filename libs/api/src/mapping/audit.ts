// Maps the audit of judges to the contract's types.
import type { AuditPage, KnownLook, LookRow, WayOfLooking } from '#matches';
import type { WayOfLooking as ShownWay } from '../generated/schema.js';
import { connection, type After } from './connection.js';
import type { Answer, Words } from './types.js';

const WAYS: Words<WayOfLooking, ShownWay> = {
  view: 'VIEW',
  feed: 'FEED',
  outline: 'OUTLINE',
  log: 'LOG',
  notes: 'NOTES',
  chat: 'CHAT',
  annotations: 'ANNOTATIONS',
  'side-by-side': 'SIDE_BY_SIDE',
  knowledge: 'KNOWLEDGE',
  plays: 'PLAYS',
  'what-if': 'WHAT_IF',
  dispute: 'DISPUTE',
  desk: 'DESK',
  talk: 'TALK',
  preview: 'PREVIEW',
  ruling: 'RULING',
  penalty: 'PENALTY',
};

export const judgeLook = ({
  look,
  game,
  judge,
  way,
  dispute,
  at,
  closedAt,
}: LookRow): Answer<'JudgeLook'> => ({
  id: look,
  gameId: game,
  judge: { id: judge },
  way: WAYS[way],
  disputeId: dispute,
  at,
  until: closedAt,
});

export const auditPage = ({ looks, places, next }: AuditPage, after: After): Answer<'AuditConnection'> =>
  connection(
    looks.map((look, nth) => ({ cursor: places[nth] ?? '', node: judgeLook(look) })),
    { after, next },
  );

export const knownLook = ({ judge, at, until }: KnownLook): Answer<'KnownLook'> => ({
  judge: { id: judge },
  at,
  until,
});
