// Maps the audit of judges to the contract's types.
import type {
  AuditPage,
  DeedOnRecord,
  KnownLook,
  LogPart,
  LookRow,
  WayOfLooking,
  WhatOnRecord,
} from '#matches';
import type { JudgeDeed, LogPart as ShownPart, WayOfLooking as ShownWay } from '../generated/schema.js';
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
  fork: 'FORK',
};

const DEEDS: Words<DeedOnRecord, JudgeDeed> = {
  'take-call': 'TAKE_CALL',
  'hand-back-call': 'HAND_BACK_CALL',
  'stop-game': 'STOP_GAME',
  'close-dispute': 'CLOSE_DISPUTE',
  say: 'SAY',
  'ask-name': 'ASK_NAME',
  'give-ruling': 'GIVE_RULING',
  'uphold-ruling': 'UPHOLD_RULING',
  'overturn-ruling': 'OVERTURN_RULING',
  rule: 'RULE',
};

const PARTS: Words<LogPart, ShownPart> = {
  view: 'VIEW',
  events: 'EVENTS',
  secret: 'SECRET',
  verdict: 'VERDICT',
  proof: 'PROOF',
};

const EYES = { spectator: 'SPECTATOR', judge: 'JUDGE', opened: 'OPENED' } as const;

const lookSubject = ({ eyes, ...what }: WhatOnRecord): Answer<'LookSubject'> => ({
  moment: what.moment,
  until: what.until ?? null,
  after: what.after ?? null,
  before: what.before ?? null,
  eyes: eyes === undefined ? null : typeof eyes === 'number' ? 'SEAT' : EYES[eyes],
  eyesOf: typeof eyes === 'number' ? eyes : null,
  part: what.part === undefined ? null : PARTS[what.part],
  card: what.card ?? null,
  cardOf: what.cardOf ?? null,
  name: what.name ?? null,
  entry: what.entry ?? null,
  seat: what.seat ?? null,
  deed: what.deed === undefined ? null : DEEDS[what.deed],
  ruling: what.ruling ?? null,
  penalty: what.penalty ?? null,
  referralId: what.referral ?? null,
});

export const judgeLook = ({
  look,
  game,
  judge,
  way,
  dispute,
  what,
  at,
  closedAt,
}: LookRow): Answer<'JudgeLook'> => ({
  id: look,
  gameId: game,
  judge: { id: judge },
  way: WAYS[way],
  disputeId: dispute,
  what: what && lookSubject(what),
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
