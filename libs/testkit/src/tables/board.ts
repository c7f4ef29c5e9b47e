// A board laid out by events alone, as a game under way would have it: for tests of what objects are.
import type { Ability, Change, Duration, Effect, Face, Filter, Static, StepName } from '#abilities';
import { definitionHash, type CardDefinition } from '#cards';
import { hashText, type GameId, type Hash, type PlayerId } from '#kernel';
import { known, sightOf, type Known } from '../../../rules/src/reading/characteristics/characteristics.js';
import { childRef, faceRef } from '../../../rules/src/model/printed/node-ref.js';
import type { EventData, GameEvent } from '../../../rules/src/model/events/events.js';
import { evolve } from '../../../rules/src/fold/evolve/evolve.js';
import { contextOf, type Context } from '../../../rules/src/model/state/context.js';
import { initialState, type GameState } from '../../../rules/src/model/state/game-state.js';
import {
  BATTLEFIELD,
  COMMAND,
  EXILE,
  graveyardOf,
  handOf,
  objectNumber,
  outsideOf,
  ownLibraryOf,
  STACK,
  type NodeRef,
  type ObjectId,
  type Seat,
  type Zone,
} from '../../../rules/src/model/basics/ids.js';
import type { Lasting } from '../../../rules/src/model/state/lasting.js';
import type { Identity, Permanent, StackItem } from '../../../rules/src/model/state/objects.js';
import { DEFAULT_TERMS } from '../../../rules/src/model/basics/terms.js';
import { THIS } from '../language/words.js';
import { ANNA } from './seats.js';

export { ANNA, BORIS } from './seats.js';

export { THIS, IS_THIS, CREATURE, YOU, YOURS, both } from '../language/words.js';

export const LAND = { kind: 'type', is: 'land' } as const;
export const not = (of: Filter): Filter => ({ kind: 'not', of });
export const keyword = (name: string): Ability => ({ kind: 'keyword', name });

/** A static ability that changes whatever fits. */
export const anthem = (what: Filter, ...changes: readonly Change[]): Ability =>
  always({ kind: 'modify', what, changes });
export const itself = (...changes: readonly Change[]): Ability => always({ kind: 'modify-this', changes });
export const host = (...changes: readonly Change[]): Ability => always({ kind: 'modify-host', changes });
export const defining = (...changes: readonly Change[]): Ability => always({ kind: 'defines', changes });
export const always = (
  effect: Static,
  rest: Partial<Extract<Ability, { kind: 'static' }>> = {},
): Ability => ({
  kind: 'static',
  effects: [effect],
  ...rest,
});
export const plus = (power: number, toughness = power): Change => ({
  kind: 'modify-stats',
  power,
  toughness,
});
export const becomes = (
  stat: 'power' | 'toughness',
  value: Extract<Change, { kind: 'set-stat' }>['value'],
): Change => ({
  kind: 'set-stat',
  stat,
  value,
});

export const face = (name: string, types: readonly string[], more: Partial<Face> = {}): Face => ({
  kind: 'face',
  name,
  types,
  ...more,
});
export const creature = (
  name: string,
  power: number,
  toughness: number,
  ...abilities: readonly Ability[]
): Face => face(name, ['creature'], { power, toughness, abilities, cost: '{1}{G}' });
export const enchantment = (name: string, ...abilities: readonly Ability[]): Face =>
  face(name, ['enchantment'], { abilities, cost: '{2}{W}' });
export const basic = (type: string): Face =>
  face(type, ['land'], { supertypes: ['basic'], subtypes: [type] });

interface Laid {
  readonly seat?: Seat;
  readonly zone?: Zone['kind'];
  readonly counters?: Record<string, number>;
  readonly tapped?: boolean;
  readonly faceDown?: Permanent['faceDown'];
  readonly attachedTo?: ObjectId | Seat;
  readonly face?: number;
  readonly layout?: CardDefinition['layout'];
  readonly since?: number;
}

