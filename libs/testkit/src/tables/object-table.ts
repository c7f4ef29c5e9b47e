// Cards and words for the tests of effects on objects.
import type { Ability, Effect, Face, Filter, Reference } from '#abilities';
import type { CardDefinition } from '#cards';
import { act } from '../../../rules/src/play/casting/announcing/act.js';
import type { EffectTable, Side } from './effect-table.js';
import { card, face, type Parts } from '../cards/made.js';
import { RulesTable } from './rules-table.js';
import { known } from '../../../rules/src/reading/characteristics/characteristics.js';
import type { GameObject } from '../../../rules/src/model/state/game-state.js';
import {
  objectNumber,
  STACK,
  zoneKey,
  type ObjectId,
  type Seat,
} from '../../../rules/src/model/basics/ids.js';

export { card, cardOf, creature } from '../cards/made.js';

/** A creature is 2/2 unless its parts say otherwise; without types it is one. */
export const faceOf = (name: string, { types = ['creature'], ...parts }: Parts = {}): Face =>
  face(name, types, { ...(types.includes('creature') ? { power: 2, toughness: 2 } : {}), ...parts });

export const aura = (
  name: string,
  filter: Filter = { kind: 'type', is: 'creature' },
  more: Ability[] = [],
): CardDefinition =>
  card(name, {
    types: ['enchantment'],
    subtypes: ['Aura'],
    abilities: [{ kind: 'keyword', name: 'enchant', filter }, ...more],
  });

export const IT: Reference = { kind: 'bound', name: 'it' };
export const THAT: Reference = { kind: 'bound', name: 'that' };
/** All but the source of the effects. */
export const ANOTHER_CREATURE: Filter = {
  kind: 'all',
  of: [
    { kind: 'type', is: 'creature' },
    { kind: 'not', of: { kind: 'is', of: { kind: 'this' } } },
  ],
};
export const EACH_CREATURE: Reference = { kind: 'each', filter: ANOTHER_CREATURE };

/** A table whose objects are named in effects: 'it' and 'that'. */
export class ObjectTable extends RulesTable {
  constructor(sides: readonly Side[], { more = [] }: { more?: readonly CardDefinition[] } = {}) {
    super(sides, more);
  }

  /** Executes an effect that speaks of 'it', and of 'that' where two are named. */
  of(names: readonly string[], effect: Effect, rest: Parameters<EffectTable['do']>[1] = {}): this {
    const [it, ...that] = names;
    return this.do(effect, {
      ...rest,
      bindings: {
        it: { objects: it === undefined ? [] : [this.id(it)] },
        that: { objects: that.map((name) => this.id(name)) },
        ...rest.bindings,
      },
    });
  }

  object(name: string): GameObject {
    const found = this.state.objects[objectNumber(this.id(name))];
    if (found === undefined) throw new Error(`${name} is not there`);
    return found;
  }

  known(name: string): NonNullable<ReturnType<typeof known>> {
    return this.knownAt(this.id(name));
  }

  knownAt(id: ObjectId): NonNullable<ReturnType<typeof known>> {
    const now = known(this.state, id);
    if (now === undefined) throw new Error(`${id} is not known`);
    return now;
  }

  attach(name: string, to: string): this {
    this.proposal.emit({ type: 'AttachmentChanged', object: this.id(name), to: this.id(to) });
    return this;
  }

  /** Casts it for what it costs; cards for this cost {0}. */
  castAt(name: string, targets: readonly (readonly string[])[] = [], seat = 0): this {
    const refusal = act(this.proposal, seat as Seat, {
      do: 'cast',
      object: this.id(name),
      targets: targets.map((slot) => slot.map((target) => ({ object: this.id(target) }))),
    });
    if (refusal !== undefined) throw new Error(refusal.message);
    return this;
  }

  onStack = (): readonly ObjectId[] => this.state.zones[zoneKey(STACK)] ?? [];

  /** What an object of the stack targets, by name; the topmost one. */
  targets(object = this.onStack().at(-1)): readonly string[] {
    const item = object === undefined ? undefined : this.state.objects[objectNumber(object)]?.item;
    return (item?.targets ?? []).flat().flatMap(({ objects }) => objects.map((id) => this.nameOf(id)));
  }

  attack(...names: readonly string[]): this {
    this.proposal.emit({ type: 'CombatBegan', seat: 0 as Seat });
    this.proposal.emit({
      type: 'AttackersDeclared',
      attacks: names.map((name) => ({
        attacker: this.id(name),
        defender: 1 as Seat,
        defending: 1 as Seat,
        blocked: false,
        band: null,
      })),
    });
    return this;
  }

  attackers(): readonly string[] {
    return (this.state.combat?.attacks ?? []).map(({ attacker }) => this.nameOf(attacker));
  }

  bindIds = (...names: readonly string[]): { objects: ObjectId[] } => ({
    objects: names.map((name) => this.id(name)),
  });
}
