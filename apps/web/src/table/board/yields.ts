// Things of the stack for which a player always passes: a trigger that comes again and again. Kept with the game, on this
// device alone, as long as the page is open.
import { signal } from '@preact/signals';
import type { CardSeen, ViewSeen } from '../../state/view.js';
import { objectName } from './board.js';

/** The abilities of everything that is called the same and says the same, of one player. */
export const yielded = signal<ReadonlySet<string>>(new Set());

/** Undefined for a spell: it is never the same again. */
export function yieldKey(view: ViewSeen, { item }: CardSeen): string | undefined {
  if (item === null || item.kind === 'SPELL') return undefined;
  const source = item.source === null ? '' : objectName(view, item.source);
  return `${item.controller} ${source} ${item.text ?? ''}`;
}

export function toggleYield(key: string): void {
  const after = new Set(yielded.value);
  if (!after.delete(key)) after.add(key);
  yielded.value = after;
}

/** What the next to resolve is passed for, if it is. */
export function yieldingFor(view: ViewSeen): string | undefined {
  const top = view.stack?.at(-1);
  const item = top?.item ?? null;
  const key = top === undefined ? undefined : yieldKey(view, top);
  if (item === null || key === undefined || !yielded.value.has(key)) return undefined;
  return item.source === null ? (item.text ?? '') : objectName(view, item.source);
}
