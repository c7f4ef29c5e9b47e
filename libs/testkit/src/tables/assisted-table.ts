// A game of cards that have texts nobody could read, from a position.
import type { Ability, Effect, Face } from '#abilities';
import { definitionHash, type CardDefinition } from '#cards';
import { commitTo, hashText, type GameId, type Instant, type Json, type PlayerId } from '#kernel';
import type { Refusal } from '../../../rules/src/model/basics/refusal.js';
import type { PlayerCommand } from '../../../rules/src/model/commands/command.js';
import { decide } from '../../../rules/src/decide/decide.js';
import type { Inputs } from '../../../rules/src/engine/proposal/proposal.js';
import { setUp } from '../../../rules/src/decide/set-up.js';
import type { Answer } from '../../../rules/src/model/decisions/answer.js';
import { known } from '../../../rules/src/reading/characteristics/characteristics.js';
import type { GameEvent } from '../../../rules/src/model/events/events.js';
import {
  graveyardOf,
  handOf,
  objectNumber,
  ownLibraryOf,
  type ObjectId,
  type Seat,
  type Zone,
} from '../../../rules/src/model/basics/ids.js';
import { DEFAULT_TERMS, type Terms } from '../../../rules/src/model/basics/terms.js';
import { SeatedTable } from './seated-table.js';

export { YOU } from '../language/words.js';

export const named = (name: string) => ({ kind: 'bound', name }) as const;
export const unread = (text: string): Effect => ({ kind: 'assisted', text });
export const unreadAbility = (as: 'activated' | 'triggered' | 'static', text: string): Ability => ({
  kind: 'assisted',
  as,
  body: { kind: 'plain', effect: unread(text) },
});
export const spell = (...effects: readonly Effect[]): Ability[] =>
  effects.map((effect) => ({ kind: 'spell', body: { kind: 'plain', effect } }));

/** For nothing, and of one face. */
export function card(
  name: string,
  types: readonly string[],
  abilities: readonly Ability[] = [],
): CardDefinition {
  const size = types.includes('creature') ? { power: 2, toughness: 2 } : {};
  const face: Face = { kind: 'face', name, cost: '{0}', types, abilities, ...size };
  return { name, cost: '{0}', typeLine: types.join(' '), faces: [face] };
}
export const BEAR = card('Bear', ['creature']);

export interface Side {
  readonly hand?: readonly CardDefinition[];
  readonly battlefield?: readonly CardDefinition[];
  readonly graveyard?: readonly CardDefinition[];
}

/** What a name of a proposal stands for. */
export interface Meant {
  readonly name: string;
  readonly objects: readonly string[];
  readonly players: readonly number[];
}
const proposalOf = (effect: unknown, names: readonly Meant[]): Answer => ({
  kind: 'propose',
  effect: effect as Json,
  names: names.map(({ name, objects, players }) => ({
    name,
    objects: objects.map((id) => id as ObjectId),
    players: players.map((seat) => seat as Seat),
  })),
});

const SEED = 'assisted';
const playerAt = (seat: number): PlayerId => `player ${seat}` as PlayerId;

export class AssistedTable extends SeatedTable {
  now = 0;

  /** From a position, or from a log. */
  constructor(from: readonly Side[] | { readonly log: readonly GameEvent[] }, terms: Partial<Terms> = {}) {
    super();
    this.take('log' in from ? from.log : setUp(this.state, layout(from, terms), this.inputs));
  }

  override get inputs(): Inputs {
    const cards = { catalogue: hashText('assisted'), definitions: [BEAR] };
    return { now: this.now as Instant, seed: SEED, cards };
  }

  /** What would come of it. */
  decideAs(actor: PlayerId, command: PlayerCommand): readonly GameEvent[] {
    const decided = decide(this.state, { actor, command }, this.inputs);
    if (!decided.ok) throw new Error(decided.error.message);
    return decided.value;
  }

