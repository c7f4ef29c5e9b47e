// cr 609.7a: what a player may choose as a source of damage: permanents, spells, face-up objects in the
// command zone, and objects that items on the stack or waiting effects refer to, even if they have left their
// zone.
import type { Context } from '../../model/state/context.js';
import type { GameState } from '../../model/state/game-state.js';
import { objectNumber, zoneKey, type ObjectId, type ZoneKey } from '../../model/basics/ids.js';
import type { Lasting } from '../../model/state/lasting.js';
import type { Sight } from './sight.js';

const BATTLEFIELD = zoneKey({ kind: 'battlefield', seat: null, index: 0 });
const STACK = zoneKey({ kind: 'stack', seat: null, index: 0 });
const COMMAND = zoneKey({ kind: 'command', seat: null, index: 0 });

const WAITS: readonly Lasting['kind'][] = ['replacement', 'prevention', 'delayed'];

const referredToBy = ({ source, targets, bindings, event }: Context): readonly (ObjectId | null)[] => [
  source,
  ...targets.flatMap(({ objects }) => objects),
  ...Object.values(bindings).flatMap(({ objects = [] }) => objects),
  ...(event === null ? [] : [event.subject, event.agent, ...(event.subjects ?? [])]),
];

/** The contexts of items on the stack, and of effects that wait to replace, prevent or trigger. */
const contextsOf = (sight: Sight, onStack: readonly ObjectId[]): readonly Context[] => [
  ...onStack.flatMap((id) => {
    const item = sight.object(id)?.item;
    return item === undefined
      ? []
      : [
          {
            ...item.context,
            source: item.source,
            targets: [...item.context.targets, ...item.targets.flat()],
          },
        ];
  }),
  ...sight.state.lasting.flatMap(({ kind, context, affects }) =>
    WAITS.includes(kind)
      ? [{ ...context, bindings: { ...context.bindings, '~of': { objects: affects ?? [] } } }]
      : [],
  ),
];

/** A reference reveals nothing about hidden objects (cr 400.2). */
function isOpen(state: GameState, id: ObjectId): boolean {
  const object = state.objects[objectNumber(id)];
  if (object === undefined) {
    const was = state.gone[String(objectNumber(id))]?.was;
    return (was?.permanent ?? null) !== null || was?.item?.kind === 'spell';
  }
  if (object.item !== undefined) return object.item.kind === 'spell';
  if (object.permanent !== undefined) return object.permanent.phasedOut === 'no';
  return object.faceDown === undefined && ['graveyard', 'exile', 'command'].includes(object.zone.kind);
}

export function damageSources(sight: Sight): ObjectId[] {
  const lying = (key: ZoneKey): readonly ObjectId[] => sight.zone(key);
  const all = [
    ...lying(BATTLEFIELD),
    ...lying(STACK),
    ...contextsOf(sight, lying(STACK)).flatMap(referredToBy),
    ...lying(COMMAND),
  ];
  return [...new Set(all)].filter((id): id is ObjectId => id !== null && isOpen(sight.state, id));
}
