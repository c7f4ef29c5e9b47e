// The kernel: what every other room speaks. Pure; it knows nobody.
export type { Brand } from './brand.js';
export * from './chain.js';
export * from './hash.js';
export * from './ids.js';
export * from './json.js';
export * from './merkle.js';
export * from './random.js';
export * from './result.js';
export * from './time.js';
export * from './uuid.js';
