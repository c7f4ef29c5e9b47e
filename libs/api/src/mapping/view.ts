// Maps a game's view to the contract's types.
import { botKindOf, type GameSight } from '#matches';
import type { CombatView, GameView, LibraryView, SeatView, Viewer, VisibleId } from '#visibility';
import type { GameStatus, LossReason, ViewerKind } from '../generated/schema.js';
import { cards } from './card.js';
import { shownOrigin } from './origin.js';
import { decisionView } from './decision.js';
import { proposalView, referralView } from './proposal.js';
import { shownQuarantine } from './quarantine.js';
import { shownResult } from './result.js';
import { target } from './target.js';
import { shownPassing, STEPS } from './passing.js';
import { shownTerms } from './terms.js';
import type { Answer, Words } from './types.js';

const VIEWERS: Words<Viewer['kind'], ViewerKind> = {
  seat: 'SEAT',
  spectator: 'SPECTATOR',
  judge: 'JUDGE',
  opened: 'OPENED',
};
const STATUSES: Words<GameView['status'], GameStatus> = {
  gathering: 'GATHERING',
  opening: 'OPENING',
  starting: 'STARTING',
  mulligans: 'MULLIGANS',
  playing: 'PLAYING',
  over: 'OVER',
};
const LOSSES: Words<NonNullable<SeatView['lost']>, LossReason> = {
  conceded: 'CONCEDED',
  absent: 'ABSENT',
  'drew-from-empty-library': 'DREW_FROM_EMPTY_LIBRARY',
  'no-life': 'NO_LIFE',
  poisoned: 'POISONED',
  effect: 'EFFECT',
  'out-of-time': 'OUT_OF_TIME',
  drawn: 'DRAWN',
};
export const viewerKind = (viewer: Viewer): ViewerKind => VIEWERS[viewer.kind];

export function gameView({ view, moment }: Pick<GameSight, 'view' | 'moment'>): Answer<'GameView'> {
  const { turn, library, decision, result } = view;
  return {
    status: STATUSES[view.status],
    terms: shownTerms(view.terms),
    host: { id: view.host },
    createdAt: view.createdAt,
    moment,
    commitment: view.commitment,
    invited: view.invited.map((id) => ({ id })),
    origin: shownOrigin(view.origin),
    openingDeadline: view.openingDeadline ?? null,
    seats: Object.values(view.seats)
      .sort((one, other) => one.seat - other.seat)
      .map((seat) => seatView(view, seat)),
    startingSeat: view.startingSeat ?? null,
    turn: turn
      ? { number: turn.number, active: turn.active, step: turn.step === undefined ? null : STEPS[turn.step] }
      : null,
    library: library ? shownLibrary(view, library) : null,
    battlefield: cardsOrNull(view, view.battlefield),
    stack: cardsOrNull(view, view.stack),
    exile: cardsOrNull(view, view.exile),
    command: cardsOrNull(view, view.command),
    combat: view.combat === undefined ? null : combatView(view.combat),
    monarch: view.monarch ?? null,
    decision: decision ? decisionView(view, decision) : null,
    clocks: view.clocks === undefined ? null : clocksView(view.clocks),
    proposal: view.proposal === undefined ? null : proposalView(view.proposal),
    referral: view.referral === undefined ? null : referralView(view.referral),
    quarantine: view.quarantine === undefined ? null : shownQuarantine(view.quarantine),
    dispute: view.dispute === undefined ? null : openDispute(view.dispute),
    takeBack: view.takeBack ?? null,
    result: result ? shownResult(result) : null,
    json: view,
  };
}

/** By the viewer's ids. A view has no id of a card that the viewer does not see. */
function shownLibrary(view: GameView, { size, cards: inOrder, known = {} }: LibraryView): Answer<'Library'> {
  const lie = Object.entries(known).toSorted(([, one], [, other]) => one - other);
  return {
    size,
    cards: inOrder === undefined ? null : cards(view, inOrder),
    known: lie.flatMap(([id, fromTop]) => cards(view, [id as VisibleId]).map((card) => ({ card, fromTop }))),
  };
}

const openDispute = ({
  id,
  seat,
  since,
  until,
  taken,
}: NonNullable<GameView['dispute']>): Answer<'OpenDispute'> => ({
  id,
  seat: seat ?? null,
  since,
  until: until ?? null,
  taken,
});

const clocksView = ({ left, running }: NonNullable<GameView['clocks']>): Answer<'Clocks'> => ({
  players: Object.entries(left).map(([seat, time]) => ({ seat: Number(seat), left: time })),
  running: running ?? null,
});

const seatView = (view: GameView, seat: SeatView): Answer<'SeatView'> => ({
  seat: seat.seat,
  team: seat.team,
  player: seat.player === undefined ? null : { id: seat.player },
  ready: seat.ready,
  commitment: seat.commitment ?? null,
  entropy: seat.entropy ?? null,
  life: seat.life ?? null,
  mulligans: seat.mulligans,
  keptHand: seat.keptHand,
  handSize: seat.handSize,
  hand: seat.hand === undefined ? null : cards(view, seat.hand),
  lost: seat.lost === undefined ? null : LOSSES[seat.lost],
  agreesToOpen: isAskedToOpen(view, seat) ? seat.agreesToOpen === true : null,
  librarySize: seat.librarySize ?? null,
  libraries: seat.libraries?.map((library) => shownLibrary(view, library)) ?? null,
  graveyard: cardsOrNull(view, seat.graveyard),
  sideboardSize: seat.sideboardSize ?? null,
  sideboard: cardsOrNull(view, seat.sideboard),
  mana: seat.mana ?? null,
  counters: seat.counters ?? null,
  passing: seat.passing === undefined ? null : shownPassing(seat.passing),
});

const isAskedToOpen = ({ terms, status }: GameView, { player }: SeatView): boolean =>
  terms.opens === 'by-consent' &&
  status === 'over' &&
  player !== undefined &&
  botKindOf(player) === undefined;

const cardsOrNull = (view: GameView, ids: readonly VisibleId[] | undefined): Answer<'Card'>[] | null =>
  ids === undefined ? null : cards(view, ids);

const combatView = ({ attacks, blocks, assigned }: CombatView): Answer<'Combat'> => ({
  attacks: attacks.map(({ attacker, defender, defending, blocked, band }) => ({
    attacker,
    defender: defender === undefined ? null : target(defender),
    defending,
    blocked,
    band: band ?? null,
  })),
  blocks: blocks.map(({ blocker, attackers }) => ({ blocker, attackers: [...attackers] })),
  assigned: assigned?.map(({ source, to, amount }) => ({ source, to: target(to), amount })) ?? null,
});
