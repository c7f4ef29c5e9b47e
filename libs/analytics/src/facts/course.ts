// What the fold of one game remembers between events: the turn, life totals, the names of objects, what is open.
import type { PlayerId } from '#kernel';
import type { Row, Facts } from '../schema/tables.js';
import { noFacts } from '../schema/tables.js';
import type { Around, Face, ToldOf } from './told.js';

/** A name, and what was seen of its cost. */
export interface Known {
  readonly name: string;
  readonly cost: string | null;
}

type Asked = ToldOf<'DecisionOpened'> & { readonly step: string | null; readonly turn: number };

export interface GameMoment {
  readonly game: string;
  readonly moment: number;
  readonly turn: number;
}

export class Course {
  readonly facts: Facts = noFacts();
  game = '';
  turn = 0;
  /** The turn as it was shown last, though a rewind may have taken it back. */
  shownTurn = 0;
  active: number | null = null;
  step: string | null = null;
  firstSeat: number | null = null;
  created: { readonly told: ToldOf<'GameCreated'>; readonly at: number } | null = null;
  beganAt: number | null = null;
  forked = false;
  ended: { readonly told: ToldOf<'GameEnded'>; readonly at: number } | null = null;
  asked: Asked | null = null;
  readonly players = new Map<number, PlayerId>();
  readonly mulligans = new Map<number, number>();
  readonly lost = new Map<number, string>();
  readonly life = new Map<number, number>();
  /** By the viewer's id of an object whose name was seen. */
  readonly known = new Map<string, Known>();
  readonly costs = new Map<string, string>();
  /** The rows of spells and abilities on the stack, by id: a copy that is then cast has two. */
  readonly onStack = new Map<string, { outcome: string }[]>();
  /** The mana each player has spent since somebody had priority. */
  readonly spent = new Map<number, string[]>();
  /** The land that is being played: its card comes next. */
  landing: Row<'lands'> | null = null;
  readonly attacks = new Map<string, Row<'attacks'>>();
  /** The printed names of the cards in each hand, where they are known. */
  readonly hands = new Map<number, Map<string, string>>();

  /** `sharesLife`: whether the members of a team have one life total (cr 810.4). */
  constructor(
    readonly source: string,
    private readonly sharesLife: () => boolean,
  ) {}

  teamOf(seat: number): number {
    return this.created?.told.terms?.teams?.[seat] ?? seat;
  }

  /** The seats whose life total is that of this one. */
  sharing(seat: number): readonly number[] {
    if (!this.sharesLife()) return [seat];
    return [...this.life.keys()].filter((one) => this.teamOf(one) === this.teamOf(seat));
  }

  place({ moment }: Around): GameMoment {
    return { game: this.game, moment, turn: this.turn };
  }

  knows(id: string | null | undefined, face: Face | null | undefined): Known | null {
    if (face === null || face === undefined || face.name === '') return null;
    const known = { name: face.name, cost: face.cost ?? null };
    if (id !== null && id !== undefined) this.known.set(id, known);
    if (face.cost !== undefined) this.costs.set(face.name, face.cost);
    return known;
  }

  nameOf(id: string | number | null | undefined): string | null {
    return typeof id === 'string' ? (this.known.get(id)?.name ?? null) : null;
  }

  get turnRow(): Row<'turns'> | undefined {
    return this.facts.turns.at(-1);
  }

  handOf(seat: number): Map<string, string> {
    let hand = this.hands.get(seat);
    if (hand === undefined) this.hands.set(seat, (hand = new Map<string, string>()));
    return hand;
  }
}

export const seatOr = (seat: number | null | undefined, otherwise = 0): number => seat ?? otherwise;
