// The ports of the application, each with its injection token.
export * from './clock.js';
export * from './entropy.js';
export * from './event-store.js';
export * from './format-cards.js';
export * from './keys.js';
export * from './observability.js';
