// Creates tokens (cr 111), and manifests (cr 701.40) or cloaks (cr 701.58) cards.
import { memoByIdentity } from '#kernel';
import { walk, type Effect } from '#abilities';
import type { Verb } from '../../../engine/verbs/verb.js';
import { moveVerb } from '../../../engine/objects/moving.js';
import { linkOf, MAKER } from '../../../model/state/links.js';
import { tokenIdentity } from '../../../engine/objects/tokens.js';
import { inChoosingOrder, orController } from '../choices/seats.js';
import type { EffectHandlers } from '../../../engine/frames/handlers.js';
import { entersWith, firstChoosing } from '../objects/enters.js';

type Token = Extract<Effect, { kind: 'create-token' }>['token'];

/** cr 607.1d: true if an ability of the token refers to the effect that made it. */
const speaksOfMaker = (token: Token): boolean => {
  let speaks = speaking.get(token);
  if (speaks === undefined) {
    speaks = [...walk('token', token)].some(
      ({ sort, node }) => sort === 'reference' && (node as { kind: string }).kind === 'granter',
    );
    speaking.set(token, speaks);
  }
  return speaks;
};
const speaking = memoByIdentity<Token, boolean>();

export const tokenEffects: EffectHandlers<'create-token' | 'manifest'> = {
  'create-token'(run, effect) {
    const { enters = [], count = 1, bind, link } = effect;
    if (firstChoosing(run, enters) === 'again') return 'again';
    const number = run.times(count);
    const identity = tokenIdentity(run, effect.token, run.place('token'));
    const maker = speaksOfMaker(effect.token)
      ? { links: { [MAKER]: { objects: [run.context.source] } } }
      : {};
    const verbs = orController(run, effect.who).flatMap((who): Verb[] =>
      identity === undefined || number === 0
        ? []
        : [
            {
              verb: 'token',
              who,
              identity,
              entering: { ...entersWith(run, enters, null, { under: who }), ...maker },
              count: number,
              ...(link === undefined
                ? {}
                : { link: { on: run.context.source, as: linkOf(link, run.context) } }),
            },
          ],
    );
    run.perform([verbs], bind);
    return undefined;
  },
  /** cr 701.40e: several cards one after another. */
  manifest(run, { who, what, how = 'manifest', bind }) {
    const groups = inChoosingOrder(run, who).flatMap((under) =>
      run.objects(what).flatMap((id): Verb[][] => {
        const verb = moveVerb(run.state, id, { to: 'battlefield', cause: 'put', by: under });
        return verb === undefined ? [] : [[{ ...verb, entering: { under, faceDown: how } }]];
      }),
    );
    run.perform(groups, bind);
    return undefined;
  },
};
