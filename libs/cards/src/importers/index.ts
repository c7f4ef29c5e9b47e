// Reading card data from files: the importers, the catalogue and its cache.
export { CardFileError } from './card-file.js';
export * from './catalogue-cache.js';
export { readCatalogueFile, type CatalogueFile, type CatalogueSource } from './catalogue-file.js';
export * from './import-cards.js';
export { embeddedCards, readMtgjson3 } from './mtgjson3.js';
export { writeWhole } from './write-whole.js';
