// Light, dark or high contrast: as the system has it, unless one is chosen here.
import { signal } from '@preact/signals';

export const COLOURS = ['system', 'light', 'dark', 'contrast'] as const;
export type Colours = (typeof COLOURS)[number];
const KEPT = 'pentaland.colours';

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
  if (colours.value === 'system') delete dataset['colours'];
  else dataset['colours'] = colours.value;
}
show();
