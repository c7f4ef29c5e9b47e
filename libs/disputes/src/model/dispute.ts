// The state of a dispute, folded from its events. It decides nothing: whatever is in the stream happened.
import type { GameId, Instant, PlayerId } from '#kernel';
import type { DecisionId, Seat } from '#rules';
import type { DisputeEvent, DisputeEventType, EventOfType, RulingText } from './events.js';
import type { Infraction, PenaltyGrade } from './infractions.js';

export interface Party {
  readonly seat: Seat;
  readonly player: PlayerId;
}

/** A text by its number; it may have been deleted. */
export interface Written {
  readonly entry: number;
  readonly at: Instant;
}

export interface Message extends Written {
  /** Null: the judge. */
  readonly seat: Seat | null;
  readonly by: PlayerId;
  /** The seat that the judge talks with; null: everyone at the table. */
  readonly to: Seat | null;
}

export interface Ruling extends RulingText {
  readonly ruling: number;
  readonly judge: PlayerId;
  readonly level: 'judge' | 'head-judge';
  readonly lost: { readonly seat: Seat; readonly losesMatch: boolean } | null;
  readonly at: Instant;
  readonly until: Instant | null;
  readonly accepted: readonly Seat[];
  /** `failed`: the game could not do it. `overturned`: a head judge ruled otherwise. */
  readonly state: 'open' | 'carried-out' | 'failed' | 'overturned';
}

export interface Appeal {
  readonly ruling: number;
  readonly seat: Seat;
  readonly reason: Written;
  readonly until: Instant;
  readonly outcome: EventOfType<'AppealDecided'>['outcome'] | null;
  readonly judge: PlayerId | null;
  readonly words: string | null;
}

export interface Penalty {
  readonly judge: PlayerId;
  readonly seat: Seat;
  readonly player: PlayerId;
  readonly infraction: Infraction;
  readonly grade: PenaltyGrade;
  readonly event: string;
  readonly words: string;
  readonly at: Instant;
}

/**
 * called: waits for a judge. taken: a judge looks into it. ruled: the players may appeal. appealed: waits for a
 * head judge. final: what was ruled is to be done in the game. done: the game goes on; talk and penalties are
 * still possible. The rest are ends.
 */
export type Stage =
  'called' | 'taken' | 'ruled' | 'appealed' | 'final' | 'done' | 'withdrawn' | 'lapsed' | 'closed';

export interface Dispute {
  readonly game: GameId;
  readonly openedAt: Instant;
  readonly openedBy: PlayerId;
  readonly seat: Seat | null;
  readonly moment: number;
  readonly decision: DecisionId | null;
  readonly players: readonly Party[];
  readonly challenge: EventOfType<'DisputeOpened'>['challenge'];
  readonly stage: Stage;
  readonly judge: PlayerId | null;
  /** When what the stage waits for is over; null if it waits for nothing. */
  readonly until: Instant | null;
  readonly takings: number;
  readonly statements: readonly (Written & { readonly seat: Seat })[];
  readonly messages: readonly Message[];
  /** Seats that were asked to write down a name and have not. */
  readonly namesAsked: readonly Seat[];
  readonly names: readonly (Written & { readonly seat: Seat })[];
  readonly rulings: readonly Ruling[];
  readonly appeal: Appeal | null;
  readonly penalties: readonly Penalty[];
  readonly closed: { readonly why: EventOfType<'DisputeClosed'>['why']; readonly at: Instant } | null;
  /** How many texts it has. Number 1 is the sentence of the call. */
  readonly texts: number;
}

/** An event as it was recorded. */
export interface Happened {
  readonly event: DisputeEvent;
  readonly at: Instant;
}

/** What a final ruling is at first, and every ruling that was not replaced: the newest one. */
export const standingRuling = ({ rulings }: Dispute): Ruling | undefined => rulings.at(-1);

type Evolve = {
  readonly [T in Exclude<DisputeEventType, 'DisputeOpened'>]: (
    dispute: Dispute,
    event: EventOfType<T>,
    at: Instant,
  ) => Dispute;
};

const wrote = (dispute: Dispute, entry: number): number => Math.max(dispute.texts, entry);

const changed = (
  dispute: Dispute,
  number: number,
  change: Partial<Pick<Ruling, 'accepted' | 'state'>>,
): readonly Ruling[] =>
  dispute.rulings.map((ruling) => (ruling.ruling === number ? { ...ruling, ...change } : ruling));

