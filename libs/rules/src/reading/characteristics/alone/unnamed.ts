// Hides what is unknown of a nameless card: its cost, mana value and colours are the printed ones, and any
// other read is reported to a callback.
import type { CardDefinition } from '#cards';
import type { Sight } from '../../language/sight.js';
import type { GameObject, GameState } from '../../../model/state/game-state.js';
import { objectNumber, type ObjectId } from '../../../model/basics/ids.js';
import type { Naming } from '../../../model/state/given-names.js';
import type { Known } from '../../../model/printed/shape.js';

const UNKNOWN = [
  'name',
  'supertypes',
  'types',
  'subtypes',
  'abilities',
  'keywords',
  'power',
  'toughness',
  'loyalty',
  'defense',
  'copiable',
] as const satisfies (keyof Known)[];

/** pentaland 705.9: a card with a mana cost is known to be no land. */
const isTakenForGranted = (type: unknown, { cost }: Known, granted: Naming['granted']): boolean =>
  granted === 'nonland-where-it-costs' && type === 'land' && cost !== null;

/** Types that can answer only some questions. */
function typesOf(now: Known, granted: Naming['granted'], read: () => void): readonly string[] {
  return new Proxy(now.types, {
    get(types, member) {
      if (member !== 'includes') {
        read();
        return Reflect.get(types, member) as unknown;
      }
      return (type: string): boolean => {
        if (!isTakenForGranted(type, now, granted)) read();
        return types.includes(type);
      };
    },
  });
}

/** `read` is called before any unknown answer, and may throw. */
function veiled(now: Known, granted: Naming['granted'], read: () => void): Known {
  const veil = { ...now };
  for (const member of UNKNOWN)
    Object.defineProperty(veil, member, {
      enumerable: true,
      get: () => {
        read();
        return now[member];
      },
    });
  Object.defineProperty(veil, 'types', { enumerable: true, value: typesOf(now, granted, read) });
  return veil;
}

/** Whether something about it cannot be known yet. */
const isOpen = ({ copiable }: Known): boolean => copiable.unnamed === 'open';

/** A sight that reports every read of a nameless card first. */
export function reportingSight(
  sight: Sight,
  granted: Naming['granted'],
  read: (id: ObjectId) => void,
): Sight {
  const veils = new WeakMap<Known, Known>();
  const veil = (id: ObjectId, now: Known | undefined): Known | undefined => {
    if (now === undefined || !isOpen(now)) return now;
    let found = veils.get(now);
    if (found === undefined) {
      found = veiled(now, granted, () => {
        read(id);
      });
      veils.set(now, found);
    }
    return found;
  };
  return {
    ...sight,
    known: (id) => veil(id, sight.known(id)),
    remembered: (id) => veil(id, sight.remembered(id)),
  };
}

/** A card that could be named, with what is printed on it; undefined for all other objects. */
export function unnamedCard(
  state: GameState,
  id: ObjectId,
): { readonly object: GameObject; readonly printed: CardDefinition } | undefined {
  const object = state.naming === null ? undefined : state.objects[objectNumber(id)];
  if (object === undefined) return undefined;
  const { unnamed, definition } = object.card ?? object.identity;
  const printed = definition === null ? undefined : state.definitions[definition];
  return unnamed !== 'open' || printed === undefined ? undefined : { object, printed };
}
