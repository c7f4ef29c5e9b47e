// The cards: their printed values, and the catalogue of all of them. Pure; importers/ reads files.
export * from './catalogue/catalogue.js';
export * from './catalogue/content.js';
export * from './card/printed.js';
export * from './card/type-line.js';
export * from './card/definition.js';
export * from './card/mana-cost.js';
export * from './languages/local-name.js';
export * from './naming/find-name.js';
export * from './card/name-key.js';
export * from './naming/names-within.js';
export * from './naming/slips.js';
export * from './fit/cost-fit.js';
export * from './fit/cost-index.js';
export * from './fit/instantiations.js';
export * from './older-oracle/read-under.js';
export * from './formats/format.js';
export * from './formats/ruleset-bans.js';
