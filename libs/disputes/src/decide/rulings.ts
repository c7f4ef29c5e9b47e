// Rulings: given by the judge who has the call, accepted or appealed by the players, and final at last.
import { after, err, hasPassed, type PlayerId } from '#kernel';
import { isBot, type Remedy, type Seat } from '#rules';
import { standingRuling, type Dispute, type Ruling } from '../model/dispute.js';
import type { EventOfType, RulingText } from '../model/events.js';
import { refusal, refuse, type DisputeRefusal } from '../model/refusals.js';
import {
  happens,
  hasEnded,
  isFull,
  notForOfficial,
  notTheJudge,
  seatOf,
  writes,
  nextText,
  type Decision,
  type Moment,
  type Official,
} from './decision.js';

const RULINGS = 'table rulings';
const APPEALS = 'table appeals';
const CHALLENGES = 'war-zone Challenges';

/** What the decision has to know of the game. */
export interface RuledGame {
  /** Whether a cited rule is one of its rules. */
  readonly hasRule: (cited: string) => boolean;
  /** What can be cited, as a sentence. */
  readonly citable: string;
  /** How many challenges the seat has lost in this game before. */
  readonly lostBefore: (seat: Seat) => number;
}

export interface GivenRuling extends RulingText {
  /** Of a challenge: the seat that loses it; null for every other dispute. */
  readonly loser: Seat | null;
}

/** At this many lost challenges the match is lost (war-zone Challenges). */
const LOST_CHALLENGES = 2;

export function giveRuling(
  dispute: Dispute,
  official: Official,
  given: GivenRuling,
  game: RuledGame,
  { now, times }: Moment,
): Decision {
  const wrong = notTheJudge(dispute, official, RULINGS) ?? notNow(dispute) ?? faultIn(dispute, given, game);
  if (wrong !== undefined) return err(wrong);
  const until = dispute.appeal === null ? after(now, times.appeal) : null;
  return happens(rulingOf(dispute, official, given, game, { level: levelOf(dispute, official), until }));
}

/** A head judge whose ruling the game could not carry out rules again. */
const levelOf = ({ appeal }: Dispute, { player }: Official): Ruling['level'] =>
  appeal?.judge === player ? 'head-judge' : 'judge';

function notNow(dispute: Dispute): DisputeRefusal | undefined {
  if (dispute.stage === 'done') return refusal('dispute-closed', RULINGS);
  if (dispute.stage !== 'taken') return refusal('already-ruled', RULINGS);
  return isFull(dispute.rulings.length, 'rulings') ? refusal('too-many', RULINGS) : undefined;
}

function faultIn(
  { challenge }: Dispute,
  { rules, loser }: GivenRuling,
  { hasRule, citable }: RuledGame,
): DisputeRefusal | undefined {
  const unknown = rules.find((rule) => !hasRule(rule));
  if (unknown !== undefined)
    return refusal(
      'unknown-rule',
      RULINGS,
      `There is no rule '${unknown}' in the rules of this game. ${citable}`,
    );
  if (challenge === null) return loser === null ? undefined : refusal('no-challenge', CHALLENGES);
  return loser === challenge.by || loser === challenge.against
    ? undefined
    : refusal('is-challenge', CHALLENGES);
}

function rulingOf(
  dispute: Dispute,
  { player }: Official,
  { loser, ...text }: GivenRuling,
  { lostBefore }: RuledGame,
  { level, until }: Pick<Ruling, 'level' | 'until'>,
): EventOfType<'RulingGiven'> {
  const losesMatch = loser !== null && lostBefore(loser) + 1 >= LOST_CHALLENGES;
  return {
    type: 'RulingGiven',
    ruling: dispute.rulings.length + 1,
    judge: player,
    level,
    ...text,
    remedies: losesMatch ? withMatchLost(dispute, text.remedies, loser) : text.remedies,
    lost: loser === null ? null : { seat: loser, losesMatch },
    until,
  };
}

/** A match is one game (war-zone Match Victory); the others win it. */
function withMatchLost({ players }: Dispute, remedies: readonly Remedy[], loser: Seat): Remedy[] {
  const others = players.map(({ seat }) => seat).filter((seat) => seat !== loser);
  return [...remedies.filter(({ kind }) => kind !== 'result'), { kind: 'result', winners: others }];
}

