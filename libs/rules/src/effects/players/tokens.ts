// Tokens created (cr 111), and cards manifested (cr 701.40) or cloaked (cr 701.58).
import type { Verb } from '../../engine/verb.js';
import { moving } from '../../objects/moving.js';
import { tokenIdentity } from '../../objects/tokens.js';
import { inOrder, orController } from '../choices/seats.js';
import type { EffectHandlers } from '../handlers.js';
import { entersWith, firstChoosing } from '../objects/enters.js';

export const tokenEffects: EffectHandlers<'create-token' | 'manifest'> = {
  'create-token'(run, effect) {
    const { enters = [], count = 1, bind } = effect;
    if (firstChoosing(run, enters) === 'again') return 'again';
    const number = Math.max(0, run.value(count));
    const identity = tokenIdentity(run, effect.token, run.place('token'));
    const verbs = orController(run, effect.who).flatMap((who): Verb[] =>
      identity === undefined || number === 0
        ? []
        : [
            {
              verb: 'token',
              who,
              identity,
              entering: entersWith(run, enters, null, { under: who }),
              count: number,
            },
          ],
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
