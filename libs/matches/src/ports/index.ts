// What the application asks of the world, each with the token it is injected by.
export * from './clock.js';
export * from './entropy.js';
export * from './event-store.js';
export * from './format-cards.js';
export * from './keys.js';
export * from './observability.js';
