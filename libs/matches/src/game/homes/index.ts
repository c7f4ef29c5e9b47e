// Which of several nodes does what in a game.
export { Homes, NODES, type Nodes } from './homes.js';
export { HashRing } from './hash-ring.js';
