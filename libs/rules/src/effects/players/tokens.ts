// Tokens created (cr 111), and cards manifested (cr 701.40) or cloaked (cr 701.58).
import type { Effect, Face } from '#abilities';
import type { Run } from '../../engine/run.js';
import type { Verb } from '../../engine/verb.js';
import { copyIdentity } from '../../objects/copies.js';
import { moving } from '../../objects/moving.js';
import type { Identity } from '../../state/objects.js';
import { inOrder, orController } from '../choices/seats.js';
import type { EffectHandlers } from '../handlers.js';
import { entersWith, firstChoosing } from '../objects/enters.js';

type CreateToken = Extract<Effect, { kind: 'create-token' }>;

/** cr 111.3: what depends on numbers is worked out as it is created. */
function madeOf(run: Run, { power, toughness }: Face): Identity {
  const worked = (value: Face['power']): number | undefined =>
    value === undefined || typeof value === 'number' ? undefined : run.value(value);
  const [strength, endurance] = [worked(power), worked(toughness)];
  return {
    definition: null,
    face: 0,
    made: run.place('token', 'face'),
    ...(strength === undefined ? {} : { power: strength }),
    ...(endurance === undefined ? {} : { toughness: endurance }),
  };
}

function identitiesOf(run: Run, { token }: CreateToken): readonly Identity[] {
  if (token.kind === 'made') return [madeOf(run, token.face)];
  const changes =
    token.except === undefined
      ? undefined
      : { changes: token.except, at: run.place('token', 'except') };
  return run.objects(token.of).flatMap((id) => copyIdentity(run.state, id, changes, run.context) ?? []);
}

export const tokenEffects: EffectHandlers<'create-token' | 'manifest'> = {
  'create-token'(run, effect) {
    const { enters = [], count = 1, bind } = effect;
    if (firstChoosing(run, enters) === 'again') return 'again';
    const number = Math.max(0, run.value(count));
    const identities = number === 0 ? [] : identitiesOf(run, effect);
    const verbs = orController(run, effect.who).flatMap((who) =>
      identities.map((identity): Verb => ({
        verb: 'token',
        who,
        identity,
        entering: entersWith(run, enters, null, { under: who }),
        count: number,
      })),
    );
    run.perform([verbs], bind);
    return undefined;
  },
  /** cr 701.40e: several cards one after another. */
  manifest(run, { who, what, how = 'manifest', bind }) {
    const groups = inOrder(run, who).flatMap((under) =>
      run.objects(what).flatMap((id): Verb[][] => {
        const verb = moving(run.state, id, { to: 'battlefield', cause: 'put', by: under });
        return verb === undefined ? [] : [[{ ...verb, entering: { under, faceDown: how } }]];
      }),
    );
    run.perform(groups, bind);
    return undefined;
  },
};
