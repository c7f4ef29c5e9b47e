// The ports that the application shares, each with its injection token. An app or a test fills them.
export * from './clock.js';
export * from './entropy.js';
export * from './event-store.js';
export * from './keys.js';
export * from './observability.js';
