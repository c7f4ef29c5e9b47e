// The door to what reads files: the catalogue out of published card data, and its cache.
export { CardFileError } from './card-file.js';
export * from './catalogue-cache.js';
export * from './mtgjson3.js';
