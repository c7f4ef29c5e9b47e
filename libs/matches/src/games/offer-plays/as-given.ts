// An action in the asker's own ids.
import type { GameAction, ObjectId } from '#rules';
import type { VisibleId } from '#visibility';
import type { GivenPlay, GivenTarget } from '../contract.js';

type ToVisible = (object: ObjectId) => VisibleId | undefined;
type Target = { readonly object: ObjectId } | { readonly seat: number };

/** Undefined where it names what the asker has never seen: then it is nothing the asker could say. */
export function playAsGiven(action: GameAction, toVisible: ToVisible): GivenPlay | undefined {
  const missing: ObjectId[] = [];
  const idOf = (object: ObjectId): string => {
    const id = toVisible(object);
    if (id === undefined) missing.push(object);
    return id ?? '';
  };
  const target = (one: Target): GivenTarget => ('object' in one ? { object: idOf(one.object) } : one);
  const play = given(action, idOf, target);
  return missing.length === 0 ? play : undefined;
}

function given(
  action: GameAction,
  idOf: (object: ObjectId) => string,
  target: (one: Target) => GivenTarget,
): GivenPlay {
  if (action.do === 'play') return { ...action, object: idOf(action.object) };
  const { targets, costs, pay, splice, convoke, improvise, delve, ...rest } = action;
  return {
    ...rest,
    object: idOf(action.object),
    ...(targets === undefined ? {} : { targets: targets.map((slot) => slot.map(target)) }),
    ...(costs === undefined ? {} : { costs: costs.map((objects) => objects.map(idOf)) }),
    ...(pay === undefined ? {} : { pay: pay.map((one) => ({ ...one, object: idOf(one.object) })) }),
    ...(splice === undefined ? {} : { splice: splice.map(idOf) }),
    ...(convoke === undefined ? {} : { convoke: convoke.map(idOf) }),
    ...(improvise === undefined ? {} : { improvise: improvise.map(idOf) }),
    ...(delve === undefined ? {} : { delve: delve.map(idOf) }),
  };
}
