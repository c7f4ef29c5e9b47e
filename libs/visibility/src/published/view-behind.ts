// Turns a published view back into the server's own view. The terminal and the bots outside the server read views this way.
// A test does it for the views of many games, which shows that nothing is missing from what is published.
import type { GameId, Instant } from '#kernel';
import type { Terms } from '#rules';
import type { GameView, ItemView, LibraryView, ObjectView, SeatView, VisibleId } from '../view/view.js';
import type { PublishedCard, PublishedFace } from './published-cards.js';
import type { PublishedDecision } from './published-decision.js';
import { questionBehind, targetBehind } from './question-behind.js';
import type { PublishedLibrary, PublishedSeat } from './published-seats.js';
import type { PublishedTerms } from './published-terms.js';
import type { PublishedView } from './published-view.js';
import * as words from './published-words.js';

const IN = {
  statuses: words.wordBehind(words.STATUSES),
  losses: words.wordBehind(words.LOSSES),
  ends: words.wordBehind(words.ENDS),
  quarantines: words.wordBehind(words.QUARANTINES),
  steps: words.wordBehind(words.STEPS),
  passedUntil: words.wordBehind(words.PASSED_UNTIL),
  stackKinds: words.wordBehind(words.STACK_KINDS),
  chosenZones: words.wordBehind(words.CHOSEN_ZONES),
  zoneKinds: words.wordBehind(words.ZONE_KINDS),
  parts: words.wordBehind(words.PARTS),
  questionKinds: words.wordBehind(words.QUESTION_KINDS),
  prompts: words.wordBehind(words.PROMPTS),
  rulesets: words.wordBehind(words.RULESETS),
  bases: words.wordBehind(words.BASES),
  accesses: words.wordBehind(words.ACCESSES),
  openings: words.wordBehind(words.OPENINGS),
  attacks: words.wordBehind(words.ATTACKS),
  helps: words.wordBehind(words.NAMING_HELPS),
  flags: words.wordBehind(words.FLAGS),
};

/** Whose view it is: a published view does not say. */
export interface ViewOf {
  readonly game: GameId;
  /** As `viewerKey` writes it. */
  readonly viewer: string;
}

/** Where it does not matter whose view it is. */
const ANYBODY: ViewOf = { game: '' as GameId, viewer: '' };

/** Leaves out what is null. */
type Dense<T> = { [K in keyof T as null extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as null extends T[K] ? K : never]?: NonNullable<T[K]>;
};

function dense<T extends object>(members: T): Dense<T> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null)) as Dense<T>;
}

const map = <T, Made>(value: T | null, make: (value: T) => Made): Made | null =>
  value === null ? null : make(value);

const timeIn = (time: string): Instant => Date.parse(time) as Instant;

const idsOf = (cards: readonly PublishedCard[] | null): VisibleId[] | null =>
  map(cards, (some) => some.map(({ objectId }) => objectId));

export function viewBehind(view: PublishedView, { game, viewer }: ViewOf = ANYBODY): GameView {
  const objects: Record<string, ObjectView> = {};
  for (const card of cardsIn(view)) objects[card.objectId] = objectIn(card);
  return dense({
    game,
    viewer,
    status: IN.statuses[view.status],
    terms: termsIn(view.terms),
    host: view.host.id,
    createdAt: timeIn(view.createdAt),
    commitment: view.commitment,
    invited: view.invited.map(({ id }) => id),
    origin: map(view.origin, originIn),
    openingDeadline: map(view.openingDeadline, timeIn),
    seats: Object.fromEntries(view.seats.map((seat) => [seat.seat, seatIn(seat)])),
    startingSeat: view.startingSeat,
    quarantine: map(view.quarantine, ({ why, since }) => ({
      why: IN.quarantines[why],
      since: timeIn(since),
    })),
    dispute: map(view.dispute, ({ since, until, ...rest }) =>
      dense({ ...rest, since: timeIn(since), until: map(until, timeIn) }),
    ),
    takeBack: map(view.takeBack, ({ since, ...rest }) => ({ ...rest, since: timeIn(since) })),
    turn: map(view.turn, ({ step, ...rest }) => dense({ ...rest, step: map(step, (one) => IN.steps[one]) })),
    library: map(view.library, libraryIn),
    objects,
    battlefield: idsOf(view.battlefield),
    stack: idsOf(view.stack),
    exile: idsOf(view.exile),
    command: idsOf(view.command),
    combat: map(view.combat, combatIn),
    monarch: view.monarch,
    initiative: view.initiative,
    decision: map(view.decision, decisionIn),
    clocks: map(view.clocks, ({ players, running }) =>
      dense({
        left: Object.fromEntries(players.map(({ seat, left }) => [seat, left])),
        running: map(running, ({ seat, since, until }) => ({
          seat,
          since: timeIn(since),
          until: timeIn(until),
        })),
      }),
    ),
    proposal: map(view.proposal, proposalIn),
    referral: map(view.referral, ({ referralId, votesForNothing, votesToStand, proposals, ...rest }) =>
      dense({
        ...rest,
        id: referralId,
        part: IN.parts[rest.part],
        proposals: proposals.map(proposalIn),
        nothing: votesForNothing,
        stands: votesToStand,
        since: timeIn(rest.since),
        until: timeIn(rest.until),
      }),
    ),
    result: map(view.result, ({ reason, winners }) => ({ reason: IN.ends[reason], winners })),
  });
}

