// Whose eyes a game is watched with, as an address says it and as the API takes it.
import type { ReplayEyes } from '../words/kinds.js';

export interface Eyes {
  readonly eyes: ReplayEyes;
  readonly seat: number | null;
}

export const OWN: Eyes = { eyes: 'OWN', seat: null };

export function eyesIn(said: string | undefined): Eyes {
  if (said === 'spectator') return { eyes: 'SPECTATOR', seat: null };
  if (said === 'everything') return { eyes: 'EVERYTHING', seat: null };
  const seat = Number(said ?? 'own');
  return Number.isInteger(seat) && seat >= 0 ? { eyes: 'SEAT', seat } : OWN;
}

export function eyesWord({ eyes, seat }: Eyes): string | undefined {
  if (eyes === 'SEAT') return String(seat);
  return eyes === 'OWN' ? undefined : eyes.toLowerCase();
}
