// The view as it is published: what a server answers to the fragment TableView of view.graphql, and what the patches of a
// feed make. Absent is null, times are ISO 8601, words are those of schema.graphql.
import type { CombatView, GameView, LibraryView, VisibleId } from '../view/view.js';
import { publishedTarget, type CardBehind, type CardsOf, type PublishedCard } from './published-cards.js';
import { publishedDecision } from './published-decision.js';
import { isoTime } from '../json/iso-time.js';
import { publishedProposal, publishedReferral } from './published-proposals.js';
import { cardsOrNull, publishedLibrary, publishedSeat } from './published-seats.js';
import { publishedTerms } from './published-terms.js';
import { ENDS, QUARANTINES, STATUSES, STEPS } from './published-words.js';

type Member = keyof GameView;
type PublicZone = 'battlefield' | 'stack' | 'exile' | 'command';

interface Making<Card> {
  readonly cards: CardsOf<Card>;
  /** A part that depends on these values and on the cards it asks for: it may be the one that was made before. */
  readonly part: <Made>(name: string, of: readonly unknown[], make: (cards: CardsOf<Card>) => Made) => Made;
}

/** Each member of the published view, from the members of the view that it depends on. */
const membersWith = <Card>() => ({
  status: from(['status'], ({ status }) => STATUSES[status]),
  terms: from(['terms'], ({ terms }) => publishedTerms(terms)),
  host: from(['host'], ({ host }) => ({ id: host })),
  createdAt: from(['createdAt'], ({ createdAt }) => isoTime(createdAt)),
  commitment: from(['commitment'], ({ commitment }) => commitment),
  invited: from(['invited'], ({ invited }) => invited.map((id) => ({ id }))),
  origin: from(['origin'], ({ origin }) => publishedOrigin(origin)),
  openingDeadline: from(['openingDeadline'], ({ openingDeadline: until }) =>
    until === undefined ? null : isoTime(until),
  ),
  seats: from(['seats', 'objects', 'terms', 'status'], (view, { part }: Making<Card>) =>
    // In their order: members that are whole numbers always are.
    Object.values(view.seats).map((seat) =>
      part(String(seat.seat), [seat, view.terms, view.status], (cards) => publishedSeat(seat, view, cards)),
    ),
  ),
  startingSeat: from(['startingSeat'], ({ startingSeat }) => startingSeat ?? null),
  turn: from(['turn'], ({ turn }) =>
    turn === undefined
      ? null
      : {
          number: turn.number,
          active: turn.active,
          step: turn.step === undefined ? null : STEPS[turn.step],
        },
  ),
  library: from(['library', 'objects'], ({ library }, { cards }: Making<Card>) =>
    library === undefined ? null : publishedLibrary(library, cards),
  ),
  battlefield: from(['battlefield', 'objects'], ({ battlefield }, { cards }: Making<Card>) =>
    cardsOrNull(battlefield, cards),
  ),
  stack: from(['stack', 'objects'], ({ stack }, { cards }: Making<Card>) => cardsOrNull(stack, cards)),
  exile: from(['exile', 'objects'], ({ exile }, { cards }: Making<Card>) => cardsOrNull(exile, cards)),
  command: from(['command', 'objects'], ({ command }, { cards }: Making<Card>) =>
    cardsOrNull(command, cards),
  ),
  shown: from(
    ['objects', 'seats', 'library', 'battlefield', 'stack', 'exile', 'command'],
    (view, { cards }: Making<Card>) => cards(shownElsewhere(view)),
  ),
  combat: from(['combat'], ({ combat }) => (combat === undefined ? null : publishedCombat(combat))),
  monarch: from(['monarch'], ({ monarch }) => monarch ?? null),
  initiative: from(['initiative'], ({ initiative }) => initiative ?? null),
  decision: from(['decision', 'objects'], ({ decision }, { cards }: Making<Card>) =>
    decision === undefined ? null : publishedDecision(decision, cards),
  ),
  clocks: from(['clocks'], ({ clocks }) => (clocks === undefined ? null : publishedClocks(clocks))),
  proposal: from(['proposal'], ({ proposal }) =>
    proposal === undefined ? null : publishedProposal(proposal),
  ),
  referral: from(['referral'], ({ referral }) =>
    referral === undefined ? null : publishedReferral(referral),
  ),
  quarantine: from(['quarantine'], ({ quarantine }) =>
    quarantine === undefined ? null : publishedQuarantine(quarantine),
  ),
  dispute: from(['dispute'], ({ dispute }) => (dispute === undefined ? null : publishedDispute(dispute))),
  takeBack: from(['takeBack'], ({ takeBack }) =>
    takeBack === undefined ? null : publishedTakeBack(takeBack),
  ),
  result: from(['result'], ({ result }) => (result === undefined ? null : publishedResult(result))),
});

