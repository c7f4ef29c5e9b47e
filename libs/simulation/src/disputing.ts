// Disputes in generated games: somebody calls a judge, or a judge comes without a call. Then the call is
// withdrawn, lapses, or is ruled on with repairs that are drawn at random. Many of them do not fit the game.
import { oneOf } from '#bots';
import { instant, playerId, type Instant, type RandomSource } from '#kernel';
import {
  BATTLEFIELD,
  graveyardsOf,
  handOf,
  librariesOf,
  zoneKey,
  type DisputeId,
  type GameState,
  type ObjectId,
  type Proposed,
  type Remedy,
  type Repair,
  type RulingId,
  type Seat,
  type Zone,
} from '#rules';

const JUDGE = playerId('judge');
const EXILE: Zone = { kind: 'exile', seat: null, index: 0 };
const WITHIN = 600;

/** One ruling in this many sets the result. */
const ENDING = 60;

export interface Disputed {
  readonly proposed: Proposed;
  /** The command is given at this time. */
  readonly at: Instant;
}

const uuid = (nth: number): string => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;

/** A call, or a judge who stops the game. It may be refused, as by a player who has called too often. */
export function stopping(state: GameState, nth: number, random: RandomSource): Disputed {
  const dispute = uuid(nth) as DisputeId;
  const at = instant(state.now + 1 + random.below(30_000));
  const playing = playersOf(state);
  if (playing.length === 0 || random.below(3) === 0)
    return { proposed: { actor: JUDGE, command: { type: 'stop-for-judge', dispute } }, at };
  const actor = oneOf(playing, random);
  return { proposed: { actor, command: { type: 'call-judge', dispute, within: WITHIN } }, at };
}

/** What comes next in a game that is stopped; a ruling may be refused, and an empty one never is. */
export function closing(state: GameState, nth: number, random: RandomSource): Disputed | undefined {
  const { dispute } = state;
  if (!dispute) return undefined;
  const { id, seat, until, taken } = dispute;
  const at = instant(state.now + 1 + random.below(60_000));
  const caller = seat === null ? null : (state.seats[seat]?.player ?? null);
  const deed = random.below(6);
  if (!taken && deed === 0 && caller !== null)
    return { proposed: { actor: caller, command: { type: 'withdraw-call', dispute: id } }, at };
  if (!taken && deed === 1 && until !== null)
    return { proposed: { actor: 'timer', command: { type: 'lapse-call', dispute: id } }, at: until };
  if (!taken && deed === 2)
    return { proposed: { actor: JUDGE, command: { type: 'take-call', dispute: id } }, at };
  const ruling = uuid(nth) as RulingId;
  const remedies = [...remediesFor(state, random)];
  const said = { rules: ['cr 104.1'], words: `Ruling ${String(nth)}.` };
  return {
    proposed: { actor: JUDGE, command: { type: 'apply-ruling', dispute: id, ruling, remedies, ...said } },
    at,
  };
}

const playersOf = ({ seats }: GameState) =>
  seats.flatMap(({ player, lost }) => (player === null || lost !== null ? [] : [player]));
const seatsOf = ({ seats }: GameState): readonly Seat[] => seats.map(({ seat }) => seat);

function remediesFor(state: GameState, random: RandomSource): readonly Remedy[] {
  if (random.below(ENDING) === 0) {
    const winner = oneOf(seatsOf(state), random);
    return [{ kind: 'result', winners: random.below(2) === 0 ? [] : [winner] }];
  }
  return Array.from({ length: random.below(3) }, () => ({
    kind: 'repair',
    repair: repairFor(state, random),
  }));
}

/** A repair drawn at random; it may not fit the game. */
export function repairFor(state: GameState, random: RandomSource): Repair {
  const seat = oneOf(seatsOf(state), random);
  const all = Object.values(state.objects).map(({ id }) => id);
  const object = all.length === 0 ? ('o1' as ObjectId) : oneOf(all, random);
  const permanents = state.zones[zoneKey(BATTLEFIELD)] ?? [];
  const permanent = permanents.length === 0 ? object : oneOf(permanents, random);
  const names = state.naming?.names.map(({ name }) => name) ?? [];
  const repairs: readonly (() => Repair)[] = [
    () => moved(state, random.below(2) === 0 ? permanent : object, random),
    () => moved(state, object, random),
    () => ({ what: 'life', seat, total: 1 + random.below(30) }),
    () => ({ what: 'counters', on: seat, counter: 'energy', count: random.below(4) }),
    () => ({
      what: 'counters',
      on: permanent,
      counter: oneOf(['+1/+1', 'charge'], random),
      count: random.below(3),
    }),
    () => ({ what: 'tapped', object: permanent, tapped: random.below(2) === 0 }),
    () => ({ what: 'control', object: permanent, seat }),
    () => ({ what: 'reveal', objects: [object], to: random.below(2) === 0 ? null : seat }),
    () => ({ what: 'free', name: names.length === 0 ? 'Nothing' : oneOf(names, random) }),
  ];
  return oneOf(repairs, random)();
}

function moved(state: GameState, object: ObjectId, random: RandomSource): Repair {
  const seat = oneOf(seatsOf(state), random);
  const zones = [BATTLEFIELD, EXILE, handOf(seat), ...graveyardsOf(state, seat), ...librariesOf(state, seat)];
  const to = oneOf(zones, random);
  const places = [
    { at: 'top' },
    { at: 'bottom' },
    { at: 'random' },
    { at: 'nth', nth: 1 + random.below(5) },
  ] as const;
  return {
    what: 'move',
    object,
    to,
    place: to.kind === 'library' ? oneOf(places, random) : null,
    under: to.kind === 'battlefield' ? seat : null,
    triggers: random.below(2) === 0,
  };
}
