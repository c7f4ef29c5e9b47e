// `pentaland cards show`: a card, whole, by any of its names.
import {
  makeNameFinder,
  typeLineOf,
  type BesideCard,
  type Catalogue,
  type Known,
  type PrintedCard,
  type PrintedFace,
} from '#cards';
import { EXIT, Failure, UsageError, type Command } from '../../command.js';
import { openCards } from './open.js';

export const cardsShow: Command = {
  takes: 'NAME',
  details: [
    'Case, accents and punctuation do not matter; a slip is understood where it can mean one card only.',
  ],
  run(args, terminal) {
    if (args.length === 0) throw new UsageError('NAME missing');
    const name = args.join(' ');
    const catalogue = openCards(terminal);
    const { found, how } = makeNameFinder(catalogue).find(name);
    if (found === null)
      throw new Failure(
        how === 'unclear' ? `'${name}' may mean more than one card` : `no card is named '${name}'`,
      );
    for (const line of linesOf(catalogue, cardOf(catalogue, found))) terminal.out(line);
    return Promise.resolve(EXIT.ok);
  },
};

function cardOf(catalogue: Catalogue, found: Known): PrintedCard | BesideCard {
  const name = found.kind === 'name' ? found.name.card.name : found.card;
  const card =
    found.kind === 'beside' ? catalogue.beside.find((one) => one.name === name) : catalogue.card(name);
  if (card === undefined) throw new Error(`the catalogue has no ${name}`);
  return card;
}

function linesOf(catalogue: Catalogue, card: PrintedCard | BesideCard): readonly string[] {
  const { faces, layout, printings, legalities } = card;
  const translations = catalogue.languages.flatMap((language) => {
    const names = catalogue.namesIn(language);
    return faces.flatMap(({ name }) => (names[name] === undefined ? [] : [`${language}: ${names[name]}`]));
  });
  return [
    ...faces.flatMap((face, index) => [...(index === 0 ? [] : ['']), ...faceLines(face)]),
    '',
    ...('kind' in card ? [`A ${card.kind}: no name.`] : []),
    ...(layout === 'normal' ? [] : [`Layout: ${layout}.`]),
    `Printed: ${printings.map(({ set, date }) => `${set} (${date})`).join(', ')}.`,
    ...(catalogue.ante.has(card.name) ? ['For ante.'] : []),
    ...(legalities === undefined ? [] : [`Legalities: ${legalityLine(legalities)}.`]),
    ...(translations.length === 0 ? [] : [`Names: ${translations.join(', ')}.`]),
  ];
}

function faceLines(face: PrintedFace): readonly string[] {
  const { name, manaCost, colourIndicator, text, power, toughness, loyalty, defense } = face;
  const { handModifier, lifeModifier } = face;
  return [
    manaCost === null ? name : `${name}  ${manaCost}`,
    typeLineOf(face),
    ...(colourIndicator === undefined ? [] : [`Colour indicator: ${colourIndicator.join('')}`]),
    ...(text === '' ? [] : text.split('\n')),
    ...(power === undefined ? [] : [`${power}/${toughness ?? ''}`]),
    ...(loyalty === undefined ? [] : [`Loyalty: ${loyalty}`]),
    ...(defense === undefined ? [] : [`Defense: ${defense}`]),
    ...(handModifier === undefined ? [] : [`Hand ${handModifier}, life ${lifeModifier ?? '+0'}`]),
  ];
}

const legalityLine = (legalities: NonNullable<PrintedCard['legalities']>): string =>
  Object.entries(legalities)
    .map(([format, legality]) => `${format} ${legality.replace('_', ' ')}`)
    .join(', ');
