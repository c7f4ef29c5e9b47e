// The position as the events that lay it: a game that is already on, at the start of its first turn.
import { definitionHash, nameKey, type CardDefinition } from '#cards';
import { commitTo, gameId, playerId, type Hash, type PlayerId } from '#kernel';
import {
  COMMAND,
  DEFAULT_TERMS,
  EXILE,
  graveyardOf,
  handOf,
  ownLibraryOf,
  type GameEvent,
  type ObjectId,
  type Seat,
  type Terms,
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
  /** With those texts as they stand: for a script that says what they do. */
  readonly definition?: CardDefinition;
}
export type FindCard = (name: string) => CardDefinition | Assisted | undefined;

export interface Cards {
  readonly find: FindCard;
  /** All there are, for who may name any. */
  readonly definitions: readonly CardDefinition[];
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
  readonly seat: Seat;
}

export class Layout {
  readonly events: GameEvent[] = [];
  readonly definitions = new Map<Hash, CardDefinition>();
  private made = 0;

  constructor(
    private readonly scenario: Scenario,
    private readonly findCard: FindCard,
  ) {
    const sides = Object.entries(scenario.players);
    this.seatPlayers(sides.map(([name]) => name));
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
    const terms: Terms = {
      ...DEFAULT_TERMS,
      ruleset,
      base,
      seats: names.length,
      // cr 402.2: what a game of Magic has.
      maximumHandSize: ruleset === 'magic' ? 7 : DEFAULT_TERMS.maximumHandSize,
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
      { type: 'GameBegan', life: terms.startingLife },
    );
  }

  private laySide(seat: Seat, side: Side): Placed[] {
    const { life, poison, counters = {} } = side;
    if (life !== undefined && life !== DEFAULT_TERMS.startingLife)
      this.events.push({ type: 'LifeChanged', seat, by: life - DEFAULT_TERMS.startingLife, cause: 'set' });
    const all = { ...counters, ...(poison === undefined ? {} : { poison }) };
    for (const [counter, by] of Object.entries(all))
      if (by !== 0) this.events.push({ type: 'PlayerCountersChanged', seat, counter, by });
    this.place(ownLibraryOf(seat), seat, [
      ...Array.from({ length: FILLERS }, () => FILLER),
      ...this.cardsOf('library', side).toReversed(),
    ]);
    this.place(handOf(seat), seat, this.cardsOf('hand', side));
    this.place(graveyardOf(seat), seat, this.cardsOf('graveyard', side));
    this.place(EXILE, seat, this.cardsOf('exile', side));
    this.place(COMMAND, seat, this.cardsOf('command', side));
    return (side.battlefield ?? []).flatMap((entry) =>
      Array.from({ length: entry.count ?? 1 }, () => ({
        object: this.nextObject(),
        entry,
        card: this.card(entry.card),
        seat,
      })),
    );
  }

  private cardsOf(
    zone: 'library' | 'hand' | 'graveyard' | 'exile' | 'command',
    side: Side,
  ): CardDefinition[] {
    return (side[zone] ?? []).flatMap((entry) => {
      const { card, count = 1, ...more } = entry;
      const [field] = Object.keys(more);
      if (field !== undefined) throw new Unplayable(`${JSON.stringify(card)} in the ${zone} has no ${field}`);
      const definition = this.card(card);
      return Array.from({ length: count }, () => definition);
    });
  }

  private place(zone: Zone, owner: Seat, cards: readonly CardDefinition[]): void {
    if (cards.length === 0) return;
    this.events.push({
      type: 'CardsPlaced',
      zone,
      owner,
      cards: cards.map((card) => ({ object: this.nextObject(), printed: this.recorded(card) })),
    });
  }

  private placePermanent({ object, entry, card, seat }: Placed, all: readonly Placed[]): void {
    const { tapped = false, damage = 0, summoningSick = false, faceDown = false, as, counters } = entry;
    const land = as === 'pentaland' || as === 'utopia' ? as : undefined;
    if (as !== undefined && land === undefined)
      throw new Unplayable(`${JSON.stringify(card.name)} cannot be named in this ruleset`);
    this.events.push({
      type: 'PermanentPlaced',
      object,
      owner: seat,
      controller: seat,
      identity: { definition: this.recorded(card), face: 0 },
      tapped,
      faceDown: land ?? (faceDown ? 'morph' : null),
      counters: counters ?? (faceDown || land !== undefined ? {} : startingCounters(card)),
      damage,
      attachedTo: entry.attachedTo === undefined ? null : this.host(entry.attachedTo, all),
      since: summoningSick ? 1 : 0,
    });
  }

  private host(text: string, all: readonly Placed[]): ObjectId | Seat {
    const names = Object.keys(this.scenario.players);
    if (names.includes(text)) return names.indexOf(text) as Seat;
    const { name, nth = 1, player } = parseRef(text);
    const found = all.filter(
      ({ card, seat }) =>
        nameKey(card.name) === nameKey(name) && (player === undefined || seat === names.indexOf(player)),
    );
    const host = found[nth - 1];
    if (host === undefined)
      throw new Unplayable(`nothing is there to be attached to: ${JSON.stringify(text)}`);
    return host.object;
  }

  private card(name: string): CardDefinition {
    const card = this.findCard(name);
    if (card === undefined) throw new Unplayable(`no card is known as ${JSON.stringify(name)}`);
    if ('unknown' in card) {
      if (card.definition !== undefined && this.isSettledByScript()) return card.definition;
      throw new Unplayable(
        `${JSON.stringify(card.name)} is not understood in full: ${card.unknown.join(' / ')}`,
      );
    }
    return card;
  }

  /** Texts that are not understood are played where the script says what they do. */
  private isSettledByScript(): boolean {
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
