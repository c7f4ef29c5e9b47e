// GAME@MOMENT on a command line, and whose eyes.
import type { Eyes } from '#client';
import { UsageError } from '../command/command.js';

export interface NamedMoment {
  readonly game: string;
  readonly moment: number;
}

export function placeIn(given: string): NamedMoment {
  const at = given.lastIndexOf('@');
  const moment = given.slice(at + 1);
  if (at < 1 || !/^\d{1,9}$/.test(moment)) throw new UsageError(`'${given}' is not GAME@MOMENT`);
  return { game: given.slice(0, at), moment: Number(moment) };
}

export function eyesIn(eyes: string | undefined, option = '--eyes'): Eyes {
  if (eyes === undefined) return 'OWN';
  if (eyes === 'spectator') return 'SPECTATOR';
  if (eyes === 'all') return 'EVERYTHING';
  const seat = /^(?:seat-)?(\d)$/.exec(eyes)?.[1];
  if (seat === undefined) throw new UsageError(`${option} takes spectator, all, or a seat such as 0`);
  return { seat: Number(seat) };
}
