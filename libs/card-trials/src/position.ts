// A position in which whatever a card does has something to be done to: cards in every zone of both players, and the
// card itself in hand, in the graveyard and, if it can be there, on the battlefield.
import { CREATURE_TYPES, KEYWORDS, SUBTYPES_OF, type Filter } from '#abilities';
import { definitionHash, type CardDefinition } from '#cards';
import { commitTo, gameId, type Hash, memoByIdentity, playerId, type PlayerId } from '#kernel';
import {
  DEFAULT_TERMS,
  graveyardOf,
  handOf,
  ownLibraryOf,
  type GameEvent,
  type ObjectId,
  type Seat,
  type Terms,
  type Zone,
} from '#rules';
import { baitsFor, lifeIn } from './baits.js';
import type { Situation } from './situations.js';
import {
  BASICS,
  creaturesOf,
  creatureWith,
  MASKED,
  PRISM,
  SPELLS,
  SPRING,
  thingOf,
  THINGS,
  TOOLS,
  VEIL,
  workshopFor,
} from './zoo.js';

const NAMES = ['Ann', 'Ben'];
export const playerAt = (seat: number): PlayerId => playerId(NAMES[seat] ?? 'nobody');
const SEATS = [0, 1] as const satisfies readonly number[];
const LANDS = 5;
const LIBRARY = 30;
/** Of what a card counts; of the card itself. */
const MANY = 22;
const SEVERAL = 4;
/** How far the cards of a library are moved from game to game. */
const SHIFT = 7;
/** Small, flying and black ones, a great one, one of two colours and one that is an artifact. */
const HELD: readonly number[] = [0, 1, 2, 3, 5, 6];

export interface Tried {
  readonly definition: CardDefinition;
  /** The same as it stands in the log, where it watches how it is read. */
  readonly watched: CardDefinition;
  readonly hash: Hash;
}

/** `game`: which of the games with that card it is; what lies on the libraries depends on it. */
export function laid(
  { definition, watched, hash }: Tried,
  seed: string,
  game: number,
  situation: Situation,
): readonly GameEvent[] {
  return new Layout(definition, watched, hash, seed, game, situation).events;
}

class Layout {
  readonly events: GameEvent[] = [];
  private made = 0;
  private readonly known = new Set<CardDefinition>();
  private readonly creatures: readonly CardDefinition[];
  private readonly baits: readonly CardDefinition[];

  constructor(
    private readonly tried: CardDefinition,
    private readonly watched: CardDefinition,
    private readonly hash: Hash,
    seed: string,
    private readonly game: number,
    private readonly situation: Situation,
  ) {
    const asked = keywordsIn(tried);
    const isPlain = situation.board !== 'full';
    this.creatures = [
      ...creaturesOf(isPlain ? [] : creatureTypesIn(tried)),
      ...(asked.length === 0 ? [] : [creatureWith(asked)]),
    ];
    this.baits = isPlain || situation.hands === 'bait' ? baitsFor(tried) : [];
    const terms: Terms = { ...DEFAULT_TERMS, ruleset: 'magic', maximumHandSize: 7, seats: SEATS.length };
    this.events.push(
      { type: 'GameCreated', game: gameId('trial'), host: playerAt(0), terms, commitment: commitTo(seed) },
      ...SEATS.map((seat): GameEvent => ({ type: 'SeatTaken', seat: seat as Seat, player: playerAt(seat) })),
      { type: 'GameBegan', life: this.life(terms.startingLife) },
    );
    for (const seat of SEATS) this.side(seat as Seat);
    this.events.push(
      { type: 'StartingPlayerChosen', seat: 0 as Seat },
      { type: 'TurnBegan', turn: 1, seat: 0 as Seat },
    );
  }

  private life(usual: number): number {
    return this.situation.board === 'rich' ? (lifeIn(this.tried) ?? usual) : usual;
  }

  private side(seat: Seat): void {
    const cards = [...SPELLS, ...this.creatures, ...THINGS, ...BASICS];
    const filled = Array.from(
      { length: LIBRARY },
      (_, index) => cards[(index + SHIFT * this.game) % cards.length] ?? TOOLS,
    );
    const own = seat === 0 ? [this.tried] : [];
    this.zone(ownLibraryOf(seat), seat, [...filled, ...own]);
    this.zone(handOf(seat), seat, [
      ...this.held(),
      ...(this.situation.hands === 'nothing' ? [] : [...own, ...own]),
    ]);
    this.zone(graveyardOf(seat), seat, [...SPELLS, ...this.creatures, ...THINGS, ...BASICS, ...own]);
    this.table(seat);
  }

