// The log: encodes and decodes domain events, chains them, keeps the secrets of games, and keeps read models up to
// date with it.
export * from './events/actor.js';
export * from './events/chain.js';
export * from './checkpoints/index.js';
export * from './events/codec.js';
export * from './secrets/data-key.js';
export * from './events/decode.js';
export * from './events/encode.js';
export { envelopeOf, type Envelope, type Recorded } from './events/envelope.js';
export * from './following/index.js';
export * from './secrets/game-secrets.js';
export * from './events/read.js';
export * from './streams/stream-secrets.js';
export * from './streams/streams.js';
export * from './verifying/verify-store.js';
