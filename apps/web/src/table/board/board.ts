// What every part of the board is given.
import type { CardSeen, DecisionSeen, PlaySeen, SeatSeen, Target, ViewSeen } from '../../state/view.js';
import { isStopped } from '#client';
import { listed, words } from '../../words/words.js';
import { attachedIn } from './attached.js';
import { tableWords } from '../words/words.js';
import { cardIn, nameOf } from '../../state/card-names.js';
import { choosing } from './choosing.js';
import type { CardActions } from '../../parts/card.js';

export interface Board {
  readonly view: ViewSeen;
  /** The seat of whoever looks; null: a spectator or a judge. */
  readonly mine: number | null;
  readonly plays: readonly PlaySeen[];
  readonly onBegin: (plays: readonly PlaySeen[]) => void;
  readonly onShow: (card: CardSeen) => void;
  /** What exiled an object, where that was told. */
  readonly exiledBy?: (object: string) => string | undefined;
  /** True of a permanent that has come since its controller's last turn began. */
  readonly isNew?: (object: string, controller: number) => boolean;
  /** What the server's clock says now; absent where time stands still, as in a replay. */
  readonly now?: () => number;
}

export const playerName = ({ player, seat }: SeatSeen): string => player?.name ?? `${seat + 1}`;

export function seatName(view: ViewSeen, seat: number): string {
  const found = view.seats.find((one) => one.seat === seat);
  return found === undefined ? `${seat + 1}` : playerName(found);
}

/** Who is asked; and for whom, where another player makes somebody's decisions (cr 723.5). */
const thinking = (view: ViewSeen, { seat, of }: Pick<DecisionSeen, 'seat' | 'of'>): string =>
  of === null
    ? words().table.waitsFor(seatName(view, seat))
    : tableWords().seats.for(seatName(view, seat), seatName(view, of));

/** Whom the game waits for, or that it is stopped; nothing if it waits for nobody. */
export function awaited(view: ViewSeen): string {
  if (isStopped(view)) return tableWords().halted.now;
  return view.decision === null ? '' : thinking(view, view.decision);
}

export function objectName(view: ViewSeen, object: string): string {
  const card = cardIn(view, object);
  return card === undefined ? '?' : nameOf(card) || words().table.faceDown;
}

export const targetName = (view: ViewSeen, { object, seat }: Target): string =>
  seat === null ? objectName(view, object ?? '') : seatName(view, seat);

/** What a click on a card does now: it is picked for the open question, or something is begun with it. */
export function actionsOf(board: Board, card: CardSeen): CardActions {
  const { acting } = words();
  const now = choosing.value;
  const { onShow } = board;
  const marks = marksOf(board, card);
  if (now !== null) {
    if (!now.objects.has(card.objectId)) return { marks, onShow };
    return {
      marks,
      onShow,
      picked: now.picked.includes(card.objectId),
      may: acting.chosen(now.picked.length),
      onAct: () => now.pick(card.objectId),
    };
  }
  const plays = board.plays.filter(({ object }) => object === card.objectId).toSorted(usualFirst);
  if (plays.length === 0) return { marks, onShow };
  const may = [...new Set(plays.map(({ kind }) => acting.plays[kind]))].join(', ');
  return { marks, onShow, may, onAct: () => board.onBegin(plays) };
}

/** Casting is what a click most often means, then playing; a special action least. */
const USUAL: readonly PlaySeen['kind'][] = ['CAST', 'PLAY', 'ACTIVATE', 'SPECIAL'];
const usualFirst = (a: PlaySeen, b: PlaySeen): number => USUAL.indexOf(a.kind) - USUAL.indexOf(b.kind);

/** What is to be seen on a card because of what goes on around it. */
export function marksOf(board: Board, card: CardSeen): readonly string[] {
  const { table, playing } = words();
  const { board: said } = tableWords();
  const { combat, seats } = board.view;
  const { objectId: id, attachedTo } = card;
  const carried = attachedIn(board.view).to.get(id) ?? [];
  const attack = combat?.attacks.find(({ attacker }) => attacker === id);
  const block = combat?.blocks.find(({ blocker }) => blocker === id);
  const host = attachedTo?.seat;
  return [
    ...(card.copy === true || card.item?.copy === true ? [said.copy] : []),
    ...(card.token === true ? [said.token] : []),
    ...(card.flipped === true ? [said.flipped] : []),
    ...(card.phasedOut === true ? [said.phasedOut] : []),
    ...(attack === undefined
      ? []
      : [attack.blocked ? `${table.attacking}, ${said.blocked}` : table.attacking]),
    ...(attack?.band === null || attack?.band === undefined ? [] : [said.band(attack.band)]),
    ...(block === undefined ? [] : [table.blocking]),
    ...(isSick(board, card) ? [playing.board.sick] : []),
    ...(host === null || host === undefined
      ? []
      : [`→ ${playerName(seats[host] ?? ({ seat: host, player: null } as SeatSeen))}`]),
    ...(attachedTo?.object === null || attachedTo?.object === undefined
      ? []
      : attachedMarks(board, card, attachedTo.object)),
    ...(carried.length === 0 ? [] : [said.with(namesOf(carried))]),
  ];
}

const namesOf = (cards: readonly CardSeen[]): string =>
  listed(cards.map((card) => nameOf(card) || words().table.faceDown));

/** It lies with its host: whose it is has to be said where the host is another's. */
function attachedMarks({ view }: Board, { controller }: CardSeen, object: string): readonly string[] {
  const { board: said } = tableWords();
  const host = view.battlefield?.find(({ objectId }) => objectId === object);
  const isOthers = host !== undefined && controller !== null && host.controller !== controller;
  return [said.on(objectName(view, object)), ...(isOthers ? [said.of(seatName(view, controller))] : [])];
}

/** cr 302.6: it can neither attack nor tap for its abilities, unless it has haste (cr 702.10). */
const isSick = ({ isNew }: Board, { objectId, controller, typeLine, text }: CardSeen): boolean =>
  typeLine.includes('Creature') &&
  controller !== null &&
  isNew?.(objectId, controller) === true &&
  text?.some((line) => /\bhaste\b/i.test(line)) !== true;
