// The log: encodes and decodes domain events, chains them, and keeps the secrets of games.
export * from './actor.js';
export * from './chain.js';
export * from './checkpoints/index.js';
export * from './codec.js';
export * from './data-key.js';
export * from './decode.js';
export * from './encode.js';
export { envelopeOf, type Envelope, type Recorded } from './envelope.js';
export * from './following/index.js';
export * from './game-secrets.js';
export * from './read.js';
export * from './stream-secrets.js';
export * from './streams.js';
export * from './verify-store.js';