/** Every card that any list of the view has. */
function cardsIn(view: PublishedView): PublishedCard[] {
  const lists = [view.battlefield, view.stack, view.exile, view.command, view.shown];
  const libraries = [view.library, ...view.seats.flatMap((seat) => seat.libraries ?? [])];
  for (const { hand, graveyard, sideboard } of view.seats) lists.push(hand, graveyard, sideboard);
  for (const library of libraries)
    lists.push(library?.cards ?? null, library?.known.map(({ card }) => card) ?? null);
  return lists.flatMap((list) => list ?? []);
}

const originIn = ({ gameId, moment, scenario }: NonNullable<PublishedView['origin']>) =>
  (gameId === null
    ? { kind: 'scenario', name: scenario }
    : { kind: 'game', game: gameId, moment }) as NonNullable<GameView['origin']>;

function seatIn(seat: PublishedSeat): SeatView {
  const isPlayed = seat.graveyard !== null;
  return dense({
    ...seat,
    player: map(seat.player, ({ id }) => id),
    hand: idsOf(seat.hand),
    lost: map(seat.lost, (lost) => IN.losses[lost]),
    agreesToOpen: seat.agreesToOpen === true ? (true as const) : null,
    libraries: map(seat.libraries, (some) => some.map(libraryIn)),
    graveyard: idsOf(seat.graveyard),
    graveyards: map(seat.graveyards, (some) => some.map(({ objects }) => objects)),
    sideboard: idsOf(seat.sideboard),
    counters: isPlayed ? countsIn(seat.counters) : null,
    designations: isPlayed ? seat.designations : null,
    passing: map(seat.passing, ({ until, stops }) => ({
      until: map(until, (when) => IN.passedUntil[when]),
      stops: map(stops, ({ own, others }) => ({
        own: own.map((step) => IN.steps[step]),
        others: others.map((step) => IN.steps[step]),
      })),
    })),
  });
}

const countsIn = (counts: PublishedSeat['counters']): Record<string, number> =>
  Object.fromEntries(counts.map(({ name, count }) => [name, count]));

const libraryIn = ({ size, cards, known }: PublishedLibrary): LibraryView =>
  dense({
    size,
    cards: idsOf(cards),
    known:
      known.length === 0
        ? null
        : Object.fromEntries(known.map(({ card, fromTop }) => [card.objectId, fromTop])),
  });

const faceIn = (face: PublishedFace) => {
  const { watched, ...rest } = face;
  return dense({ ...rest, watched: watched === true ? (true as const) : null });
};

function objectIn({ objectId, asPrinted, ...card }: PublishedCard): ObjectView {
  const now = faceIn(card);
  return dense({
    ...card,
    ...now,
    id: objectId,
    asPrinted: map(asPrinted, (printed) => printedIn(card, printed)),
    zone: map(card.zone, (zone) => IN.zoneKinds[zone]),
    under: map(card.under, faceIn),
    counters: card.counters.length === 0 ? null : countsIn(card.counters),
    attachedTo: map(card.attachedTo, targetBehind),
    item: map(card.item, itemIn),
  });
}

const sizeOf = (size: number | null): string | null => (size === null ? null : String(size));
const isAlike = (one: readonly string[], other: readonly string[] | null): boolean =>
  String(one) === String(other ?? []);

/** Only if it differs from the present values. */
function printedIn(
  now: Omit<PublishedCard, 'objectId' | 'asPrinted'>,
  printed: NonNullable<PublishedCard['asPrinted']>,
) {
  const isColoured = isAlike(printed.colours, now.colours);
  const isWorded = isAlike(printed.text, now.text);
  const isSame =
    isColoured &&
    isWorded &&
    printed.typeLine === now.typeLine &&
    printed.power === sizeOf(now.power) &&
    printed.toughness === sizeOf(now.toughness) &&
    printed.loyalty === now.loyalty &&
    printed.defense === now.defense;
  if (isSame) return null;
  return dense({
    ...printed,
    colours: isColoured ? null : printed.colours,
    text: isWorded ? null : printed.text,
  });
}

