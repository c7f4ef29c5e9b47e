// The position as the events that lay it: a game that is already on, at the start of its first turn.
import { definitionHash, nameKey, type CardDefinition } from '#cards';
import { commitTo, gameId, playerId, type Hash, type PlayerId } from '#kernel';
import {
  BATTLEFIELD,
  COMMAND,
  COMMON_LIBRARY,
  DEFAULT_NAMING,
  DEFAULT_TERMS,
  EXILE,
  graveyardOf,
  handOf,
  ownLibraryOf,
  type GameEvent,
  type LandPolicy,
  type ObjectId,
  type Seat,
  type Terms,
  type Variant,
  type Zone,
} from '#rules';
import type { Described, Side } from '../format/position.js';
import { parseRef } from '../format/ref.js';
import type { Scenario } from '../format/scenario.js';
import { FILLER, FILLERS } from './filler.js';
import { startingCounters } from './starting-counters.js';

/** A card whose text is not understood in full: what of it is not. */
export interface Assisted {
  readonly name: string;
  readonly unknown: readonly string[];
  readonly definition: CardDefinition;
}
export type FindCard = (name: string) => CardDefinition | Assisted | undefined;

export interface Cards {
  readonly find: FindCard;
  /** All there are, for who may name any. */
  readonly definitions: readonly CardDefinition[];
  /** The card or half a player means by a name; where absent, the one that is found under it. */
  readonly named?: (word: string) => CardDefinition | undefined;
}

/** The scenario cannot be laid out, for a reason of its own. */
export class Unplayable extends Error {
  override readonly name = 'Unplayable';
}

export const playerOf = (name: string): PlayerId => playerId(name);

interface Placed {
  readonly object: ObjectId;
  readonly entry: Described;
  readonly card: CardDefinition;
  /** What it has been named. */
  readonly name: CardDefinition | undefined;
  readonly seat: Seat;
}

/** Lands of any card have no name. */
const isLand = (as: string | undefined): as is LandPolicy['as'] => as === 'pentaland' || as === 'utopia';

/** A card in a zone, and what it has been named. */
type Lying = Pick<Placed, 'card' | 'name'>;

export class Layout {
  readonly events: GameEvent[] = [];
  readonly definitions = new Map<Hash, CardDefinition>();
  private made = 0;

  constructor(
    private readonly scenario: Scenario,
    private readonly findCard: FindCard,
    private readonly variant: Variant,
    private readonly named: (word: string) => CardDefinition | undefined,
  ) {
    const sides = Object.entries(scenario.players);
    this.seatPlayers(sides.map(([name]) => name));
    if (this.hasCommonLibrary) this.layLibrary(COMMON_LIBRARY, null, scenario.library ?? []);
    const permanents: Placed[] = [];
    for (const [index, [, side]] of sides.entries()) permanents.push(...this.laySide(index as Seat, side));
    for (const placed of permanents) this.placePermanent(placed, permanents);
    this.events.push(
      { type: 'StartingPlayerChosen', seat: 0 as Seat },
      { type: 'TurnBegan', turn: 1, seat: 0 as Seat },
    );
  }

  private seatPlayers(names: readonly string[]): void {
    const { seed, ruleset, base } = this.scenario;
    const [host = ''] = names;
    const { graveyards, naming } = this.variant;
    const terms: Terms = {
      ...DEFAULT_TERMS,
      ruleset,
      base,
      seats: names.length,
      // cr 402.2.
      maximumHandSize: 7,
      ...(naming === null ? {} : { naming: DEFAULT_NAMING }),
    };
    this.events.push(
      {
        type: 'GameCreated',
        game: gameId('scenario'),
        host: playerOf(host),
        terms,
        commitment: commitTo(seed),
      },
      ...names.map((name, seat): GameEvent => ({
        type: 'SeatTaken',
        seat: seat as Seat,
        player: playerOf(name),
      })),
      {
        type: 'GameBegan',
        life: terms.startingLife,
        ...(graveyards.count === 1 ? {} : { graveyards: graveyards.count }),
        ...(naming === null ? {} : { naming: naming.granted }),
      },
    );
  }

  private get hasCommonLibrary(): boolean {
    return this.scenario.ruleset === 'pentaland';
  }

  private get hasNames(): boolean {
    return this.variant.naming !== null;
  }

  private laySide(seat: Seat, side: Side): Placed[] {
    const { life, poison, counters = {} } = side;
    if (life !== undefined && life !== DEFAULT_TERMS.startingLife)
      this.events.push({ type: 'LifeChanged', seat, by: life - DEFAULT_TERMS.startingLife, cause: 'set' });
    const all = { ...counters, ...(poison === undefined ? {} : { poison }) };
    for (const [counter, by] of Object.entries(all))
      if (by !== 0) this.events.push({ type: 'PlayerCountersChanged', seat, counter, by });
    if (!this.hasCommonLibrary) this.layLibrary(ownLibraryOf(seat), seat, side.library ?? []);
    this.place(handOf(seat), seat, this.cardsOf(side.hand, 'hand'));
    this.place(graveyardOf(seat), seat, this.cardsOf(side.graveyard, 'graveyard'));
    this.place(EXILE, seat, this.cardsOf(side.exile, 'exile'));
    this.place(COMMAND, seat, this.cardsOf(side.command, 'command'));
    return (side.battlefield ?? []).flatMap((entry) =>
      Array.from({ length: entry.count ?? 1 }, () => ({
        object: this.nextObject(),
        entry,
        card: this.card(entry.card),
        name: this.nameOf(entry),
        seat,
      })),
    );
  }

