// Divides something among several recipients (cr 601.2d, 608.2d): as announced, or else as chosen now.
import type { Run } from '../../../engine/frames/run.js';
import type { ObjectId, Seat } from '../../../model/basics/ids.js';

export interface DamageShare {
  readonly to: ObjectId | Seat;
  readonly amount: number;
}

export interface Dividing {
  /** The target slot the division was announced for. */
  readonly slot: number | undefined;
  readonly objects: readonly ObjectId[];
  readonly players: readonly Seat[];
  readonly total: number;
}

export function sharesOf(run: Run, { slot, objects, players, total }: Dividing): DamageShare[] {
  const announced = slot === undefined ? undefined : run.context.targets[slot];
  if (announced?.amounts !== undefined) {
    const { amounts } = announced;
    // cr 608.2b: the shares of illegal targets are lost.
    return [...announced.objects, ...announced.players].map((to, index) => ({
      to,
      amount: amounts[index] ?? 0,
    }));
  }
  const among = [...objects, ...players];
  const [only, ...others] = among;
  if (only === undefined || total === 0) return [];
  if (others.length === 0) return [{ to: only, amount: total }];
  const { amounts } = run.ask<'divide'>(run.context.controller, 'divide', {
    kind: 'divide',
    total,
    // cr 601.2d: each recipient gets at least one, if there is enough.
    least: total >= among.length ? 1 : 0,
    among: [...among],
  });
  return among.map((to, index) => ({ to, amount: amounts[index] ?? 0 }));
}