const itemIn = ({ kind, zones, paid, targets, ...rest }: NonNullable<PublishedCard['item']>): ItemView =>
  dense({
    ...rest,
    kind: IN.stackKinds[kind],
    targets: targets.map((target) => dense(target)),
    zones: zones.length === 0 ? null : zones.map((zone) => ({ ...zone, kind: IN.chosenZones[zone.kind] })),
    paid: Object.fromEntries(paid.map(({ label, times }) => [label, times])),
  });

const combatIn = ({ attacks, blocks, assigned }: NonNullable<PublishedView['combat']>) =>
  dense({
    attacks: attacks.map(({ defender, ...rest }) =>
      dense({ ...rest, defender: map(defender, targetBehind) }),
    ),
    blocks,
    assigned: map(assigned, (some) => some.map(({ to, ...rest }) => ({ ...rest, to: targetBehind(to) }))),
  });

const decisionIn = ({ decisionId, kind, prompt, since, absentFrom, question, ...rest }: PublishedDecision) =>
  dense({
    ...rest,
    id: decisionId,
    kind: IN.questionKinds[kind],
    prompt: IN.prompts[prompt],
    since: timeIn(since),
    absentFrom: timeIn(absentFrom),
    question: map(question, questionBehind),
  });

const proposalIn = ({ part, names, does, ...rest }: NonNullable<PublishedView['proposal']>) => ({
  does,
  ...dense({
    ...rest,
    part: IN.parts[part],
    names: names.map(({ seats, hidden, ...name }) =>
      dense({
        ...name,
        players: seats,
        hidden:
          hidden.length === 0
            ? null
            : hidden.map(({ zone, ...cards }) => dense({ ...cards, zone: IN.zoneKinds[zone] })),
      }),
    ),
  }),
});

function termsIn({
  clock,
  format,
  chosenFormat,
  library,
  naming,
  ...terms
}: PublishedTerms): GameView['terms'] {
  return dense({
    ruleset: IN.rulesets[terms.ruleset],
    base: IN.bases[terms.base],
    format: format === 'ALL' || chosenFormat === null ? ('all' as const) : formatIn(chosenFormat),
    seats: terms.seats,
    access: IN.accesses[terms.access],
    spectators: terms.spectators ? ('allowed' as const) : ('refused' as const),
    opens: IN.openings[terms.opens],
    librarySize: terms.librarySize,
    library: map(library, ({ colours, ...rest }) =>
      dense({ ...rest, colours: colours === null ? null : ('even' as const) }),
    ),
    prebuilt: terms.prebuilt,
    sideboardSize: terms.sideboardSize,
    startingLife: terms.startingLife,
    maximumHandSize: terms.maximumHandSize ?? ('none' as const),
    attack: terms.attack === 'MULTIPLE' ? null : IN.attacks[terms.attack],
    teams: terms.teams,
    deploy: terms.deployCreatures ? ('creatures' as const) : null,
    graveyards: terms.arrangeGraveyards ? ('arranged' as const) : null,
    range: terms.rangeOfInfluence,
    naming: map(naming, ({ help, refusedFree, refusedThenEvery }) => ({
      help: IN.helps[help],
      refused: { free: refusedFree, thenEvery: refusedThenEvery },
    })),
    clock: map(clock, clockIn),
    unresolved: map(terms.rulingWithin, (within) => ({ goes: 'to-a-judge' as const, within })),
    takeBack: terms.takeBack === 'NEVER' ? null : ('by-consent' as const),
    challenges: terms.challenges ? ('allowed' as const) : null,
    startWithin: terms.startWithin,
    openWithin: terms.openWithin,
    absentAfter: terms.absentAfter,
    abandonAfter: terms.abandonAfter,
  });
}

type ChosenFormat = Exclude<Terms['format'], 'all'>;

function formatIn({
  until,
  sets,
  names,
  legality,
}: NonNullable<PublishedTerms['chosenFormat']>): ChosenFormat {
  const cards: ChosenFormat['cards'] =
    until !== null
      ? { from: 'until', date: until }
      : sets !== null
        ? { from: 'sets', sets }
        : names !== null
          ? { from: 'list', names }
          : { from: 'all' };
  return dense({ cards, legality });
}

const clockIn = ({
  flag,
  ...clock
}: NonNullable<PublishedTerms['clock']>): NonNullable<GameView['terms']['clock']> =>
  clock.__typename === 'ChessClock'
    ? { kind: 'chess', initial: clock.initial, increment: clock.increment, flag: IN.flags[flag] }
    : dense({ kind: 'thinking' as const, each: clock.each, late: clock.late, flag: IN.flags[flag] });