/** The ruling that this player may still accept or appeal. */
function openRuling(dispute: Dispute, seat: Seat | undefined): Ruling | DisputeRefusal {
  if (seat === undefined) return refusal('not-a-party', APPEALS);
  if (hasEnded(dispute) || dispute.stage === 'done') return refusal('dispute-closed', APPEALS);
  if (dispute.stage === 'appealed') return refusal('already-appealed', APPEALS);
  const ruling = standingRuling(dispute);
  if (ruling === undefined || dispute.stage === 'called' || dispute.stage === 'taken')
    return refusal('not-ruled', APPEALS);
  if (dispute.appeal !== null) return refusal('appeal-final', APPEALS);
  if (dispute.stage === 'final') return refusal('appeal-over', APPEALS);
  return ruling.accepted.includes(seat) ? refusal('already-accepted', APPEALS) : ruling;
}

export function acceptRuling(dispute: Dispute, player: PlayerId): Decision {
  const seat = seatOf(dispute, player);
  const open = openRuling(dispute, seat);
  if (seat === undefined || 'code' in open) return err(open as DisputeRefusal);
  const { ruling } = open;
  const accepted = { type: 'RulingAccepted', ruling, seat } as const;
  return haveAllAccepted(dispute, [...open.accepted, seat])
    ? happens(accepted, { type: 'RulingBecameFinal', ruling, why: 'accepted' })
    : happens(accepted);
}

/** Bots accept whatever is ruled. */
const haveAllAccepted = ({ players }: Dispute, accepted: readonly Seat[]): boolean =>
  players.every(({ seat, player }) => isBot(player) || accepted.includes(seat));

/** Nobody has appealed in time. */
export function becomeFinal(dispute: Dispute, { now }: Moment): Decision {
  const ruling = standingRuling(dispute);
  if (dispute.stage !== 'ruled' || ruling === undefined) return refuse('not-ruled', APPEALS);
  if (dispute.until !== null && !hasPassed(dispute.until, now)) return refuse('already-ruled', APPEALS);
  return happens({ type: 'RulingBecameFinal', ruling: ruling.ruling, why: 'time-over' });
}

export function appealRuling(
  dispute: Dispute,
  player: PlayerId,
  reason: string,
  { now, times }: Moment,
): Decision {
  const seat = seatOf(dispute, player);
  const open = openRuling(dispute, seat);
  if (seat === undefined || 'code' in open) return err(open as DisputeRefusal);
  if (open.level === 'head-judge') return refuse('appeal-final', APPEALS);
  if (open.until !== null && hasPassed(open.until, now)) return refuse('appeal-over', APPEALS);
  const entry = nextText(dispute);
  const until = after(now, times.headJudge);
  return writes(entry, reason, { type: 'RulingAppealed', ruling: open.ruling, seat, entry, until });
}

export type AppealOutcome =
  | { readonly outcome: 'upheld'; readonly words: string }
  | { readonly outcome: 'overturned'; readonly ruling: GivenRuling };

/** Final. An overturned ruling is replaced by the head judge's own. */
export function decideAppeal(
  dispute: Dispute,
  official: Official,
  decided: AppealOutcome,
  game: RuledGame,
): Decision {
  const wrong = notForOfficial(dispute, official, APPEALS);
  if (wrong !== undefined) return err(wrong);
  if (!official.isHead) return refuse('not-a-head-judge', APPEALS);
  if (dispute.stage !== 'appealed' || dispute.appeal === null)
    return refuse(dispute.appeal === null ? 'not-appealed' : 'appeal-final', APPEALS);
  const { ruling } = dispute.appeal;
  if (standingRuling(dispute)?.judge === official.player) return refuse('own-ruling', APPEALS);
  const by = { type: 'AppealDecided', ruling, judge: official.player } as const;
  if (decided.outcome === 'upheld') return happens({ ...by, outcome: 'upheld', words: decided.words });
  const fault = faultIn(dispute, decided.ruling, game);
  if (fault !== undefined) return err(fault);
  return happens(
    { ...by, outcome: 'overturned', words: decided.ruling.words },
    rulingOf(dispute, official, decided.ruling, game, { level: 'head-judge', until: null }),
  );
}

/** No head judge has come in time: what was ruled stands. */
export function leaveUndecided(dispute: Dispute, { now }: Moment): Decision {
  if (dispute.stage !== 'appealed' || dispute.appeal === null) return refuse('not-appealed', APPEALS);
  if (!hasPassed(dispute.appeal.until, now)) return refuse('already-appealed', APPEALS);
  const { ruling } = dispute.appeal;
  return happens({ type: 'AppealDecided', ruling, judge: null, outcome: 'undecided', words: null });
}
