// What a table agreed on, each term with what it means.
import type { TableTermsFragment } from '../state/generated/operations.js';
import { language, words } from '../words/words.js';
import { termWords } from './words/words.js';
import { termsTold } from './told.js';
import './terms.css';

export function TermsList({ agreed }: { readonly agreed: TableTermsFragment }) {
  const { acting, newGame } = words();
  const speech = {
    ...{ language: language.value, terms: termWords(), bases: newGame.bases },
    ...{ yes: acting.yes, no: acting.no },
  };
  return (
    <>
      {termsTold(agreed, speech).map(({ title, terms }) => (
        <section key={title} class="agreed" aria-label={title}>
          <strong>{title}</strong>
          <dl>
            {terms.map(({ label, agreed: what, hint }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {what} {hint !== undefined && <small>{hint}</small>}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