  /** What is held besides the card. */
  private held(): readonly CardDefinition[] {
    switch (this.situation.hands) {
      case 'full': {
        const some = this.creatures.filter((_, index) => HELD.includes(index));
        return [...SPELLS, ...some, ...THINGS.slice(0, 2), ...BASICS.slice(0, 2)];
      }
      case 'bait':
        return [...this.baits, ...this.baits, ...SPELLS.slice(0, 2), ...BASICS.slice(0, 2), SPRING];
      case 'none':
      case 'nothing':
        return [];
    }
  }

  private table(seat: Seat): void {
    const { board } = this.situation;
    if (board === 'scarce' && seat === 0) {
      for (let count = 0; count < 2 * LANDS; count += 1) this.permanent(seat, SPRING);
      this.itself([]);
      return;
    }
    if (board === 'empty') {
      if (seat === 0) this.itself([]);
      return;
    }
    for (const land of BASICS) this.permanent(seat, land);
    for (let count = 0; count < LANDS; count += 1) this.permanent(seat, PRISM);
    this.permanent(seat, TOOLS);
    const creatures = this.usual(seat);
    if (board !== 'full') this.ofBaits(seat);
    if (seat === 0) this.itself(creatures);
  }

  private usual(seat: Seat): readonly ObjectId[] {
    if (this.situation.board === 'full')
      for (const thing of otherThings(this.tried))
        for (let count = 0; count < 2; count += 1) this.permanent(seat, thing);
    const creatures = this.creatures.map((creature, index) =>
      this.permanent(seat, creature, {
        tapped: index === 2,
        counters: index === 3 ? { '+1/+1': 1 } : index === 4 ? { '-1/-1': 1 } : {},
      }),
    );
    for (const thing of THINGS) {
      const isAttached = ['Veil', 'Hammer'].includes(thing.name);
      this.permanent(seat, thing, {
        attachedTo: isAttached ? (creatures[1] ?? null) : null,
        counters: thing.faces?.[0]?.loyalty === undefined ? { charge: 1 } : { loyalty: 4 },
      });
    }
    return creatures;
  }

  /** What it speaks of, and what does something to that. */
  private ofBaits(seat: Seat): void {
    const lying = this.baits.filter(isPermanent);
    this.permanent(seat, workshopFor(lying));
    this.permanent(seat, MASKED, { faceDown: 'morph' });
    const isRich = this.situation.board === 'rich' && seat === 0;
    lying.forEach((bait, index) => {
      for (let count = 0; count < (isRich && index < 2 ? MANY : 1); count += 1)
        this.permanent(seat, bait, {
          counters: bait.faces?.[0]?.loyalty === undefined ? {} : { loyalty: 4 },
        });
    });
  }

  /** Where it can be there, on the battlefield: attached to something where it must be. */
  private itself(creatures: readonly ObjectId[]): void {
    const [face] = this.tried.faces ?? [];
    if (face === undefined || face.types.some((type) => type === 'instant' || type === 'sorcery')) return;
    const enchant = face.abilities?.find(
      (ability) => ability.kind === 'keyword' && ability.name === 'enchant',
    );
    const isPlayer = enchant?.kind === 'keyword' && enchant.players !== undefined;
    const filter = enchant?.kind === 'keyword' ? enchant.filter : undefined;
    const host = filter === undefined ? undefined : this.hostFor(filter, creatures);
    if (enchant !== undefined && !isPlayer && host === undefined) return;
    const isEquipment = face.subtypes?.includes('Equipment') === true;
    const { itself, counters } = this.situation;
    for (let count = 0; count < (itself === 'many' ? SEVERAL : 1); count += 1) {
      const it = this.permanent(0 as Seat, this.tried, {
        attachedTo: isPlayer ? (1 as Seat) : (host ?? (isEquipment ? (creatures[3] ?? null) : null)),
        counters: countersOf(this.tried, counters),
        faceDown: itself === 'down' && canBeMasked(this.tried) ? 'morph' : null,
      });
      if (this.situation.board === 'plain' && face.types.includes('creature'))
        this.permanent(0 as Seat, VEIL, { attachedTo: it });
    }
  }