const zoneOf = (kind: Zone['kind'], seat: Seat): Zone =>
  ({
    battlefield: BATTLEFIELD,
    stack: STACK,
    exile: EXILE,
    command: COMMAND,
    hand: handOf(seat),
    graveyard: graveyardOf(seat),
    library: ownLibraryOf(seat),
    outside: outsideOf(seat),
  })[kind];

export class Board {
  readonly state: GameState = initialState();
  private turn = 0;

  constructor(players = 2) {
    this.emit({
      type: 'GameCreated',
      game: 'game' as GameId,
      host: 'player-0' as PlayerId,
      terms: { ...DEFAULT_TERMS, ruleset: 'magic', seats: players },
      commitment: hashText('seed'),
    });
    for (let seat = 0; seat < players; seat += 1)
      this.emit({ type: 'SeatTaken', seat: seat as Seat, player: `player-${String(seat)}` as PlayerId });
    this.emit({ type: 'GameBegan', life: 20 });
    for (let seat = 0; seat < players; seat += 1)
      for (const zone of [ownLibraryOf(seat as Seat), handOf(seat as Seat), graveyardOf(seat as Seat)])
        this.emit({ type: 'CardsPlaced', zone, owner: seat as Seat, cards: [] });
    this.begin(ANNA);
  }

  emit(event: GameEvent): this {
    evolve(this.state, event);
    return this;
  }

  /** The next turn, of that player, in its main phase. */
  begin(seat: Seat, step: StepName = 'precombat-main', extra = false): this {
    this.turn += 1;
    this.emit({ type: 'TurnBegan', turn: this.turn, seat, extra });
    return this.step(step);
  }

  step(step: StepName): this {
    return this.emit({ type: 'StepBegan', step });
  }

  get next(): ObjectId {
    return `o${String(this.state.objectsMade + 1)}` as ObjectId;
  }

  record(faces: readonly Face[], layout?: CardDefinition['layout']): Hash {
    const definition: CardDefinition = {
      name: faces.map(({ name }) => name).join(' // ') || 'Nameless',
      cost: null,
      typeLine: 'As its faces say',
      ...(layout === undefined ? {} : { layout }),
      faces: [...faces],
    };
    const hash = definitionHash(definition);
    if (this.state.definitions[hash] === undefined)
      this.emit({ type: 'DefinitionRecorded', hash, definition });
    return hash;
  }

  /** A card of these faces lies there; on the battlefield unless said. */
  lay(faces: Face | readonly Face[], laid: Laid = {}): ObjectId {
    const { seat = ANNA, zone = 'battlefield', layout, face: up = 0 } = laid;
    const definition = this.record(
      Array.isArray(faces) ? (faces as readonly Face[]) : [faces as Face],
      layout,
    );
    const identity: Identity = { definition, face: up };
    return zone === 'battlefield' ? this.place(identity, laid) : this.laidIn(zone, seat, identity);
  }

  /** A permanent of that identity. */
  place(identity: Identity, laid: Laid = {}): ObjectId {
    const { seat = ANNA, counters = {}, tapped = false, faceDown = null, attachedTo = null } = laid;
    const object = this.next;
    this.emit({
      type: 'PermanentPlaced',
      object,
      owner: seat,
      controller: seat,
      identity,
      tapped,
      faceDown,
      counters,
      damage: 0,
      attachedTo,
      since: laid.since ?? 0,
    });
    return object;
  }

  private laidIn(kind: Zone['kind'], seat: Seat, { definition, face: up }: Identity): ObjectId {
    const object = this.next;
    if (definition === null) throw new Error('a card has a definition');
    const zone = zoneOf(kind, seat);
    this.emit({ type: 'CardsPlaced', zone, owner: seat, cards: [{ object, printed: definition }] });
    if (up > 0) this.state.objects[objectNumber(object)]!.identity = { definition, face: up };
    return object;
  }

