// The port that only games need; the others are in #ports.
export * from './format-cards.js';
export * from './card-look-up.js';
export * from './scenario-positions.js';
