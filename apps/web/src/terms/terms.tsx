// The terms of a table, closed until somebody wants to read them. Their words are loaded then, not with the page.
import { useState } from 'preact/hooks';
import { later } from '../parts/later.js';
import type { TableTermsFragment } from '../state/generated/operations.js';
import { words } from '../words/words.js';

const TermsList = later(() => import('./terms-list.js').then((part) => part.TermsList), 'part');

interface Props {
  /** What was agreed, or how to ask for it. */
  readonly agreed: TableTermsFragment | (() => Promise<TableTermsFragment | undefined>);
}

export function Terms({ agreed }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<TableTermsFragment | undefined>();
  const known = typeof agreed === 'function' ? asked : agreed;
  const toggle = (isNow: boolean): void => {
    setOpen(isNow);
    if (isNow && known === undefined && typeof agreed === 'function') void agreed().then(setAsked);
  };
  return (
    <details class="terms" onToggle={(event) => toggle(event.currentTarget.open)}>
      <summary>{words().lobby.terms}</summary>
      {isOpen && known !== undefined && <TermsList agreed={known} />}
    </details>
  );
}
