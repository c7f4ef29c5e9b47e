// Bytes nobody can foretell: player ids, recovery secrets, the secrets of games.
export interface Entropy {
  bytes(count: number): Uint8Array;
}

export const ENTROPY = Symbol('Entropy');
