// Follows every card through its incarnations (cr 400.7): the objects that it has been, one after the other,
// and where each of them lay.
import {
  loggedObject,
  objectNumber,
  partsOf,
  type EventData,
  type GameEvent,
  type GameState,
  type Identity,
  type ObjectId,
  type SingleEvent,
  type SingleType,
  type Zone,
} from '#rules';
import { isLying } from './object-view.js';

/** A card, a token, or an ability on the stack: the number of the first object that it was. */
export type CardNumber = number;

/** The numbers count the events of the log, from 0. */
export interface Incarnation {
  readonly object: ObjectId;
  readonly zone: Zone;
  readonly from: number;
  /** The event that ended it. */
  readonly until?: number;
}

type Succession = readonly [object: ObjectId, becomes: ObjectId];
type OneBecomes = {
  [K in SingleType]: EventData<K> extends { readonly object: ObjectId; readonly becomes: ObjectId }
    ? K
    : never;
}[SingleType];

const one = ({
  object,
  becomes,
}: Readonly<Record<'object' | 'becomes', ObjectId>>): readonly Succession[] => [[object, becomes]];

/** What became what. The compiler asks for every event in which one object becomes another. */
const SUCCESSIONS: { readonly [K in OneBecomes]: (event: EventData<K>) => readonly Succession[] } & {
  readonly [K in SingleType]?: (event: EventData<K>) => readonly Succession[];
} = {
  CardDrawn: one,
  CardPutOnBottom: one,
  CardRevealedAgain: one,
  ObjectMoved: ({ object, becomes }) => [[object, becomes]],
  HandsReturned: ({ cards }) => cards.flatMap(one),
  GameRestarted: ({ libraries }) => libraries.flatMap(({ cards }) => cards.flatMap(one)),
};

type AnySuccession = (event: SingleEvent) => readonly Succession[];

const successionsIn = (event: GameEvent): readonly Succession[] =>
  partsOf(event).flatMap((part) => (SUCCESSIONS[part.type] as AnySuccession | undefined)?.(part) ?? []);

export class Incarnations {
  private readonly chains = new Map<CardNumber, Incarnation[]>();
  private readonly cards = new Map<ObjectId, CardNumber>();
  private readonly identities = new Map<CardNumber, Identity>();
  private readonly alive = new Map<number, ObjectId>();
  private readonly lying = new Set<ObjectId>();
  private shape = -1;
  /**
   * How many objects the game had made. New ones have higher numbers, except those that a rewind brings back and those
   * that a position is set up with.
   */
  private made = 0;

  /** The objects that lie face down. */
  get faceDown(): ReadonlySet<ObjectId> {
    return this.lying;
  }

  get numbers(): Iterable<CardNumber> {
    return this.chains.keys();
  }

  cardOf(object: ObjectId): CardNumber | undefined {
    return this.cards.get(object);
  }

  of(card: CardNumber): readonly Incarnation[] {
    return this.chains.get(card) ?? [];
  }

  /** What the card itself was when it came into the game, whatever it is named or copies. */
  identityOf(card: CardNumber): Identity | undefined {
    return this.identities.get(card);
  }

  /** The object that the card is now, if there is any. */
  current(card: CardNumber): ObjectId | undefined {
    const last = this.chains.get(card)?.at(-1);
    return last?.until === undefined ? last?.object : undefined;
  }