const EVOLVE: Evolve = {
  CallWithdrawn: (dispute) => ({ ...dispute, stage: 'withdrawn', until: null }),
  CallLapsed: (dispute) => ({ ...dispute, stage: 'lapsed', until: null }),
  CallTaken: (dispute, { judge, until }) => ({
    ...dispute,
    stage: 'taken',
    judge,
    until,
    takings: dispute.takings + 1,
  }),
  CallHandedBack: (dispute) => ({ ...dispute, stage: 'called', judge: null, until: null }),
  CaseStated: (dispute, { seat, entry }, at) => ({
    ...dispute,
    statements: [...dispute.statements, { seat, entry, at }],
    texts: wrote(dispute, entry),
  }),
  Said: (dispute, { seat, by, to, entry }, at) => ({
    ...dispute,
    messages: [...dispute.messages, { seat, by, to, entry, at }],
    texts: wrote(dispute, entry),
  }),
  NameAsked: (dispute, { seat }) => ({ ...dispute, namesAsked: [...dispute.namesAsked, seat] }),
  NameWritten: (dispute, { seat, entry }, at) => ({
    ...dispute,
    namesAsked: dispute.namesAsked.filter((asked) => asked !== seat),
    names: [...dispute.names, { seat, entry, at }],
    texts: wrote(dispute, entry),
  }),
  RulingGiven: (dispute, { ruling, judge, level, lost, until, ...event }, at) => {
    const { question, findings, rules, remedies, words } = event;
    const text = { question, findings, rules, remedies, words };
    const given = { ruling, judge, level, ...text, lost, until, at, accepted: [], state: 'open' } as const;
    const stage = until === null ? 'final' : 'ruled';
    return { ...dispute, stage, until, rulings: [...dispute.rulings, given] };
  },
  RulingBecameFinal: (dispute) => ({ ...dispute, stage: 'final', until: null }),
  RulingAccepted: (dispute, { ruling, seat }) => {
    const accepted = [...(dispute.rulings.find((one) => one.ruling === ruling)?.accepted ?? []), seat];
    return { ...dispute, rulings: changed(dispute, ruling, { accepted }) };
  },
  RulingAppealed: (dispute, { ruling, seat, entry, until }, at) => ({
    ...dispute,
    stage: 'appealed',
    until,
    appeal: { ruling, seat, reason: { entry, at }, until, outcome: null, judge: null, words: null },
    texts: wrote(dispute, entry),
  }),
  AppealDecided: (dispute, { ruling, outcome, judge, words }) => ({
    ...dispute,
    stage: 'final',
    until: null,
    appeal: dispute.appeal === null ? null : { ...dispute.appeal, outcome, judge, words },
    rulings: outcome === 'overturned' ? changed(dispute, ruling, { state: 'overturned' }) : dispute.rulings,
  }),
  RulingCarriedOut: (dispute, { ruling }) => ({
    ...dispute,
    stage: 'done',
    until: null,
    rulings: changed(dispute, ruling, { state: 'carried-out' }),
  }),
  RulingFailed: (dispute, { ruling, until }) => ({
    ...dispute,
    stage: 'taken',
    until,
    judge: dispute.rulings.find((one) => one.ruling === ruling)?.judge ?? dispute.judge,
    rulings: changed(dispute, ruling, { state: 'failed' }),
  }),
  PenaltyGiven: (dispute, { judge, seat, player, infraction, grade, at: event, words }, at) => ({
    ...dispute,
    penalties: [...dispute.penalties, { judge, seat, player, infraction, grade, event, words, at }],
  }),
  DisputeClosed: (dispute, { why }, at) => ({
    ...dispute,
    stage: 'closed',
    until: null,
    closed: { why, at },
  }),
};

const opened = (event: EventOfType<'DisputeOpened'>, at: Instant): Dispute => ({
  game: event.game,
  openedAt: at,
  openedBy: event.by,
  seat: event.seat,
  moment: event.moment,
  decision: event.decision,
  players: event.players,
  challenge: event.challenge,
  stage: event.seat === null ? 'taken' : 'called',
  judge: event.seat === null ? event.by : null,
  until: event.until,
  takings: event.seat === null ? 1 : 0,
  statements: [],
  messages: [],
  namesAsked: [],
  names: [],
  rulings: [],
  appeal: null,
  penalties: [],
  closed: null,
  texts: 1,
});

/** Undefined unless the events begin with its opening. */
export function foldDispute(events: Iterable<Happened>): Dispute | undefined {
  let dispute: Dispute | undefined;
  for (const { event, at } of events) {
    if (event.type === 'DisputeOpened') dispute ??= opened(event, at);
    else if (dispute === undefined) return undefined;
    else dispute = evolved(dispute, event, at);
  }
  return dispute;
}

type Later = Exclude<DisputeEvent, { type: 'DisputeOpened' }>;
const evolved = (dispute: Dispute, event: Later, at: Instant): Dispute =>
  (EVOLVE[event.type] as (dispute: Dispute, event: Later, at: Instant) => Dispute)(dispute, event, at);
