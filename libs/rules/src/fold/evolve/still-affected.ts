// Which effects on an object continue to apply to the object it becomes (cr 400.7).
import { instancesOf } from '../../model/printed/instances.js';
import type { Bound } from '../../model/state/context.js';
import type { GameState } from '../../model/state/game-state.js';
import type { ObjectId } from '../../model/basics/ids.js';
import type { Writer } from '../journal/journal.js';

type Affecting = GameState['lasting'][number];

/** The fitting effects now also affect the new object. */
export function followObject(
  { lasting }: GameState,
  object: ObjectId,
  becomes: ObjectId,
  write: Writer,
  fits: (effect: Affecting) => boolean = () => true,
): void {
  for (const effect of lasting)
    if (effect.affects?.includes(object) === true && fits(effect))
      write.set(
        effect,
        'affects',
        effect.affects.map((id) => (id === object ? becomes : id)),
      );
}

/**
 * cr 400.7a-c: effects on a permanent spell, or on damage from it, also apply to the permanent it becomes.
 */
export function followSpell(state: GameState, spell: ObjectId, becomes: ObjectId, write: Writer): void {
  followObject(state, spell, becomes, write);
  for (const effect of state.lasting) {
    if (effect.kind !== 'replacement' && effect.kind !== 'prevention') continue;
    const { bindings, targets } = effect.context;
    const follows = ({ objects }: Bound): boolean => objects?.includes(spell) === true;
    const meant = Object.entries(bindings).filter(([, bound]) => follows(bound));
    if (meant.length === 0 && !targets.some(follows)) continue;
    const also = <B extends Bound>(bound: B): B => ({
      ...bound,
      objects: [...(bound.objects ?? []), becomes],
    });
    write.set(effect, 'context', {
      ...effect.context,
      bindings: { ...bindings, ...Object.fromEntries(meant.map(([name, bound]) => [name, also(bound)])) },
      targets: targets.map((target) => (follows(target) ? also(target) : target)),
    });
  }
}

/** cr 400.7g: a granted ability that lets the card be cast applies to the spell too. */
export const letsItBeCast = ({ changes, at }: Affecting): boolean =>
  changes.some(
    (change) =>
      change.kind === 'gain-ability' &&
      instancesOf(change.ability, at).some(
        ({ ability }) =>
          ability.kind === 'static' &&
          ability.effects.some(
            (effect) =>
              effect.kind === 'alternative-cost' ||
              (effect.kind === 'may' && effect.permission.kind === 'play'),
          ),
      ),
  );
