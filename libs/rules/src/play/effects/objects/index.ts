// Effects on objects, by family.
import { attachmentHandlers } from './attachments.js';
import { castNowHandlers } from './cast-now.js';
import { counterHandlers } from './counters.js';
import { damageHandlers } from './damage.js';
import { designationHandlers } from './designations.js';
import { exchangeHandlers } from './exchange.js';
import { faceHandlers } from './faces.js';
import { fightingHandlers } from './fighting.js';
import { moveHandlers } from './moves.js';
import { showingHandlers } from './showing.js';
import { stackEffectHandlers } from './stack.js';
import { tappingHandlers } from './tapping.js';

export const objectEffects = {
  ...moveHandlers,
  ...tappingHandlers,
  ...stackEffectHandlers,
  ...damageHandlers,
  ...counterHandlers,
  ...attachmentHandlers,
  ...faceHandlers,
  ...fightingHandlers,
  ...exchangeHandlers,
  ...showingHandlers,
  ...castNowHandlers,
  ...designationHandlers,
};
