// What a card of the catalogue says, beside the name that one is about to give or has read in the log.
import type { CatalogueFace } from '../state/catalogue.js';
import { language, words } from '../words/words.js';
import { Mana } from './mana.js';
import { Picture } from './picture.js';
import { RulesLine } from './rules-line.js';
import { useCard } from './use-card.js';

export function CatalogueText({ name }: { readonly name: string }) {
  const card = useCard(name);
  if (name === '' || card === undefined) return null;
  if (card === null) return <p class="faint">{words().playing.naming.noCard(name)}</p>;
  const local = card.names.find((one) => one.language === language.value)?.name;
  return (
    <article class="details">
      <Picture name={card.name} />
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