  /** Listed top first. */
  private layLibrary(zone: Zone, owner: Seat | null, listed: readonly Described[]): void {
    this.place(zone, owner, [
      ...Array.from({ length: FILLERS }, () => ({ card: FILLER, name: undefined })),
      ...this.cardsOf(listed, 'library').toReversed(),
    ]);
  }

  private cardsOf(listed: readonly Described[] | undefined, zone: string): Lying[] {
    return (listed ?? []).flatMap((entry) => {
      const { card, count = 1, as, ...more } = entry;
      const [field = isLand(as) ? as : undefined] = Object.keys(more);
      if (field !== undefined) throw new Unplayable(`${JSON.stringify(card)} in the ${zone} has no ${field}`);
      const lying = { card: this.card(card), name: this.nameOf(entry) };
      return Array.from({ length: count }, () => lying);
    });
  }

  /** By `as`, where cards are named. */
  private nameOf({ card, as }: Described): CardDefinition | undefined {
    if (as === undefined || isLand(as)) return undefined;
    if (!this.hasNames) throw new Unplayable(`${JSON.stringify(card)} cannot be named in this ruleset`);
    const found = this.named(as);
    if (found === undefined) throw new Unplayable(`no card is known as ${JSON.stringify(as)}`);
    return found;
  }

  private place(zone: Zone, owner: Seat | null, cards: readonly Lying[]): void {
    if (cards.length === 0) return;
    const placed = cards.map(({ card }) => ({ object: this.nextObject(), printed: this.recorded(card) }));
    this.events.push({
      type: 'CardsPlaced',
      zone,
      owner,
      cards: placed,
      ...(this.hasNames ? { unnamed: true as const } : {}),
    });
    for (const [index, { name }] of cards.entries()) {
      const object = placed[index]?.object;
      if (name !== undefined && object !== undefined) this.nameIt(object, name, zone, owner);
    }
  }

  private nameIt(object: ObjectId, name: CardDefinition, zone: Zone, owner: Seat | null): void {
    const holder = zone.seat;
    const definition = this.recorded(name);
    const seat = owner ?? (0 as Seat);
    this.events.push({
      type: 'CardNamed',
      seat,
      object,
      zone,
      holder,
      name: name.name,
      definition,
      counts: true,
    });
  }

  private placePermanent({ object, entry, card, name, seat }: Placed, all: readonly Placed[]): void {
    const { tapped = false, damage = 0, summoningSick = false, faceDown = false, as, counters } = entry;
    const land = isLand(as) ? as : undefined;
    this.events.push({
      type: 'PermanentPlaced',
      object,
      owner: seat,
      controller: seat,
      identity: {
        definition: this.recorded(card),
        face: 0,
        ...(this.hasNames ? { unnamed: 'open' as const } : {}),
      },
      tapped,
      faceDown: land ?? (faceDown ? 'morph' : null),
      counters: counters ?? (faceDown || land !== undefined ? {} : startingCounters(name ?? card)),
      damage,
      attachedTo: entry.attachedTo === undefined ? null : this.host(entry.attachedTo, all),
      since: summoningSick ? 1 : 0,
    });
    if (name !== undefined) this.nameIt(object, name, BATTLEFIELD, seat);
  }

  private host(text: string, all: readonly Placed[]): ObjectId | Seat {
    const names = Object.keys(this.scenario.players);
    if (names.includes(text)) return names.indexOf(text) as Seat;
    const { name, nth = 1, player } = parseRef(text);
    const found = all.filter(
      ({ card, name: given, seat }) =>
        nameKey((given ?? card).name) === nameKey(name) &&
        (player === undefined || seat === names.indexOf(player)),
    );
    const host = found[nth - 1];
    if (host === undefined)
      throw new Unplayable(`nothing is there to be attached to: ${JSON.stringify(text)}`);
    return host.object;
  }

  private card(name: string): CardDefinition {
    const card = this.findCard(name);
    if (card === undefined) throw new Unplayable(`no card is known as ${JSON.stringify(name)}`);
    // Where cards are named, what is printed is no more than a cost.
    if ('unknown' in card && this.hasNames) return card.definition;
    if ('unknown' in card)
      throw new Unplayable(
        `${JSON.stringify(card.name)} is not understood in full: ${card.unknown.join(' / ')}`,
      );
    return card;
  }

  private recorded(card: CardDefinition): Hash {
    const hash = definitionHash(card);
    if (!this.definitions.has(hash)) {
      this.definitions.set(hash, card);
      this.events.push({ type: 'DefinitionRecorded', hash, definition: card });
    }
    return hash;
  }

  private nextObject(): ObjectId {
    this.made += 1;
    return `o${String(this.made)}` as ObjectId;
  }
}