  private hostFor(filter: Filter, creatures: readonly ObjectId[]): ObjectId | undefined {
    if (JSON.stringify(filter).includes('"land"')) return this.permanent(0 as Seat, BASICS[0] ?? PRISM);
    return JSON.stringify(filter).includes('"creature"') ? creatures[5] : undefined;
  }

  private permanent(
    seat: Seat,
    card: CardDefinition,
    how: {
      readonly tapped?: boolean;
      readonly counters?: Record<string, number>;
      readonly attachedTo?: ObjectId | Seat | null;
      readonly faceDown?: 'morph' | null;
    } = {},
  ): ObjectId {
    const object = this.next();
    this.events.push(...this.recorded(card), {
      type: 'PermanentPlaced',
      object,
      owner: seat,
      controller: seat,
      identity: { definition: this.hashOf(card), face: 0 },
      tapped: how.tapped ?? false,
      faceDown: how.faceDown ?? null,
      counters: how.counters ?? {},
      damage: 0,
      attachedTo: how.attachedTo ?? null,
      since: 0,
    });
    return object;
  }

  private zone(zone: Zone, owner: Seat, cards: readonly CardDefinition[]): void {
    for (const card of cards) this.events.push(...this.recorded(card));
    this.events.push({
      type: 'CardsPlaced',
      zone,
      owner,
      cards: cards.map((card) => ({ object: this.next(), printed: this.hashOf(card) })),
    });
  }

  private hashOf(card: CardDefinition): Hash {
    return card === this.tried ? this.hash : hashOf(card);
  }
  private recorded(card: CardDefinition): GameEvent[] {
    if (this.known.has(card)) return [];
    this.known.add(card);
    const definition = card === this.tried ? this.watched : card;
    return [{ type: 'DefinitionRecorded', hash: this.hashOf(card), definition }];
  }
  private next(): ObjectId {
    this.made += 1;
    return `o${String(this.made)}` as ObjectId;
  }
}

const isPermanent = ({ faces }: CardDefinition): boolean =>
  faces?.[0]?.types.every((type) => type !== 'instant' && type !== 'sorcery') === true;
const canBeMasked = ({ faces }: CardDefinition): boolean =>
  /"name":"(?:mega)?morph"/.test(JSON.stringify(faces?.[0]?.abilities ?? []));

/** Those it speaks of: what it asks for is there. */
const subtypesIn = ({ faces }: CardDefinition): readonly string[] => [
  ...new Set(
    [...JSON.stringify(faces ?? []).matchAll(/"kind":"subtype","is":"([^"]+)"/g)].map(
      ([, subtype = '']) => subtype,
    ),
  ),
];
/** Keywords it asks of others, so that something has them. */
const keywordsIn = ({ faces }: CardDefinition): readonly string[] =>
  [
    ...new Set(
      [...JSON.stringify(faces ?? []).matchAll(/"kind":"has","keyword":"([^"]+)"/g)].map(
        ([, keyword = '']) => keyword,
      ),
    ),
  ].filter((keyword) => KEYWORDS.get(keyword)?.takes === undefined);
const creatureTypesIn = (card: CardDefinition): readonly string[] =>
  subtypesIn(card).filter((subtype) => CREATURE_TYPES.includes(subtype));
const otherThings = (card: CardDefinition): readonly CardDefinition[] =>
  subtypesIn(card).flatMap((subtype) =>
    (['land', 'artifact', 'enchantment'] as const).flatMap((type) =>
      SUBTYPES_OF[type].has(subtype) && subtype !== 'Aura' ? [thingOf(type, subtype)] : [],
    ),
  );
/** Some of each counter it speaks of, so that it can pay with them. */
function countersOf(card: CardDefinition, many: number): Record<string, number> {
  const text = JSON.stringify(card.faces);
  const named = [...text.matchAll(/"counter":"([^"]+)"/g)].map(([, counter = '']) => counter);
  const loyalty = card.faces?.[0]?.loyalty === undefined ? {} : { loyalty: 9 };
  const level = text.includes('"name":"level up"') ? ['level'] : [];
  return {
    ...Object.fromEntries([...new Set([...named, ...level])].map((counter) => [counter, many])),
    ...loyalty,
  };
}

const HASHES = memoByIdentity<CardDefinition, Hash>();
function hashOf(card: CardDefinition): Hash {
  const known = HASHES.get(card);
  if (known !== undefined) return known;
  const hash = definitionHash(card);
  HASHES.set(card, hash);
  return hash;
}
