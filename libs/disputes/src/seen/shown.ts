// What each viewer sees of a dispute. It is built up from what is for them: a member that is not written here is
// shown to nobody.
import type { GameId, Instant, PlayerId } from '#kernel';
import type { DecisionId, Remedy, Seat } from '#rules';
import type { Appeal, Dispute, Penalty, Ruling, Stage, Written } from '../model/dispute.js';

/** A judge who has nothing to do with the game, or the player of a seat. Everyone else sees nothing of it. */
export type DisputeViewer = { readonly kind: 'judge' } | { readonly kind: 'seat'; readonly seat: Seat };

/** A text as it can be read now. */
export interface ShownText {
  readonly seat: Seat | null;
  readonly at: Instant;
  /** Null: it was deleted. */
  readonly text: string | null;
}

export interface ShownMessage extends ShownText {
  readonly by: PlayerId;
  readonly to: Seat | null;
}

/** The remedies as those who may know nothing hidden see them. */
export type ShownRemedy =
  | Exclude<Remedy, { kind: 'repair' | 'answer' }>
  | { readonly kind: 'repair' }
  | { readonly kind: 'answer'; readonly seat: Seat };

export interface ShownRuling extends Pick<
  Ruling,
  'ruling' | 'judge' | 'level' | 'at' | 'until' | 'accepted' | 'state' | 'rules' | 'words' | 'lost'
> {
  readonly remedies: readonly ShownRemedy[];
  /** For judges alone: what it answers, what was found, and the remedies whole. */
  readonly forJudges: Pick<Ruling, 'question' | 'findings' | 'remedies'> | null;
}

export interface ShownAppeal extends Pick<
  Appeal,
  'ruling' | 'seat' | 'until' | 'outcome' | 'judge' | 'words'
> {
  readonly reason: ShownText | null;
}

export interface ShownDispute {
  readonly game: GameId;
  readonly stage: Stage;
  readonly openedAt: Instant;
  readonly openedBy: PlayerId;
  readonly seat: Seat | null;
  readonly moment: number;
  readonly decision: DecisionId | null;
  readonly challenge: Dispute['challenge'];
  readonly judge: PlayerId | null;
  readonly until: Instant | null;
  /** The sentence of the call, for the caller and for judges. */
  readonly sentence: ShownText | null;
  readonly statements: readonly ShownText[];
  readonly messages: readonly ShownMessage[];
  readonly namesAsked: readonly Seat[];
  readonly names: readonly ShownText[];
  readonly rulings: readonly ShownRuling[];
  readonly appeal: ShownAppeal | null;
  readonly penalties: readonly Penalty[];
  readonly closed: Dispute['closed'];
}

export type Texts = ReadonlyMap<number, string>;

/** The sentence of the call. */
export const SENTENCE = 1;

export function shownTo(dispute: Dispute, texts: Texts, viewer: DisputeViewer): ShownDispute {
  const isFor = (seat: Seat | null): boolean =>
    viewer.kind === 'judge' || (seat !== null && viewer.seat === seat);
  const read = (seat: Seat | null, { entry, at }: Written): ShownText => ({
    seat,
    at,
    text: texts.get(entry) ?? null,
  });
  const own = (written: readonly (Written & { readonly seat: Seat })[]): ShownText[] =>
    written.filter(({ seat }) => isFor(seat)).map((one) => read(one.seat, one));
  const { appeal } = dispute;
  return {
    game: dispute.game,
    stage: dispute.stage,
    openedAt: dispute.openedAt,
    openedBy: dispute.openedBy,
    seat: dispute.seat,
    moment: dispute.moment,
    decision: dispute.decision,
    challenge: dispute.challenge,
    judge: dispute.judge,
    until: dispute.until,
    sentence: isFor(dispute.seat) ? read(dispute.seat, { entry: SENTENCE, at: dispute.openedAt }) : null,
    statements: own(dispute.statements),
    messages: dispute.messages
      .filter(({ to }) => to === null || isFor(to))
      .map((message) => ({ ...read(message.seat, message), by: message.by, to: message.to })),
    namesAsked: dispute.namesAsked.filter(isFor),
    names: own(dispute.names),
    rulings: dispute.rulings.map((ruling) => shownRuling(ruling, viewer)),
    appeal:
      appeal === null
        ? null
        : { ...publicAppeal(appeal), reason: isFor(appeal.seat) ? read(appeal.seat, appeal.reason) : null },
    penalties: dispute.penalties.filter(({ seat }) => isFor(seat)),
    closed: dispute.closed,
  };
}

const publicAppeal = ({ ruling, seat, until, outcome, judge, words }: Appeal) => ({
  ruling,
  seat,
  until,
  outcome,
  judge,
  words,
});

const shownRuling = (
  {
    ruling,
    judge,
    level,
    at,
    until,
    accepted,
    state,
    rules,
    words,
    lost,
    question,
    findings,
    remedies,
  }: Ruling,
  viewer: DisputeViewer,
): ShownRuling => ({
  ...{ ruling, judge, level, at, until, accepted, state, rules, words, lost },
  remedies: remedies.map(shownRemedy),
  forJudges: viewer.kind === 'judge' ? { question, findings, remedies } : null,
});

/** A repair or an answer may speak of hidden things: everyone learns that it is one, and the game shows the rest. */
function shownRemedy(remedy: Remedy): ShownRemedy {
  if (remedy.kind === 'repair') return { kind: 'repair' };
  if (remedy.kind === 'answer') return { kind: 'answer', seat: remedy.seat };
  return remedy;
}
