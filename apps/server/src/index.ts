// What an installation is, for every program that works on one: the server and the command line.
export { ConfigError, readConfig, type Config, type Environment } from './config/config.js';
export {
  compiledAlready,
  openCardsIn,
  openCatalogueIn,
  type KnownCards,
  type Watching,
} from './cards/open-cards.js';
export { DATA_KEY_FILE, EVENT_LOG_FILE, IMPORTED_CATALOGUE_FILE, TOKEN_KEY_FILE } from './config/files.js';
export { formatCardsIn, loreIn } from './cards/format-cards.js';
export { InstallationModule } from './modules/installation.module.js';
export type { Installation } from './installation/installation.js';
export { dataKeyHeld, keysOf } from './installation/keys.js';
export { isOwnIn } from './installation/own-events.js';
export { openInstallation } from './installation/open.js';
export { openStore } from './installation/store.js';
export { Shutdown } from './lifecycle/shutdown.js';
export { openLog } from './observability/log.js';
export { NestLogger } from './observability/nest-logger.js';