  cast(name: string): this {
    return this.act({ do: 'cast', object: this.id(name) }).passAll();
  }
  claim(name: string, nth = 1): this {
    return this.act({ do: 'special', object: this.id(name), what: `claim ${nth}` });
  }
  /** Everybody passes, until something else is asked or the stack is empty. */
  passAll(): this {
    while (this.decision.kind === 'priority' && this.stack.length > 0) this.pass();
    return this;
  }
  /** On to the main phase. */
  untilMain(): this {
    while (this.state.turn?.step !== 'precombat-main') this.pass();
    return this;
  }
  /** On to the next turn's first question. */
  untilTurn(turn: number): this {
    while ((this.state.turn?.number ?? 0) < turn)
      if (this.decision.kind === 'priority') this.pass();
      else if (this.decision.kind === 'attackers') this.answer({ kind: 'attackers', attacks: [] });
      else throw new Error(`nobody answers ${JSON.stringify(this.decision)}`);
    return this;
  }
  /** The refusal, if it is refused. */
  tryPropose(effect: unknown, names: readonly Meant[] = []): Refusal | undefined {
    return this.tryAnswer(proposalOf(effect, names));
  }
  propose(effect: unknown, names: readonly Meant[] = []): this {
    return this.answer(proposalOf(effect, names));
  }
  accept(): this {
    return this.answer({ kind: 'yes-no', yes: true });
  }
  refuse(): this {
    return this.answer({ kind: 'yes-no', yes: false });
  }

  ids(name: string): readonly ObjectId[] {
    return Object.values(this.state.objects).flatMap(({ id }) => (this.nameOf(id) === name ? [id] : []));
  }
  id(name: string): ObjectId {
    const [one] = this.ids(name);
    if (one === undefined) throw new Error(`nothing is called ${name}`);
    return one;
  }
  power = (name: string): number | null | undefined => known(this.state, this.id(name))?.power;
  isTapped = (name: string): boolean | undefined =>
    this.state.objects[objectNumber(this.id(name))]?.permanent?.tapped;
}

function layout(sides: readonly Side[], terms: Partial<Terms>): GameEvent[] {
  const events: GameEvent[] = [
    {
      type: 'GameCreated',
      game: 'assisted' as GameId,
      host: playerAt(0),
      terms: { ...DEFAULT_TERMS, ruleset: 'magic', base: 'cr', seats: sides.length, ...terms },
      commitment: commitTo(SEED),
    },
    ...sides.map((_, seat): GameEvent => ({ type: 'SeatTaken', seat: seat as Seat, player: playerAt(seat) })),
    { type: 'GameBegan', life: 20 },
  ];
  const recorded = new Set<string>();
  let made = 0;
  const next = (): ObjectId => `o${String((made += 1))}` as ObjectId;
  const record = (definition: CardDefinition): ReturnType<typeof definitionHash> => {
    const hash = definitionHash(definition);
    if (!recorded.has(hash)) events.push({ type: 'DefinitionRecorded', hash, definition });
    recorded.add(hash);
    return hash;
  };
  sides.forEach((side, index) => {
    const seat = index as Seat;
    const place = (zone: Zone, cards: readonly CardDefinition[]): void => {
      const placed = cards.map((one) => ({ printed: record(one), object: next() }));
      events.push({ type: 'CardsPlaced', zone, owner: seat, cards: placed });
    };
    place(
      ownLibraryOf(seat),
      Array.from({ length: 20 }, () => BEAR),
    );
    place(handOf(seat), side.hand ?? []);
    place(graveyardOf(seat), side.graveyard ?? []);
    for (const one of side.battlefield ?? []) {
      const definition = record(one);
      events.push({
        type: 'PermanentPlaced',
        object: next(),
        owner: seat,
        controller: seat,
        identity: { definition, face: 0 },
        tapped: false,
        faceDown: null,
        counters: {},
        damage: 0,
        attachedTo: null,
        since: 0,
      });
    }
  });
  events.push(
    { type: 'StartingPlayerChosen', seat: 0 as Seat },
    { type: 'TurnBegan', turn: 1, seat: 0 as Seat },
  );
  return events;
}
