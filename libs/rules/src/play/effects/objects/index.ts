// Effects on objects, by family.
import { attachmentHandlers } from './attachments.js';
import { castNowHandlers } from './cast-now.js';
import { counterHandlers } from './counters.js';
import { damageHandlers } from './damage.js';
import { designationHandlers } from './designations.js';
import { exchangeHandlers } from './exchange.js';
import { faceHandlers } from './faces.js';
import { combatHandlers } from './fighting.js';
import { moveHandlers } from './moves.js';
import { showingHandlers } from './showing.js';
import { stackHandlers } from './stack.js';
import { tappingHandlers } from './tapping.js';

export const objectEffects = {
  ...moveHandlers,
  ...tappingHandlers,
  ...stackHandlers,
  ...damageHandlers,
  ...counterHandlers,
  ...attachmentHandlers,
  ...faceHandlers,
  ...combatHandlers,
  ...exchangeHandlers,
  ...showingHandlers,
  ...castNowHandlers,
  ...designationHandlers,
};
