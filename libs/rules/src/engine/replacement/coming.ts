// The binding by which a choice for an entering object finds the objects about to enter (cr 614.13a).
export const COMING = '~coming';
