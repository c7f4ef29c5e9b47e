// The kernel: the types and functions that every other room uses. Pure; it imports no other room.
export * from './abridged.js';
export { branded, type Brand } from './brand.js';
export * from './chain.js';
export * from './hash.js';
export * from './ids.js';
export * from './json.js';
export * from './memo.js';
export * from './merkle.js';
export * from './random.js';
export * from './result.js';
export * from './steps.js';
export * from './time.js';
export * from './uuid.js';