  /** Call after the state took the event. Returns the cards that are another object now, or turned over. */
  follow(state: GameState, event: GameEvent, nth: number): ReadonlySet<CardNumber> {
    if (state.shape === this.shape) return NO_CARDS;
    this.shape = state.shape;
    const touched = new Set<CardNumber>();
    const [came, turned, gone]: [ObjectId[], ObjectId[], ObjectId[]] = [[], [], []];
    for (const [number, object] of this.alive) {
      const now = state.objects[number];
      if (now === undefined) gone.push(object);
      else if (isLying(now) !== this.lying.has(object)) turned.push(object);
    }
    const isAnyNumber = partsOf(event).some(({ type }) => type === 'Rewound' || type === 'PermanentPlaced');
    const first = isAnyNumber ? 1 : this.made + 1;
    for (let number = first; number <= state.objectsMade; number += 1) {
      const object = state.objects[number];
      if (object === undefined || this.alive.has(number)) continue;
      came.push(object.id);
      if (isLying(object)) turned.push(object.id);
    }
    this.made = state.objectsMade;
    for (const object of gone) touched.add(this.end(object, nth));
    for (const part of partsOf(event))
      if (part.type === 'Rewound') for (const card of this.returnTo(state, part, nth)) touched.add(card);
    if (came.length > 0) {
      const successors = new Map(successionsIn(event).map(([object, becomes]) => [becomes, object]));
      for (const object of came) touched.add(this.begin(state, object, successors.get(object), nth));
    }
    for (const part of partsOf(event))
      if (part.type === 'UtopiaIdentitiesSwapped')
        for (const card of this.swap(state, part, nth)) touched.add(card);
    for (const object of gone) {
      this.alive.delete(objectNumber(object));
      if (this.lying.delete(object)) touched.add(this.numberOf(object));
    }
    for (const object of came) this.alive.set(objectNumber(object), object);
    for (const object of turned) {
      if (!this.lying.delete(object)) this.lying.add(object);
      touched.add(this.numberOf(object));
    }
    return touched;
  }

  private numberOf(object: ObjectId): CardNumber {
    return this.cards.get(object) ?? objectNumber(object);
  }

  private begin(state: GameState, object: ObjectId, was: ObjectId | undefined, from: number): CardNumber {
    const earlier = was === undefined ? undefined : this.cards.get(was);
    // A game that was taken back has objects again that it had before.
    const card = this.cards.get(object) ?? earlier ?? objectNumber(object);
    this.lie(state, card, object, from);
    return card;
  }

  private lie(state: GameState, card: CardNumber, object: ObjectId, from: number): void {
    const chain = this.chains.get(card) ?? [];
    const { zone, card: itself, identity } = loggedObject(state, object);
    chain.push({ object, zone, from });
    if (!this.identities.has(card)) this.identities.set(card, itself ?? identity);
    this.chains.set(card, chain);
    this.cards.set(object, card);
  }

  private end(object: ObjectId, until: number): CardNumber {
    const card = this.numberOf(object);
    const chain = this.chains.get(card) ?? [];
    const at = chain.findLastIndex((incarnation) => incarnation.object === object);
    const ended = chain[at];
    if (ended !== undefined) chain[at] = { ...ended, until };
    return card;
  }

  /** Each object is the card again that it was then. */
  private returnTo(state: GameState, { to }: EventData<'Rewound'>, nth: number): readonly CardNumber[] {
    const touched: CardNumber[] = [];
    const then = [...this.chains].flatMap(([card, chain]) =>
      chain
        .filter(({ from, until }) => from < to && (until === undefined || until >= to))
        .map(({ object }) => [object, card] as const),
    );
    for (const [object, card] of then) {
      const now = this.numberOf(object);
      if (now === card) continue;
      // Another card has lain under it until now (utopia 904.5f).
      const number = objectNumber(object);
      const isThere = this.alive.has(number) && state.objects[number] !== undefined;
      if (isThere) touched.push(this.end(object, nth));
      this.cards.set(object, card);
      if (isThere) this.lie(state, card, object, nth);
      touched.push(card);
    }
    return touched;
  }

  /** utopia 904.5f: under each of the two lands lies the other one's card from now on. */
  private swap(
    state: GameState,
    { object, with: other }: EventData<'UtopiaIdentitiesSwapped'>,
    nth: number,
  ): readonly CardNumber[] {
    if (object === other) return [];
    const [here, there] = [this.end(object, nth), this.end(other, nth)];
    this.lie(state, here, other, nth);
    this.lie(state, there, object, nth);
    return [here, there];
  }
}

const NO_CARDS: ReadonlySet<CardNumber> = new Set();
