// `pentaland cards show`: a card, whole, by any of its names.
import {
  makeNameFinder,
  readCardUnder,
  typeLineOf,
  type BesideCard,
  type Catalogue,
  type Known,
  type PrintedCard,
  type PrintedFace,
} from '#cards';
import { EXIT, Failure, UsageError, type Command } from '../../command/command.js';
import { compiledLinesOf } from './compiled.js';
import { openCards } from './open.js';

export const cardsShow: Command = {
  takes: 'NAME [--compiled]',
  details: [
    'Case, accents and punctuation do not matter. A slip is understood if it can mean only one card.',
    '--compiled: shows what it was compiled to, ability by ability: in English, then the tree that the rules execute.',
    'Text that the compiler cannot read is marked with the reason, and so is text written by hand.',
  ],
  run(args, terminal) {
    const words = args.filter((arg) => arg !== COMPILED);
    if (words.length === 0) throw new UsageError('NAME missing');
    const name = words.join(' ');
    const catalogue = openCards(terminal);
    const { found, how } = makeNameFinder(catalogue).find(name);
    if (found === null)
      throw new Failure(
        how === 'unclear' ? `'${name}' could mean more than one card` : `no card is named '${name}'`,
      );
    const card = cardOf(catalogue, found);
    const lines = words.length < args.length ? compiledOf(catalogue, card) : linesOf(catalogue, card);
    for (const line of lines) terminal.out(line);
    return Promise.resolve(EXIT.ok);
  },
};

const COMPILED = '--compiled';

/** In the words of base `cr`, as games of it are played. */
function compiledOf({ oracle }: Catalogue, card: PrintedCard | BesideCard): readonly string[] {
  if ('kind' in card) throw new Failure(`${card.name} is a ${card.kind}: it is not compiled`);
  return compiledLinesOf(readCardUnder(card, 'cr', oracle));
}

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
