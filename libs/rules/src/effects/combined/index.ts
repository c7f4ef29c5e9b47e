// Effects put together from others.
import { inOrderEffects } from './sequence.js';
import { loopEffects } from './loops.js';
import { mayEffects } from './may.js';
import { payEffects } from './pay.js';
import { togetherEffects } from './together.js';

export const combinedEffects = {
  ...inOrderEffects,
  ...mayEffects,
  ...payEffects,
  ...loopEffects,
  ...togetherEffects,
};
