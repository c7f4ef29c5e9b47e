// How much time a player has left who has been asked since a moment, in milliseconds.

/** A clock of this device that goes before the server's must not give anybody time. */
export const leftAt = (left: number, since: number, now: number): number =>
  Math.max(0, left - Math.max(0, now - since));
