// The language of card behaviour: its nodes, their validation, their text, and the walk over them. All other rooms
// use it.
export * from './notation/field.js';
export * from './nodes/sorts.js';
export * from './nodes/constructors.js';
export { PATTERN_ROLES, type Roles } from './language/roles.js';
export { CREATURE_CARD_NAMES } from './language/creature-names.js';
export * from './language/expansions.js';
export * from './language/subtypes.js';
export * from './language/words.js';
export { action, actionOf, ACTIONS, meld, type ActionMacro } from './actions/actions.js';
export { expandKeyword, KEYWORDS, type KeywordMacro, type KeywordNode } from './keywords/index.js';
export { NOT_CAST } from './keywords/aside.js';
export { renderAbility, renderEffect, renderFace, type Bearer } from './render/index.js';
export { TIMINGS } from './render/conditions/timings.js';
export { abilityLabel } from './render/label.js';
export { mayBeProposed, validateProposal, LONGEST_PROPOSAL, GREATEST_NUMBER } from './proposals/proposals.js';
export { faceDefinitions, proposalSchema, type NodeSchema } from './proposals/language-schema.js';
export { validateAbility, validateFace, linksKept, type Surroundings } from './validation/scope.js';
export { spokenOf, type SpokenOf } from './proposals/spoken-of.js';
export { beyondText, saysAnything, typesMeant } from './proposals/could-mean.js';
export { unreadIn } from './nodes/unread.js';
export * from './validation/validate.js';
export * from './nodes/walk.js';
export { QUALITIES, QUALITY_NAMES, type QualityName } from './language/qualities.js';
export { parseCost } from './validation/cost-text.js';
export { LANGUAGE_VERSION, upcast } from './validation/upcast.js';
