// Light, dark or high contrast: as the system has it, unless one is chosen here. The style sheet follows the system from
// light to dark by itself; high contrast is one set of colours, so it is chosen here for whoever asks the system for more.
import { signal } from '@preact/signals';

export const COLOURS = ['system', 'light', 'dark', 'contrast'] as const;
export type Colours = (typeof COLOURS)[number];
const KEPT = 'pentaland.colours';
const moreContrast = matchMedia('(prefers-contrast: more)');
const dark = matchMedia('(prefers-color-scheme: dark)');
const forced = matchMedia('(forced-colors: active)');

const isOne = (value: string | null): value is Colours => COLOURS.some((one) => one === value);
const kept = localStorage.getItem(KEPT);

export const colours = signal<Colours>(isOne(kept) ? kept : 'system');

/** Changes with the colours that the document shows: what is drawn on a canvas takes them from there. */
export const inkNow = signal('');

export function paint(chosen: string): void {
  if (!isOne(chosen)) return;
  colours.value = chosen;
  localStorage.setItem(KEPT, chosen);
  show();
}

function show(): void {
  const { dataset } = document.documentElement;
  const shown = colours.value === 'system' && moreContrast.matches ? 'contrast' : colours.value;
  if (shown === 'system') delete dataset['colours'];
  else dataset['colours'] = shown;
  inkNow.value = `${shown} ${dark.matches ? 'dark' : ''} ${forced.matches ? 'forced' : ''}`;
}
for (const asked of [moreContrast, dark, forced]) asked.addEventListener('change', show);
show();
