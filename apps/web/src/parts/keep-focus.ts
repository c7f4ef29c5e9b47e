// Where the focus goes when what has it is taken away, moved, hidden or switched off. A browser drops it then, and whoever
// works by the keys or with a screen reader is at the top of the page again. Here it stays in the part of the page where it was.

/** Parts that are worth being in. */
const PARTS = 'main, section, aside, nav, form, fieldset, details, [role=group], [role=region], [role=log]';

interface Held {
  readonly element: HTMLElement;
  /** The parts around it, the nearest first. */
  readonly around: readonly Element[];
  /** What was switched off, and gets the focus back from this part when it is on again. */
  readonly instead?: HTMLElement;
}

export function keepFocus(): void {
  let held: Held | undefined;
  const hold = (element: Element | null): void => {
    if (element instanceof HTMLElement && element !== document.body && element !== held?.element)
      held = { element, around: partsAround(element) };
  };
  addEventListener('focusin', ({ target }) => hold(target as Element), { capture: true });
  // A click beside everything is meant to leave it, and so is a Tab beyond the last stop.
  addEventListener('pointerdown', () => (held = undefined), { capture: true });
  addEventListener('click', () => hold(document.activeElement), { capture: true });
  addEventListener('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget !== null) return;
    setTimeout(() => {
      if (document.activeElement === document.body && held?.element === target && canBeAt(held.element))
        held = undefined;
    });
  });
  const after = (changes: readonly MutationRecord[]): void => {
    if (held === undefined) return;
    const { element, around, instead } = held;
    if (instead !== undefined && document.activeElement === element && canBeAt(instead)) instead.focus(STILL);
    if (!isLost(changes)) return;
    const place = canBeAt(element)
      ? element
      : placeIn(around.find(isThere) ?? document.querySelector('main'));
    if (place === null) return;
    stand(place);
    if (element.matches(':disabled') && isThere(element))
      held = { element: place, around: partsAround(place), instead: element };
  };
  new MutationObserver(after).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', ...HIDING],
  });
}

const HIDING = ['hidden', 'open'];
const STILL = { preventScroll: true };

/** To see whether something is hidden takes the browser long: it is asked only when something was. */
function isLost(changes: readonly MutationRecord[]): boolean {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body || activeElement.matches(':disabled'))
    return true;
  return (
    changes.some(({ attributeName }) => attributeName !== null && HIDING.includes(attributeName)) &&
    !isThere(activeElement)
  );
}

const isThere = (element: Element): boolean => element.isConnected && element.checkVisibility();
const canBeAt = (element: Element): boolean => !element.matches(':disabled') && isThere(element);

function partsAround(element: Element): readonly Element[] {
  const part = element.parentElement?.closest(PARTS) ?? null;
  return part === null ? [] : [part, ...partsAround(part)];
}

/** What asks for the focus comes first: a browser gives it to that only while a page loads. */
function placeIn(part: Element | null): HTMLElement | null {
  const wanted = part?.querySelector('[autofocus]') ?? null;
  const place = part instanceof HTMLDetailsElement ? part.querySelector('summary') : part;
  return (
    [wanted, place].find((one): one is HTMLElement => one instanceof HTMLElement && canBeAt(one)) ?? null
  );
}

/** A part can have the focus only for as long as it has it. */
function stand(place: HTMLElement): void {
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus(STILL);
}
