// What a card of the catalogue says, beside the name that one is about to give or has read in the log.
import { useEffect, useState } from 'preact/hooks';
import { cardByName, type CatalogueCard, type CatalogueFace } from '../state/catalogue.js';
import { language, words } from '../words/words.js';
import { Mana } from './mana.js';
import { RulesLine } from './rules-line.js';

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

export function CatalogueText({ name }: { readonly name: string }) {
  const card = useCard(name);
  if (name === '' || card === undefined) return null;
  if (card === null) return <p class="faint">{words().playing.naming.noCard(name)}</p>;
  const local = card.names.find((one) => one.language === language.value)?.name;
  return (
    <article class="details">
      {local !== undefined && local !== card.name && <p class="faint">{local}</p>}
      {card.faces.map((face) => (
        <Face key={face.name} face={face} />
      ))}
    </article>
  );
}

function Face({ face }: { readonly face: CatalogueFace }) {
  const stats =
    face.power === null ? (face.loyalty ?? face.defense ?? '') : `${face.power}/${face.toughness}`;
  return (
    <>
      <h3>
        {face.name} <Mana cost={face.cost} />
      </h3>
      <p class="type">
        {face.typeLine} {stats !== '' && <b>{stats}</b>}
      </p>
      {face.text.split('\n').map((line, place) => (
        <p key={place}>
          <RulesLine line={line} />
        </p>
      ))}
    </>
  );
}
