// The cards of a game whose terms choose among them (pentaland 706.1): what its library is made of, and which names are
// not to be given. A name still means what it means in the whole catalogue.
import { makeFormat, type CardDefinition, type Catalogue } from '#cards';
import type { FormatCards } from '#matches';
import type { ChosenFormat } from '#rules';

type Cards = ReturnType<FormatCards['cardsFor']>;

const isKnown = ({ cards }: Catalogue, legality: string | undefined): boolean =>
  legality === undefined || cards.some(({ legalities }) => legalities?.[legality] !== undefined);

export function inFormat(catalogue: Catalogue, all: Cards, { cards, legality }: ChosenFormat): Cards {
  if (!isKnown(catalogue, legality))
    return { ...all, unknown: `the catalogue knows no legality for ${String(legality)}` };
  const made = makeFormat(catalogue, {
    cards,
    ...(legality === undefined ? {} : { legality }),
    bans: [],
    ante: 'not-agreed',
  });
  if (!made.ok) return { ...all, unknown: made.error };
  const format = made.value;
  const legal = new Set(format.names.map(({ card }) => card.name));
  const definitions = all.definitions.filter(({ name }) => legal.has(name));
  if (definitions.length === 0) return { ...all, unknown: 'there is no card' };
  const names = new Map(catalogue.names.map((name) => [name.name, name]));
  return {
    ...all,
    definitions,
    illegal({ name }: CardDefinition) {
      const meant = names.get(name);
      const verdict = meant === undefined ? undefined : format.verdict(meant);
      return verdict === undefined || verdict.legal ? undefined : verdict.why;
    },
  };
}
