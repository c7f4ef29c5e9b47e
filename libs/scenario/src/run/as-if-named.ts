// A card as it would be with the name it is to be given: what can be said of it in a script is read off that.
import { definitionHash } from '#cards';
import { objectNumber, type GameState, type ObjectId, type Rulebook } from '#rules';

interface Posed {
  readonly state: GameState;
  readonly rules: Rulebook;
}

export function asIfNamed<A extends Posed>(actor: A, id: ObjectId, name: string): A {
  const { state, rules } = actor;
  const definition = rules.cards.named?.(name);
  const object = state.objects[objectNumber(id)];
  if (definition === undefined || object === undefined) return actor;
  const hash = definitionHash(definition);
  const named: GameState = {
    ...state,
    definitions: { ...state.definitions, [hash]: definition },
    objects: { ...state.objects, [objectNumber(id)]: { ...object, identity: { definition: hash, face: 0 } } },
  };
  return { ...actor, state: named };
}
