// The cards: what is printed on them, and the catalogue of all of them. Pure; reading files is `importers/`.
export * from './catalogue.js';
export * from './definition.js';
export * from './mana-cost.js';
export * from './names.js';
