// The table agrees on what an unread text does: its player proposes, and the opponents accept or refuse.
// After three refusals the others vote on the last proposal, which never stands against a player whom it
// affects.
import { inTurnOrder } from '../../engine/proposal/proposal.js';
import type { Run } from '../../engine/frames/run.js';
import { isPublicZone } from '../../model/events/objects.js';
import type { EventData } from '../../model/events/events.js';
import type { Covered, Named } from '../../model/state/assisted.js';
import type { GameState } from '../../model/state/game-state.js';
import { objectNumber, zoneKey, type ObjectId, type Seat } from '../../model/basics/ids.js';
import { affectedBy } from './consent.js';
import { mayRefer, refer, rulingOutcome } from './referring.js';
import { agreedOn, NOTHING, type Clause, type Settled } from './settled.js';

/** The number of proposals that may be made. */
export const ATTEMPTS = 3;

/**
 * 'last-vote': the vote as engines up to 11 asked it, where 'no' was consent; it is asked anew. 'referred':
 * the game waits for a judge.
 */
type Stage = 'comes-up' | 'proposing' | 'voting' | 'last-vote' | 'standing' | 'referred';

/** Runs one stage at a time, each in its own run, until the text is settled. */
export function agree(run: Run, clause: Clause): Settled | 'again' {
  if (run.hasLeft(clause.seat)) return settledAsLeft(run, clause);
  switch ((run.local('stage') ?? 'comes-up') as Stage) {
    case 'comes-up':
      run.proposal.emit({ type: 'ClauseCameUp', ...clause });
      return goOn(run, 'proposing');
    case 'proposing':
      propose(run, clause);
      return goOn(run, 'voting');
    case 'voting':
      return vote(run, clause);
    case 'last-vote':
      return goOn(run, 'standing');
    case 'standing':
      return lastVote(run, clause);
    case 'referred':
      return rulingOutcome(run);
  }
}

const attemptOf = (run: Run): number => (run.local('attempt') as number | undefined) ?? 1;

function goOn(run: Run, stage: Stage): 'again' {
  run.keep('stage', stage);
  return 'again';
}

function propose(run: Run, { seat, object, text, part }: Clause): void {
  const attempt = attemptOf(run);
  const { effect, names } = run.ask<'propose'>(
    seat,
    'propose',
    { kind: 'propose', text, part, attempt, attempts: ATTEMPTS },
    object,
  );
  const does = effect as EventData<'ClauseProposed'>['does'];
  run.proposal.emit({
    type: 'ClauseProposed',
    ...{ seat, object, text, part, attempt, does },
    ...apart(run.state, names),
  });
}

const isOpen = ({ objects }: GameState, id: ObjectId): boolean => {
  const object = objects[objectNumber(id)];
  return object === undefined || isPublicZone(object.zone);
};

/** Keeps apart what everyone sees of the names and what only the proposer sees. */
function apart(
  state: GameState,
  names: readonly Named[],
): Pick<EventData<'ClauseProposed'>, 'named' | 'hidden' | 'covered'> {
  const named = names.map(({ name, objects, players }) => ({
    name,
    objects: objects.filter((id) => isOpen(state, id)),
    players: [...players],
  }));
  const hidden = names.flatMap(({ name, objects }) => {
    const lying = objects.filter((id) => !isOpen(state, id));
    return lying.length === 0 ? [] : [{ name, objects: lying, players: [] }];
  });
  return { named, hidden, covered: hidden.flatMap((one) => coveredBy(state, one)) };
}

function coveredBy(state: GameState, { name, objects }: Named): readonly Covered[] {
  const zones = new Map<string, Covered>();
  for (const id of objects) {
    const zone = state.objects[objectNumber(id)]?.zone;
    if (zone === undefined) continue;
    const count = (zones.get(zoneKey(zone))?.count ?? 0) + 1;
    zones.set(zoneKey(zone), { name, zone, count });
  }
  return [...zones.values()];
}

/** cr 101.4: the opponents of the proposer, in turn order. */
export const opponentsOf = ({ state }: Run, seat: Seat): readonly Seat[] => opponentsIn(state, seat);