export const MEMBERS = membersWith<PublishedCard>();
/** The same of a view that is kept. */
export const KEPT_MEMBERS = membersWith<CardBehind>();

type Made<Members extends Readonly<Record<string, { readonly make: (...given: never) => unknown }>>> = {
  readonly [M in keyof Members]: ReturnType<Members[M]['make']>;
};
export type PublishedView = Made<typeof MEMBERS>;
export type KeptView = Made<typeof KEPT_MEMBERS>;
export type PublishedName = keyof PublishedView;

function from<M extends Member, Made, Card>(
  members: readonly M[],
  make: (view: Pick<GameView, M>, making: Making<Card>) => Made,
) {
  return { members, make: make as (view: GameView, making: Making<Card>) => Made };
}

/** A view that a server sent, or a feed made. */
export const publishedIn = (view: unknown): PublishedView => view as PublishedView;

/** What the viewer was shown and no list of the view has: a card of somebody's hand, say. In the order they were seen. */
function shownElsewhere(view: Seen): readonly VisibleId[] {
  const lists = listsOf(view);
  if (areAllListed(view.objects, lists)) return NONE;
  const listed = new Set<string>();
  for (const ids of lists) for (const id of ids) listed.add(id);
  const others = Object.keys(view.objects).filter((id) => !listed.has(id)) as VisibleId[];
  return others.length < 2 ? others : others.toSorted((one, other) => orderOf(one) - orderOf(other));
}

const NONE: readonly VisibleId[] = [];
type Seen = Pick<GameView, 'objects' | 'seats' | 'library' | PublicZone>;

/** The ids in all lists of a view. */
function listsOf(view: Seen): (readonly string[])[] {
  const lists: (readonly string[])[] = [];
  const add = (ids: readonly string[] | undefined): void => {
    if (ids !== undefined && ids.length > 0) lists.push(ids);
  };
  const addLibrary = ({ cards, known }: LibraryView): void => {
    if (cards !== undefined) add(cards);
    else if (known !== undefined) lists.push(Object.keys(known));
  };
  for (const seat of Object.values(view.seats)) {
    add(seat.hand);
    add(seat.graveyard);
    add(seat.sideboard);
    seat.libraries?.forEach(addLibrary);
  }
  if (view.library !== undefined) addLibrary(view.library);
  add(view.battlefield);
  add(view.stack);
  add(view.exile);
  add(view.command);
  return lists;
}

/** Whether there are no more objects than the lists have: each has an object, and none is in two of them. */
function areAllListed(objects: GameView['objects'], lists: readonly (readonly string[])[]): boolean {
  let left = 0;
  for (const { length } of lists) left += length;
  for (const _ in objects) left -= 1;
  return left === 0;
}

const orderOf = (id: VisibleId): number => Number(id.replace(/^\D+/u, ''));

export function publishedOrigin(origin: GameView['origin'] | null) {
  if (origin === undefined || origin === null) return null;
  return origin.kind === 'game'
    ? { gameId: origin.game, moment: origin.moment, scenario: null }
    : { gameId: null, moment: null, scenario: origin.name };
}

const publishedQuarantine = ({ why, since }: NonNullable<GameView['quarantine']>) => ({
  why: QUARANTINES[why],
  since: isoTime(since),
});

const publishedDispute = ({ id, seat, since, until, taken }: NonNullable<GameView['dispute']>) => ({
  id,
  seat: seat ?? null,
  since: isoTime(since),
  until: until === undefined ? null : isoTime(until),
  taken,
});

const publishedTakeBack = ({ since, ...asked }: NonNullable<GameView['takeBack']>) => ({
  seat: asked.seat,
  moment: asked.moment,
  asks: asked.asks,
  agreed: asked.agreed,
  since: isoTime(since),
});

const publishedClocks = ({ left, running }: NonNullable<GameView['clocks']>) => ({
  players: Object.entries(left).map(([seat, time]) => ({ seat: Number(seat), left: time })),
  running:
    running === undefined
      ? null
      : { seat: running.seat, since: isoTime(running.since), until: isoTime(running.until) },
});

type Result = NonNullable<GameView['result']>;

export const publishedResult = ({ reason, winners }: Pick<Result, 'reason' | 'winners'>) => ({
  reason: ENDS[reason],
  winners,
});

const publishedCombat = ({ attacks, blocks, assigned }: CombatView) => ({
  attacks: attacks.map(({ attacker, defender, defending, blocked, band }) => ({
    attacker,
    defender: defender === undefined ? null : publishedTarget(defender),
    defending,
    blocked,
    band: band ?? null,
  })),
  blocks: blocks.map(({ blocker, attackers }) => ({ blocker, attackers })),
  assigned: assigned?.map(({ source, to, amount }) => ({ source, to: publishedTarget(to), amount })) ?? null,
});
