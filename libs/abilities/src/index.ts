// The language of card behaviour: its nodes, their validation, and the ways through them. Everything else speaks it.
export * from './grammar/field.js';
export * from './grammar/sorts.js';
export { PATTERN_ROLES, type Roles } from './language/roles.js';
export * from './language/subtypes.js';
export * from './language/words.js';
export { action, actionOf, ACTIONS, meld, support, type ActionMacro } from './actions/actions.js';
export { expandKeyword, KEYWORDS, type KeywordMacro, type KeywordNode } from './keywords/index.js';
export { renderAbility, renderFace, type Bearer } from './render/index.js';
export { TIMINGS } from './render/timings.js';
export { abilityLabel } from './render/label.js';
export { validateProposal, LONGEST_PROPOSAL, GREATEST_NUMBER } from './proposals.js';
export { validateAbility, validateFace, linksKept, type Surroundings } from './scope.js';
export { unreadIn } from './unread.js';
export * from './validate.js';
export * from './walk.js';
export { QUALITIES, QUALITY_NAMES, type QualityName } from './keywords/qualities.js';
export { parseCost } from './cost-text.js';
export { LANGUAGE_VERSION, upcast } from './upcast.js';
