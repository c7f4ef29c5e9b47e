// What a person wants of the table on this device: sound, notifications, keys, where to be asked.
import { signal } from '@preact/signals';
import type { StopsSeen } from './view.js';

export interface Wishes {
  readonly sound: boolean;
  readonly notify: boolean;
  readonly keys: boolean;
  /** Null: everywhere. Undefined: nothing was chosen yet. */
  readonly stops?: StopsSeen | null;
}

const KEPT = 'pentaland.wishes';
const USUAL: Wishes = { sound: false, notify: false, keys: true };

function kept(): Wishes {
  try {
    // What this page wrote itself.
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Wishes>) };
  } catch {
    return USUAL;
  }
}

export const wishes = signal<Wishes>(kept());

export function wish(changed: Partial<Wishes>): void {
  wishes.value = { ...wishes.value, ...changed };
  localStorage.setItem(KEPT, JSON.stringify(wishes.value));
}
