// The cards: what is printed on them, and the catalogue of all of them. Pure; reading files is `importers/`.
export * from './catalogue/catalogue.js';
export * from './catalogue/content.js';
export * from './catalogue/printed.js';
export * from './catalogue/type-line.js';
export * from './definition.js';
export * from './mana-cost.js';
export * from './names.js';