function opponentsIn(state: GameState, seat: Seat): readonly Seat[] {
  const { seats } = state;
  return inTurnOrder(state, state.turn?.active ?? seat).filter(
    (other) => seats[other]?.team !== seats[seat]?.team,
  );
}

/**
 * The opponents of a proposer who have answered whether they agree, while others are still asked. Partners of the proposer
 * are asked last.
 */
export function votedOn(state: GameState, { seat: proposer }: { readonly seat: Seat }): readonly Seat[] {
  const { decision, seats } = state;
  if (decision?.prompt !== 'accept' && decision?.prompt !== 'let-stand') return [];
  const opponents = opponentsIn(state, proposer);
  if (seats[decision.seat]?.team === seats[proposer]?.team) return opponents;
  return opponents.slice(0, Math.max(opponents.indexOf(decision.seat), 0));
}

/** The opponents, and every partner of the proposer whom the proposal affects. */
function votersOf(run: Run, seat: Seat): readonly Seat[] {
  const opponents = opponentsOf(run, seat);
  return [...opponents, ...affectedNow(run).filter((one) => !opponents.includes(one))];
}

function affectedNow({ state }: Run): readonly Seat[] {
  const { open } = state.assisted;
  return open === null ? [] : affectedBy(state, open);
}

/** The first refusal decides. */
export function refusing(run: Run, voters: readonly Seat[], object: ObjectId): Seat | undefined {
  return voters.find((seat) => !run.ask<'yes-no'>(seat, 'accept', { kind: 'yes-no' }, object).yes);
}

function vote(run: Run, clause: Clause): Settled | 'again' {
  const { object } = clause;
  const voters = votersOf(run, clause.seat);
  const by = refusing(run, voters, object);
  if (by === undefined) {
    const agreed = openOf(run);
    run.proposal.emit({ type: 'ProposalAccepted', object, by: [...voters] });
    return agreed;
  }
  run.proposal.emit({ type: 'ProposalRefused', object, by });
  const attempt = attemptOf(run);
  if (attempt === ATTEMPTS) return goOn(run, 'standing');
  run.keep('attempt', attempt + 1);
  return goOn(run, 'proposing');
}

/**
 * The proposal stands if most of the others and everyone whom it affects let it; a 'no' never brings it
 * about. Otherwise nothing happens, or a judge is asked, depending on the terms of the table.
 */
function lastVote(run: Run, clause: Clause): Settled | 'again' {
  const { seat, object, text, part } = clause;
  const votes = votersOf(run, seat).map((voter) => ({
    voter,
    stands: run.ask<'yes-no'>(voter, 'let-stand', { kind: 'yes-no' }, object).yes,
  }));
  const nothing = votes.flatMap((one) => (one.stands ? [] : [one.voter]));
  const stands = votes.flatMap((one) => (one.stands ? [one.voter] : []));
  const agreed = openOf(run);
  const hasConsent = !affectedNow(run).some((one) => nothing.includes(one));
  const outcome = hasConsent && stands.length > nothing.length ? 'stands' : 'nothing';
  if (outcome === 'nothing' && mayRefer(run)) {
    refer(run, clause, { nothing, stands });
    return goOn(run, 'referred');
  }
  run.proposal.emit({ type: 'ClauseSettled', object, text, part, outcome, why: 'vote', nothing, stands });
  return outcome === 'stands' ? agreed : NOTHING;
}

function openOf({ state }: Run): Settled {
  const { open } = state.assisted;
  if (open === null) throw new Error('the table votes on no proposal');
  return agreedOn(open);
}

/** cr 800.4a: nobody answers for a player who has left. */
function settledAsLeft(run: Run, { object, text, part }: Clause): Settled {
  if (run.local('stage') === undefined) return NOTHING;
  run.proposal.emit({
    type: 'ClauseSettled',
    ...{ object, text, part },
    outcome: 'nothing',
    why: 'left',
    nothing: [],
    stands: [],
  });
  return NOTHING;
}

/** Later effects know the names an agreement gives. */
export function bindNames(run: Run, { named }: Extract<Settled, { outcome: 'agreed' }>): void {
  for (const { name, objects, players } of named)
    run.bind(name, { objects: [...objects], players: [...players] });
}
