// Pictures of cards, from where somebody wants them on this device: from nowhere unless they say so. The server's
// Content-Security-Policy allows its own address and those that its operator names.
import { signal } from '@preact/signals';

const KEPT = 'pentaland.pictures';

/** An address with `{name}` or `{scryfall}` in it; empty: none. */
export const pictures = signal(localStorage.getItem(KEPT) ?? '');
/** True once the browser was kept from loading one. */
export const areRefused = signal(false);

export function takePicturesFrom(template: string): void {
  const wanted = template.trim();
  areRefused.value = false;
  pictures.value = wanted;
  if (wanted === '') localStorage.removeItem(KEPT);
  else localStorage.setItem(KEPT, wanted);
}

export const needsId = (template: string): boolean => template.includes('{scryfall}');

/** Undefined where the template makes no address of a picture. */
export function pictureOf(template: string, name: string, scryfall: string | null): string | undefined {
  if (template === '' || name === '' || (needsId(template) && scryfall === null)) return undefined;
  const filled = template
    .replaceAll('{name}', encodeURIComponent(name))
    .replaceAll('{scryfall}', encodeURIComponent(scryfall ?? ''));
  try {
    const { href, protocol } = new URL(filled, location.origin);
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  } catch {
    return undefined;
  }
}

document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
  if (effectiveDirective === 'img-src') areRefused.value = true;
});
