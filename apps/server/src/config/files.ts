// The files of the data folder, and those of the embedded catalogue, which stand beside the built program.
export const EVENT_LOG_FILE = 'events.sqlite';
export const DATA_KEY_FILE = 'secrets.key';
export const TOKEN_KEY_FILE = 'token.key';
export const READ_MODELS_FILE = 'read-models.sqlite';
export const SERVER_LOG_FILE = 'server.log';
export const CATALOGUE_FILE = 'catalogue.json';
/** What each card of the catalogue does. */
export const COMPILED_FILE = 'catalogue.compiled.json';
/** Of card data that the operator imported; where it is, it is used instead of the embedded catalogue. */
export const IMPORTED_CATALOGUE_FILE = 'catalogue.imported.json';
export const IMPORTED_COMPILED_FILE = 'catalogue.imported.compiled.json';
/** The comprehensive rules, if the operator has imported them. */
export const IMPORTED_RULES_FILE = 'comprehensive-rules.json';
