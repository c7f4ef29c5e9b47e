// Casting or playing a card while something resolves (cr 608.2g, 707.12).
import type { EffectHandlers } from '../handlers.js';

export const castNowHandlers: EffectHandlers<'cast-now'> = {
  'cast-now': () => undefined,
};
