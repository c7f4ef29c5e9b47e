// Every effect of the language and what executes it; a kind without an entry does not compile.
import type { Effect } from '#abilities';
import type { Run } from '../../engine/frames/run.js';
import { lastingEffects } from './lasting.js';
import { choiceEffects } from './choices/index.js';
import { combinedEffects, togetherBy } from './combined/index.js';
import type { EffectHandlers, Ran } from '../../engine/frames/handlers.js';
import { objectEffects } from './objects/index.js';
import { playerEffects } from './players/index.js';

const EFFECTS: EffectHandlers<Effect['kind']> = {
  ...combinedEffects,
  ...togetherBy(runEffect),
  ...choiceEffects,
  ...objectEffects,
  ...playerEffects,
  ...lastingEffects,
  parameter: () => undefined,
};

export function runEffect(run: Run): Ran {
  const effect = run.node() as Effect;
  return (EFFECTS[effect.kind] as (run: Run, effect: Effect) => Ran)(run, effect);
}
