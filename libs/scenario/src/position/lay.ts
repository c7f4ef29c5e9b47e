// The position as the events that lay it: a game that is already on, at the start of its first turn.
import { definitionHash, isBasicLand, nameKey, type CardDefinition } from '#cards';
import { commitTo, gameId, playerId, type Hash, type PlayerId } from '#kernel';
import { MENTAL_MAGIC, UTOPIA_CARD, utopiaLibraryOf } from '#mental';
import {
  BATTLEFIELD,
  COMMAND,
  COMMON_LIBRARY,
  DEFAULT_NAMING,
  DEFAULT_TERMS,
  EXILE,
  graveyardOf,
  handOf,
  outsideOf,
  ownLibraryOf,
  type GameEvent,
  type ObjectId,
  type Seat,
  type Terms,
  type Variant,
  type Zone,
} from '#rules';
import type { Described, Side } from '../format/position.js';
import { parseRef } from '../format/ref.js';
import type { Scenario } from '../format/scenario.js';
import { begun } from './begun.js';
import { FILLER } from './filler.js';
import { filled, type Lying } from './lying.js';
import { changedSince, tokenOf } from './permanents.js';
import { standing } from './standing.js';
import { startingCounters } from './starting-counters.js';
import { Unplayable } from './unplayable.js';

export { Unplayable } from './unplayable.js';

/** A card whose text is not understood in full: what of it is not. */
export interface Assisted {
  readonly name: string;
  readonly unknown: readonly string[];
  /** What is printed on it, those texts included: for who plays with them, or plays it as something else. */
  readonly printed?: CardDefinition;
}
export type FindCard = (name: string) => CardDefinition | Assisted | undefined;

export interface Cards {
  readonly find: FindCard;
  /** The name that somebody means who gives a card one: in another language, or with a slip that could be no other. */
  readonly meant?: (word: string) => string | undefined;
  /** All there are, for who may name any. */
  readonly definitions: readonly CardDefinition[];
}

/** The card that a name means, as far as it can be played. */
export function understood(card: ReturnType<FindCard>): CardDefinition | undefined {
  if (card === undefined) return undefined;
  if (!('unknown' in card) && (card.faces !== undefined || isBasicLand(card))) return card;
  const unknown = 'unknown' in card ? card.unknown : ['nothing but what is printed is known of it'];
  throw new Unplayable(`${JSON.stringify(card.name)} is not understood in full: ${unknown.join(' / ')}`);
}

export const playerOf = (name: string): PlayerId => playerId(name);

const cannotBeNamed = (card: string): Unplayable =>
  new Unplayable(`${JSON.stringify(card)} cannot be named in this ruleset`);

/** One after another, those that are what they say and those that are not apart. */
function runsOf(
  cards: readonly Lying[],
  isNamed: (lying: Lying) => boolean,
): readonly { readonly isNamed: boolean; readonly lying: readonly Lying[] }[] {
  const runs: { isNamed: boolean; lying: Lying[] }[] = [];
  for (const one of cards) {
    const named = isNamed(one);
    const last = runs.at(-1);
    if (last?.isNamed === named) last.lying.push(one);
    else runs.push({ isNamed: named, lying: [one] });
  }
  return runs;
}

interface Placed {
  readonly object: ObjectId;
  readonly entry: Described;
  readonly card: CardDefinition;
  readonly seat: Seat;
}

export class Layout {
  readonly events: GameEvent[] = [];
  readonly definitions = new Map<Hash, CardDefinition>();
  private made = 0;
  private readonly variant: Variant | undefined;

  constructor(
    private readonly scenario: Scenario,
    private readonly findCard: FindCard,
    /** What a name means that no card has, such as a half of a split card. */
    private readonly named: (name: string) => CardDefinition | undefined = () => undefined,
  ) {
    const { ruleset, library } = scenario;
    this.variant = ruleset === 'magic' ? undefined : MENTAL_MAGIC[ruleset];
    if (ruleset !== 'magic' && this.variant === undefined)
      throw new Unplayable(`the ruleset ${ruleset} is not part of this version`);
    const sides = Object.entries(scenario.players);
    this.seatPlayers(sides.map(([name]) => name));
    const permanents: Placed[] = [];
    for (const [index, [, side]] of sides.entries()) permanents.push(...this.laySide(index as Seat, side));
    if (ruleset === 'pentaland')
      this.place(COMMON_LIBRARY, null, filled(this.lyingIn('library', library ?? []), scenario.librarySize));
    for (const placed of permanents) this.placePermanent(placed, permanents);
    this.events.push(...begun(scenario, permanents[0]?.object));
  }

