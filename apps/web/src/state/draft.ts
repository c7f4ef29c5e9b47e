// A text that is being typed: it outlives a page that is loaded again, until it is sent.
import { useState } from 'preact/hooks';

const KEPT = 'pentaland.draft.';

export function useDraft(name: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => sessionStorage.getItem(KEPT + name) ?? '');
  return [
    text,
    (typed) => {
      setText(typed);
      if (typed === '') sessionStorage.removeItem(KEPT + name);
      else sessionStorage.setItem(KEPT + name, typed);
    },
  ];
}