  /** A card as a spell on the stack. */
  cast(faces: Face | readonly Face[], laid: Laid = {}, item: Partial<StackItem> = {}): ObjectId {
    const seat = laid.seat ?? ANNA;
    const object = this.lay(faces, { ...laid, zone: 'stack' });
    this.emit({ type: 'SpellCast', object, item: this.itemOf(object, seat, item) });
    return object;
  }

  itemOf(source: ObjectId, controller: Seat, item: Partial<StackItem> = {}): StackItem {
    return {
      kind: 'spell',
      controller,
      source,
      ability: null,
      modes: [],
      targets: [],
      x: null,
      paid: {},
      alternative: null,
      from: 'hand',
      mana: [],
      context: { ...contextOf(source, controller), stack: source },
      copy: false,
      faceDown: null,
      ...item,
    };
  }

  move(object: ObjectId, kind: Zone['kind'], more: Partial<EventData<'ObjectMoved'>> = {}): ObjectId {
    const { zone, owner, identity } = this.state.objects[objectNumber(object)]!;
    const becomes = this.next;
    this.emit({
      type: 'ObjectMoved',
      object,
      becomes,
      from: zone,
      to: zoneOf(kind, owner ?? ANNA),
      position: null,
      cause: 'put',
      by: null,
      owner,
      identity,
      controller: kind === 'battlefield' ? owner : null,
      tapped: false,
      faceDown: null,
      counters: {},
      castAs: null,
      was: null,
      ...more,
    });
    return becomes;
  }

  /** An effect of a resolved spell or ability that lasts (cr 611.2). */
  lasts(affects: readonly ObjectId[], changes: readonly Change[], more: Partial<Lasting> = {}): string {
    const until: Duration = { kind: 'forever' };
    const effects = { kind: 'continuous', what: THIS, changes, until } as const;
    return this.begins(effects, { affects: [...affects], changes: [...changes], ...more });
  }

  /** One that changes the rules, or whatever fits (cr 611.2c). */
  rules(effects: readonly Static[], more: Partial<Lasting> = {}): string {
    return this.begins({ kind: 'rule', effects, until: { kind: 'forever' } }, { kind: 'rule', ...more });
  }

  private begins(effect: Effect, more: Partial<Lasting>): string {
    const spell: Ability = { kind: 'spell', body: { kind: 'plain', effect } };
    const definition = this.record([
      face(`Sorcery ${String(this.state.effectsMade)}`, ['sorcery'], { abilities: [spell] }),
    ]);
    const at: NodeRef = childRef(faceRef(definition, 0), 'abilities', 0, 'body', 'effect');
    const source = more.source ?? ('o0' as ObjectId);
    const controller = more.controller ?? ANNA;
    const id = `e${String(this.state.effectsMade + 1)}`;
    this.emit({
      type: 'EffectBegan',
      effect: {
        id,
        kind: 'continuous',
        at,
        source,
        controller,
        context: contextOf(source, controller),
        timestamp: this.state.epoch,
        affects: null,
        changes: [],
        until: { kind: 'forever' },
        since: { turn: this.turn, active: ANNA },
        left: null,
        ...more,
      },
    });
    return id;
  }

  ends(...effects: readonly string[]): this {
    return this.emit({ type: 'EffectEnded', effects: [...effects] });
  }

  known(id: ObjectId): Known {
    return known(this.state, id)!;
  }

  /** '3/4' */
  stats(id: ObjectId): string {
    const { power, toughness } = this.known(id);
    return `${String(power)}/${String(toughness)}`;
  }

  get sight() {
    return sightOf(this.state);
  }

  context(source: ObjectId, more: Partial<Context> = {}): Context {
    const { controller, owner } = this.known(source);
    return { ...contextOf(source, controller ?? owner ?? ANNA), ...more };
  }
}
