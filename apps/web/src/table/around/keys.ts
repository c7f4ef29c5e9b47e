// The keys of the table, for those who want them: passing, cancelling, and one that is held to stop automatic passing.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { wishes } from '../../state/wishes.js';

/** True while the key is held that stops automatic passing. */
export const held = signal(false);

export interface Keys {
  readonly pass: () => void;
  readonly untilSomething: () => void;
  readonly untilMine: () => void;
  readonly cancel: () => void;
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));
/** A button takes the space bar itself. */
const isButton = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && ['BUTTON', 'A', 'SUMMARY'].includes(target.tagName);

export function useKeys(keys: Keys): void {
  useEffect(() => {
    const onDown = (event: KeyboardEvent): void => {
      if (event.key === 'Shift') held.value = true;
      if (event.key === 'Escape') keys.cancel();
      if (!wishes.value.keys || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (isWriting(event.target)) return;
      if (event.key === ' ' && !isButton(event.target)) {
        event.preventDefault();
        keys.pass();
      } else if (event.key === 'p') keys.pass();
      else if (event.key === 'f') keys.untilSomething();
      else if (event.key === 't') keys.untilMine();
    };
    const onUp = (event: KeyboardEvent): void => {
      if (event.key === 'Shift') held.value = false;
    };
    const letGo = (): void => void (held.value = false);
    addEventListener('keydown', onDown);
    addEventListener('keyup', onUp);
    addEventListener('blur', letGo);
    return () => {
      removeEventListener('keydown', onDown);
      removeEventListener('keyup', onUp);
      removeEventListener('blur', letGo);
    };
  });
  useEffect(() => () => void (held.value = false), []);
}