  private seatPlayers(names: readonly string[]): void {
    const { seed, ruleset, base } = this.scenario;
    const [host = ''] = names;
    const teams = Object.values(this.scenario.players).map(({ team }) => team);
    const ranges = Object.values(this.scenario.players).map(({ range }) => range ?? null);
    const terms: Terms = {
      ...DEFAULT_TERMS,
      ruleset,
      base,
      seats: names.length,
      // cr 402.2.
      maximumHandSize: 7,
      ...(this.naming === null ? {} : { naming: DEFAULT_NAMING }),
      ...(ranges.some((one) => one !== null) ? { range: ranges } : {}),
      ...(teams.some((one) => one !== undefined) ? { teams: teams.map((one, seat) => one ?? seat) } : {}),
      ...(this.scenario.deploy === true ? { deploy: 'creatures' as const } : {}),
      ...(this.scenario.arrange === true ? { graveyards: 'arranged' as const } : {}),
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
        ...((this.variant?.graveyards.count ?? 1) === 1
          ? {}
          : { graveyards: this.variant?.graveyards.count }),
        ...(this.naming === null ? {} : { naming: this.naming.granted }),
      },
    );
  }

  private laySide(seat: Seat, side: Side): Placed[] {
    this.events.push(...standing(side, seat));
    if (this.scenario.ruleset !== 'pentaland')
      this.place(ownLibraryOf(seat), seat, filled(this.cardsOf('library', side), side.librarySize));
    this.place(handOf(seat), seat, this.cardsOf('hand', side));
    this.place(graveyardOf(seat), seat, this.cardsOf('graveyard', side));
    const { utopiaLibrary, utopiaGraveyard = 0 } = side;
    for (const [what, said] of Object.entries({ utopiaLibrary, utopiaGraveyard }))
      if (said !== undefined && said > 0 && this.scenario.ruleset !== 'war-zone')
        throw new Unplayable(`nobody has a ${what} in this ruleset`);
    this.utopias(utopiaLibraryOf(seat), seat, utopiaLibrary ?? 0);
    this.utopias({ ...graveyardOf(seat), index: 1 }, seat, utopiaGraveyard);
    this.place(EXILE, seat, this.cardsOf('exile', side));
    this.place(COMMAND, seat, this.cardsOf('command', side));
    const sideboard = this.cardsOf('sideboard', side);
    if (sideboard.length > 0 && this.naming !== null)
      throw new Unplayable('in Mental Magic there is nothing outside the game');
    this.place(outsideOf(seat), seat, sideboard);
    return (side.battlefield ?? []).flatMap((entry) =>
      Array.from({ length: entry.count ?? 1 }, () => ({
        object: this.nextObject(),
        entry,
        card: typeof entry.token === 'object' ? tokenOf(entry.card, entry.token) : this.printed(entry.card),
        seat,
      })),
    );
  }

  private cardsOf(
    zone: 'library' | 'hand' | 'graveyard' | 'exile' | 'command' | 'sideboard',
    side: Side,
  ): Lying[] {
    return this.lyingIn(zone, side[zone] ?? []);
  }

  private lyingIn(zone: string, entries: readonly Described[]): Lying[] {
    return entries.flatMap((entry) => {
      const { card, count = 1, as, counters, ...rest } = entry;
      const more = zone === 'exile' || counters === undefined ? rest : { ...rest, counters };
      const [field] = Object.keys(more);
      if (field !== undefined) throw new Unplayable(`${JSON.stringify(card)} in the ${zone} has no ${field}`);
      if (as !== undefined && this.naming === null) throw cannotBeNamed(card);
      const lying = {
        card,
        ...(as === undefined ? {} : { as }),
        ...(counters === undefined ? {} : { counters }),
      };
      return Array.from({ length: count }, () => lying);
    });
  }

  private get naming() {
    return this.variant?.naming ?? null;
  }

  private place(zone: Zone, owner: Seat | null, cards: readonly Lying[]): void {
    for (const { isNamed, lying } of runsOf(cards, ({ card }) => this.isWhatItSays(card))) {
      const laid = lying.map((one) => ({
        one,
        object: this.nextObject(),
        printed: this.recorded(this.printed(one.card)),
      }));
      this.events.push({
        type: 'CardsPlaced',
        zone,
        owner,
        cards: laid.map(({ object, printed }) => ({ object, printed })),
        ...(isNamed ? {} : { unnamed: true }),
      });
      for (const { object, one } of laid)
        if (one.as !== undefined) this.name(object, zone, owner ?? (0 as Seat), one.as);
        else if (!isNamed && this.isLeftUnnamed(zone))
          this.events.push({ type: 'CardLeftUnnamed', object, zone, holder: owner });
      for (const { object, one } of laid)
        for (const [counter, by] of Object.entries(one.counters ?? {}))
          this.events.push({ type: 'CountersChanged', object, counter, by });
    }
  }

  /** war-zone Discard Rule: what lies there without a template gets none there. */
  private isLeftUnnamed({ kind }: Zone): boolean {
    return kind === 'graveyard' && this.scenario.ruleset === 'war-zone';
  }

  /** A card where nothing is named, and the land of the Utopia Library. */
  private isWhatItSays(card: string): boolean {
    return this.naming === null || this.isUtopia(card);
  }

  private isUtopia(card: string): boolean {
    return this.scenario.ruleset === 'war-zone' && nameKey(card) === nameKey(UTOPIA_CARD.name);
  }

  /** So many Utopias. */
  private utopias(zone: Zone, owner: Seat, count: number): void {
    this.place(
      zone,
      owner,
      Array.from({ length: count }, () => ({ card: UTOPIA_CARD.name })),
    );
  }

  private name(object: ObjectId, zone: Zone, seat: Seat, as: string): void {
    const card = this.card(as);
    const definition = this.recorded(card);
    this.events.push({
      type: 'CardNamed',
      seat,
      object,
      zone,
      holder: seat,
      name: card.name,
      definition,
      counts: true,
    });
  }

  private placePermanent({ object, entry, card, seat }: Placed, all: readonly Placed[]): void {
    const {
      tapped = false,
      damage = 0,
      summoningSick = false,
      faceDown = false,
      as,
      counters,
      token,
    } = entry;
    const land = as === 'pentaland' || as === 'utopia' ? as : undefined;
    const named = land === undefined ? as : undefined;
    if (named !== undefined && this.naming === null) throw cannotBeNamed(card.name);
    const isOpen = named !== undefined || faceDown || land !== undefined;
    const identity = {
      definition: this.recorded(card),
      face: entry.face ?? 0,
      // Face up and without a name it stays so: nobody was asked, or nobody knew one.
      ...(token !== undefined || this.isWhatItSays(entry.card)
        ? {}
        : { unnamed: isOpen ? ('open' as const) : ('closed' as const) }),
    };
    this.events.push({
      type: 'PermanentPlaced',
      object,
      owner: this.ownerOf(entry, seat),
      controller: seat,
      identity,
      tapped,
      faceDown: land ?? (faceDown ? 'morph' : null),
      counters:
        counters ??
        (faceDown || land !== undefined
          ? {}
          : startingCounters(named === undefined ? card : this.card(named))),
      damage,
      attachedTo: entry.attachedTo === undefined ? null : this.host(entry.attachedTo, all),
      // cr 302.6: since before the turn of whoever has had none yet.
      since: summoningSick ? (this.scenario.now?.turn ?? 1) : -1,
      ...(token === undefined ? {} : { token: true as const }),
    });
    this.events.push(...changedSince(object, entry, identity));
    if (named !== undefined) this.name(object, BATTLEFIELD, seat, named);
  }

  private ownerOf({ owner }: Described, controller: Seat): Seat {
    return owner === undefined ? controller : (Object.keys(this.scenario.players).indexOf(owner) as Seat);
  }

  private host(text: string, all: readonly Placed[]): ObjectId | Seat {
    const names = Object.keys(this.scenario.players);
    if (names.includes(text)) return names.indexOf(text) as Seat;
    const { name, nth = 1, player } = parseRef(text);
    const found = all.filter(
      ({ card, entry: { as }, seat }) =>
        nameKey(as ?? card.name) === nameKey(name) &&
        (player === undefined || seat === names.indexOf(player)),
    );
    const host = found[nth - 1];
    if (host === undefined)
      throw new Unplayable(`nothing is there to be attached to: ${JSON.stringify(text)}`);
    return host.object;
  }

  /** What is printed on a card: where it is named it need not be understood. */
  private printed(name: string): CardDefinition {
    if (name === FILLER.name) return FILLER;
    if (this.isUtopia(name)) return UTOPIA_CARD;
    const found = this.findCard(name);
    if (this.naming !== null && found !== undefined && 'unknown' in found && found.printed !== undefined)
      return found.printed;
    if (this.naming !== null && found !== undefined && !('unknown' in found)) return found;
    return this.card(name);
  }

  private card(name: string): CardDefinition {
    const found = this.findCard(name);
    const isPlayed = found !== undefined && 'unknown' in found && this.isSettledByScript;
    const card = isPlayed && found.printed !== undefined ? found.printed : understood(found);
    if (card === undefined && this.naming !== null) return this.half(name);
    if (card === undefined) throw new Unplayable(`no card is known as ${JSON.stringify(name)}`);
    return card;
  }

  private half(name: string): CardDefinition {
    const half = this.named(name);
    if (half === undefined) throw new Unplayable(`no card is known as ${JSON.stringify(name)}`);
    return half;
  }

  /** Texts that are not understood are played where the script says what they do. */
  get isSettledByScript(): boolean {
    return Object.values(this.scenario.answers).some((given) => given.some(({ kind }) => kind === 'propose'));
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
