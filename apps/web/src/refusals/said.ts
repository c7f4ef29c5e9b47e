// A refusal or an error as a sentence of the language that is chosen, by its code. The words are loaded when the first one
// is to be said; until then, and for a code that a newer server has, the server's own English stands.
import { signal } from '@preact/signals';
import { language } from '../words/words.js';
import { saidIn, type Coded, type Said, type Spoken } from './said-in.js';

export type { Said } from './said-in.js';

const spoken = signal<Spoken>({});
const isAsked = signal(false);

/** For pages that will need them. */
export async function loadRefusals(): Promise<void> {
  if (isAsked.peek()) return;
  isAsked.value = true;
  try {
    const [{ en }, { de }, { fr }] = await Promise.all([
      import('./en.js'),
      import('./de.js'),
      import('./fr.js'),
    ]);
    spoken.value = { en, de, fr };
  } catch {
    // The server is away: the next refusal asks again.
    isAsked.value = false;
  }
}

/** Undefined while nothing but the code is known. */
export function said({ code, message }: Coded): Said | undefined {
  void loadRefusals();
  return saidIn(spoken.value, language.value, { code, message });
}
