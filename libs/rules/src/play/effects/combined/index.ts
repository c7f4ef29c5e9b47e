// Effects composed of other effects.
import { inOrderEffects } from './sequence.js';
import { loopEffects } from './loops.js';
import { mayEffects } from './may.js';
import { payEffects } from './pay.js';

export const combinedEffects = {
  ...inOrderEffects,
  ...mayEffects,
  ...payEffects,
  ...loopEffects,
};

export { togetherBy } from './together.js';
