// What a spell or ability on the stack consists of when it resolves: its effects in order, each with its targets.
import type { Ability, Body, Option, TargetSpec } from '#abilities';
import { known } from '../characteristics/characteristics.js';
import { childRef, nodeAt } from '../characteristics/node-ref.js';
import type { GameState } from '../state/game-state.js';
import type { NodeRef, ObjectId } from '../state/ids.js';
import type { StackItem } from '../state/objects.js';

/** The item's `targets` has one list of slots for each part. */
export interface Part {
  /** Where its effect stands. */
  readonly effect: NodeRef;
  readonly targets: readonly TargetSpec[];
}

/** cr 700.2: of a modal body the chosen modes, in the order printed; else the body itself. */
export function partsOfBody(body: Body, ref: NodeRef, modes: readonly number[]): Part[] {
  switch (body.kind) {
    case 'plain':
      return [{ effect: childRef(ref, 'effect'), targets: body.targets ?? [] }];
    case 'modal':
      return modes.flatMap((mode) => {
        const option: Option | undefined = body.options[mode];
        if (option === undefined) return [];
        return [{ effect: childRef(ref, 'options', mode, 'effect'), targets: option.targets ?? [] }];
      });
    case 'parameter':
      return [];
  }
}

/** The bodies of a spell are those of its spell abilities (cr 113.3a); modes are those of the one that has any. */
export function bodiesOf(
  state: GameState,
  { ability }: Pick<StackItem, 'ability'>,
  object: ObjectId,
): { readonly body: Body; readonly ref: NodeRef }[] {
  if (ability !== null) {
    const node = nodeAt(state, ability) as Ability | Body;
    if (node.kind === 'plain' || node.kind === 'modal') return [{ body: node, ref: ability }];
    return 'body' in node && node.body !== undefined
      ? [{ body: node.body, ref: childRef(ability, 'body') }]
      : [];
  }
  return (known(state, object)?.abilities ?? []).flatMap((instance) =>
    instance.ability.kind === 'spell'
      ? [{ body: instance.ability.body, ref: childRef(instance.ref, 'body') }]
      : [],
  );
}

export const partsOf = (
  state: GameState,
  item: Pick<StackItem, 'ability' | 'modes'>,
  object: ObjectId,
): Part[] => bodiesOf(state, item, object).flatMap(({ body, ref }) => partsOfBody(body, ref, item.modes));
