// What the head of a page has no room for on a phone or a tablet: behind a button there, in its place on a wider screen.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { Route } from '../state/routes.js';
import { words } from '../words/words.js';

interface Props {
  /** Whoever has gone to another page is done with the menu. */
  readonly to: Route;
  readonly children: ComponentChildren;
}

export function Menu({ to, children }: Props) {
  const isOpen = useSignal(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    isOpen.value = false;
  }, [to]);
  return (
    <div
      class="menu"
      ref={menu}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen.value) return;
        isOpen.value = false;
        button.current?.focus();
      }}
      onFocusOut={({ relatedTarget }) => {
        // Nothing is focused while a finger is down on what cannot be: that leaves the menu as it is.
        if (relatedTarget instanceof Node && menu.current?.contains(relatedTarget) === false)
          isOpen.value = false;
      }}
    >
      <button
        type="button"
        ref={button}
        aria-expanded={isOpen.value}
        aria-controls="menu"
        onClick={() => (isOpen.value = !isOpen.value)}
      >
        {words().shell.menu}
      </button>
      <div id="menu" class={isOpen.value ? 'open' : undefined}>
        {children}
      </div>
    </div>
  );
}
