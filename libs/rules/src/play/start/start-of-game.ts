// The start of the game: starting player, library, opening hands, mulligans (cr 103; pentaland 701, 702).
import { cardsIn } from '../../fold/evolve/cards.js';
import type { SeatState, Stage } from '../../model/state/game-state.js';
import { asState } from '../../model/state/beginning.js';
import { handOf, zoneKey, type Seat, type Zone } from '../../model/basics/ids.js';
import { ask } from '../../engine/frames/ask.js';
import { librariesOf } from '../../reading/language/references.js';
import { deal } from './dealing.js';
import { startingSeat } from './first-turn.js';
import {
  placeLibraries,
  placeSideboards,
  returnHands,
  shuffleFirst,
  shuffleZone,
} from '../../engine/happening/library.js';
import { actFromOpeningHands, usableInstead } from './opening-hands.js';
import { standingIn } from './standing-in.js';
import {
  startingPlayerCount,
  inTurnOrder,
  seatsPlaying,
  type Proposal,
} from '../../engine/proposal/proposal.js';

export const STARTING_HAND_SIZE = 7;

/** Locks the seats and lays the library. The starting player is determined next. */
export function beginGame(proposal: Proposal): void {
  const { graveyards, naming } = proposal.variant;
  proposal.emit({
    type: 'GameBegan',
    life: proposal.terms.startingLife,
    ...(graveyards.count === 1 ? {} : { graveyards: graveyards.count }),
    ...(naming === null ? {} : { naming: naming.granted }),
  });
  const { beginning = null } = proposal.state;
  if (beginning !== null) {
    const standing = standingIn(asState(beginning.position), proposal.inputs.now);
    proposal.emit({ type: 'PositionEntered', shown: [...beginning.shown], standing });
    return;
  }
  placeLibraries(proposal);
  placeSideboards(proposal);
}

/** cr 103.1: a random player chooses who takes the first turn. */
export function askWhoStarts(proposal: Proposal, chooser: Seat | null): void {
  const candidates = seatsPlaying(proposal.state).map(({ seat }) => seat);
  const asked = chooser ?? determineChooser(proposal, candidates);
  ask(proposal, asked, 'choose-starting-player', { kind: 'choose-players', candidates, count: 1 });
}

function determineChooser(proposal: Proposal, seats: readonly Seat[]): Seat {
  const random = proposal.random();
  const seat = seats[random.below(seats.length)];
  if (seat === undefined) throw new Error('a game without players was started');
  proposal.emit({ type: 'StarterChooserDetermined', seat, drawn: random.drawn });
  return seat;
}

/** cr 103.3 and 103.5: the library is shuffled and everyone draws an opening hand. */
export function dealOpeningHands(proposal: Proposal, starting: Seat): void {
  proposal.emit({ type: 'StartingPlayerChosen', seat: starting });
  const order = inTurnOrder(proposal.state, starting);
  for (const library of librariesOfAll(proposal, order)) shuffleFirst(proposal, library);
  const hands = order.map((seat) => ({ seat, count: STARTING_HAND_SIZE }));
  deal(proposal, hands, () => proposal.emit({ type: 'MulliganRoundBegan', seats: order }));
}

/** Shuffles each library once, however many players share it. */
function librariesOfAll({ state }: Proposal, seats: readonly Seat[]): readonly Zone[] {
  const libraries = seats.flatMap((seat) => librariesOf(state, seat));
  return [...new Map(libraries.map((library) => [zoneKey(library), library])).values()];
}

/**
 * cr 103.5 and 103.5c: how many of the player's mulligans count. With three or more players the first is
 * free.
 */
export const countedMulligans = (proposal: Proposal, { mulligans }: SeatState): number =>
  Math.max(0, mulligans - (isFirstFree(proposal) ? 1 : 0));

/**
 * cr 103.5c, cr2011 103.4b: the first mulligan is free. Not in the Ninth Edition, nor with Paris mulligans in
 * any base.
 */
const isFirstFree = ({ state, terms, variant }: Proposal): boolean =>
  variant.libraries.redraw === 'by-base' && terms.base !== 'ninth' && startingPlayerCount(state) > 2;

type Mulligans = Extract<Stage, { kind: 'mulligans' }>;

/**
 * cr 103.5: all declare in turn order, all who take a mulligan redraw, all put cards back. Then those who
 * took one declare again.
 */
export function goOnWithMulligans(proposal: Proposal, stage: Mulligans): void {
  const [declaring] = stage.undeclared;
  if (declaring !== undefined) {
    declare(proposal, declaring);
    return;
  }
  if (stage.taking.length > 0) {
    redraw(proposal, stage.taking);
    return;
  }
  const [bottoming] = stage.bottoming;
  if (bottoming !== undefined) {
    askForBottom(proposal, bottoming);
    return;
  }
  const order = inTurnOrder(proposal.state, startingSeat(proposal));
  const again = order.filter((seat) => proposal.state.seats[seat]?.keptHand === false);
  if (again.length > 0) proposal.emit({ type: 'MulliganRoundBegan', seats: again });
  else actFromOpeningHands(proposal, order);
}

function declare(proposal: Proposal, seat: Seat): void {
  const state = proposal.state.seats[seat];
  // cr 103.5: no mulligan once the opening hand would be zero cards.
  if (state !== undefined && countedMulligans(proposal, state) >= STARTING_HAND_SIZE)
    proposal.emit({ type: 'MulliganDeclared', seat, choice: 'keep' });
  else {
    const instead = usableInstead(proposal, seat);
    const question = { kind: 'yes-no' as const, ...(instead.length === 0 ? {} : { instead: [...instead] }) };
    ask(proposal, seat, 'take-a-mulligan', question);
  }
}

function redraw(proposal: Proposal, taking: readonly Seat[]): void {
  const seats = [...taking];
  const together = proposal.variant.libraries.mulligan === 'together';
  for (const group of together ? [seats] : seats.map((seat) => [seat])) {
    const [first] = group;
    if (first === undefined) continue;
    for (const library of librariesOf(proposal.state, first)) {
      returnHands(proposal, group, library);
      shuffleZone(proposal, library);
    }
  }
  const hands = seats.map((seat) => ({ seat, count: openingHandSize(proposal, seat) }));
  deal(proposal, hands, () => undefined);
}

/**
 * cr 103.5: seven cards, some of them put back. Under older rules one card fewer for each mulligan (ninth
 * 101.4).
 */
function openingHandSize(proposal: Proposal, seat: Seat): number {
  const state = proposal.state.seats[seat];
  if (state === undefined || !hasOldMulligans(proposal)) return STARTING_HAND_SIZE;
  return STARTING_HAND_SIZE - countedMulligans(proposal, state);
}

const hasOldMulligans = ({ terms, variant }: Proposal): boolean =>
  variant.libraries.redraw === 'paris' || terms.base !== 'cr';

function askForBottom(proposal: Proposal, seat: Seat): void {
  const state = proposal.state.seats[seat];
  const count = state === undefined || hasOldMulligans(proposal) ? 0 : countedMulligans(proposal, state);
  const candidates = [...cardsIn(proposal.state, handOf(seat))];
  if (count === 0) proposal.emit({ type: 'HandBottomed', seat, count });
  else ask(proposal, seat, 'put-on-the-bottom', { kind: 'choose-objects', candidates, count });
}
