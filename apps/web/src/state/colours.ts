// Light, dark or high contrast: as the system has it, unless one is chosen here. The style sheet follows the system from
// light to dark by itself; high contrast is one set of colours, so it is chosen here for whoever asks the system for more.
import { signal } from '@preact/signals';

export const COLOURS = ['system', 'light', 'dark', 'contrast'] as const;
export type Colours = (typeof COLOURS)[number];
const KEPT = 'pentaland.colours';
const moreContrast = matchMedia('(prefers-contrast: more)');

const isOne = (value: string | null): value is Colours => COLOURS.some((one) => one === value);
const kept = localStorage.getItem(KEPT);

export const colours = signal<Colours>(isOne(kept) ? kept : 'system');

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
}
moreContrast.addEventListener('change', show);
show();
