// The card of the catalogue that a name means.
import { useEffect, useState } from 'preact/hooks';
import { cardByName, type CatalogueCard } from '../state/catalogue.js';

/** The card that a name means, once it is known; null where it means none. */
export function useCard(name: string): CatalogueCard | null | undefined {
  const [found, setFound] = useState<{ readonly name: string; readonly card: CatalogueCard | null }>();
  useEffect(() => {
    let isWanted = true;
    if (name !== '')
      void cardByName(name).then((card) => {
        if (isWanted) setFound({ name, card });
      });
    return () => {
      isWanted = false;
    };
  }, [name]);
  return found?.name === name ? found.card : undefined;
}
