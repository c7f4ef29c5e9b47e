// Everything in an action that names an object, named otherwise: the one way through an action for both directions.
import type { GivenPlay, GivenTarget } from './contract.js';

/** Whose ids they are before and afterwards is the caller's affair. */
export function withObjects(play: GivenPlay, rename: (object: string) => string): GivenPlay {
  if (play.do === 'play') return { ...play, object: rename(play.object) };
  const { targets, costs, pay, splice, convoke, improvise, delve, ...rest } = play;
  return {
    ...rest,
    object: rename(play.object),
    ...(targets === undefined
      ? {}
      : { targets: targets.map((slot) => slot.map((target) => renamedTarget(target, rename))) }),
    ...(costs === undefined ? {} : { costs: costs.map((objects) => objects.map(rename)) }),
    ...(pay === undefined ? {} : { pay: pay.map((one) => ({ ...one, object: rename(one.object) })) }),
    ...(splice === undefined ? {} : { splice: splice.map(rename) }),
    ...(convoke === undefined ? {} : { convoke: convoke.map(rename) }),
    ...(improvise === undefined ? {} : { improvise: improvise.map(rename) }),
    ...(delve === undefined ? {} : { delve: delve.map(rename) }),
  };
}

export const renamedTarget = (target: GivenTarget, rename: (object: string) => string): GivenTarget =>
  'object' in target ? { object: rename(target.object) } : target;
