// The files of the data folder.
export const EVENT_LOG_FILE = 'events.sqlite';
export const READ_MODELS_FILE = 'read-models.sqlite';
export const SERVER_LOG_FILE = 'server.log';
export const CATALOGUE_FILE = 'catalogue.json';
/** Of card data that the operator imported; where it is, it is used instead of the embedded catalogue. */
export const IMPORTED_CATALOGUE_FILE = 'catalogue.imported.json';
