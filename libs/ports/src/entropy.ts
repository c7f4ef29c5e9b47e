// Unpredictable bytes: for player ids, recovery secrets and the secrets of games.
export interface Entropy {
  bytes(count: number): Uint8Array;
}

export const ENTROPY = Symbol('Entropy');
