// Writes keywords by name and parameters, without reminder text.
import type { Filter, NodeKind } from '../../nodes/sorts.js';
import type { KeywordNode } from '../../keywords/index.js';
import { costs as listed } from '../costs/costs.js';
import { capital, list, objectOf, sentence } from '../english/grammar.js';
import { COLOURS } from '../../language/words.js';
import { any, words } from '../english/nouns.js';
import type { Pen } from '../english/pen.js';

/** 'red', 'artifacts', 'Goblins', 'everything'. */
function quality(filter: Filter, pen: Pen): string {
  if (filter.kind === 'anything') return 'everything';
  if (filter.kind === 'colour') return pen.colour(filter.is);
  // cr 702.16g-h: several qualities are several abilities, and 'all colors' is each color.
  if (filter.kind === 'any') {
    const each = filter.of.map((one) => quality(one, pen));
    return each.join() === COLOURS.join()
      ? 'all colors'
      : list(each.map((one, index) => (index === 0 ? one : `from ${one}`)));
  }
  return words(pen.noun(filter), 'many').replace(/ permanents$/, '');
}
const single = (filter: Filter, pen: Pen): string => {
  const noun = pen.noun(filter);
  const said = words(noun, 'one');
  // 'Enchant nonland permanent': a filter without a noun keeps 'permanent'.
  return (noun.types ?? []).length + (noun.subtypes ?? []).length === 0 && (noun.adjectives ?? []).length > 0
    ? said
    : said.replace(/ permanent$/, '');
};

/** Keywords that have their filter inside the name. */
const NAMED: Readonly<Record<string, (filter: Filter, pen: Pen) => string>> = {
  protection: (filter, pen) => `protection from ${quality(filter, pen)}`,
  'hexproof from': (filter, pen) => `hexproof from ${quality(filter, pen)}`,
  landwalk: (filter, pen) => {
    const said = single(filter, pen);
    return /[A-Z]\w+$/.test(said) ? `${said}walk` : `${said.replace(/ ?land$/, '')} landwalk`;
  },
  typecycling: (filter, pen) => {
    const said = single(filter, pen);
    return filter.kind === 'subtype' ? `${said}cycling` : `${said.replace(/ card$/, '')}cycling`;
  },
  affinity: (filter, pen) => `affinity for ${words(pen.noun(filter), 'many')}`,
  champion: (filter, pen) => `champion ${any(pen.noun(filter))}`,
  offering: (filter, pen) => `${single(filter, pen)} offering`,
  splice: (filter, pen) => `splice onto ${single(filter, pen)}`,
  'bands with other': (filter, pen) => `bands with other ${words(pen.noun(filter), 'many')}`,
};

/** cr 702.16n: a sentence of its own if a static ability gives the keyword (abilities.ts). */
const leftOn = (text: string): string => `(this effect doesn't remove ${text})`;
export const LEFT_ON = / \((this effect doesn't remove [^()]*)\)/;

export function keyword(node: KeywordNode, pen: Pen): string {
  const { name, costs, value, filter, players, ability, text, levels, colour } = node;
  // cr 702.33b: several kickers are written as one.
  const called = name === 'kickers' && costs !== undefined ? 'kicker' : name;
  const special = filter === undefined ? undefined : NAMED[name];
  const start =
    special !== undefined && filter !== undefined
      ? special(filter, pen)
      : filter === undefined
        ? called
        : `${called} ${single(filter, pen)}`;
  const parts = [start];
  if (players !== undefined)
    parts.push(
      name === 'enchant'
        ? objectOf(pen.players(players)).replace(/^each /, '')
        : `from ${objectOf(pen.players(players))}`,
    );
  if (value !== undefined) parts.push(valueOf(name, value, pen));
  if (colour !== undefined) parts.push(pen.colour(colour));
  if (text !== undefined)
    parts.push(name === 'protection' ? leftOn(text) : name === 'kicker' ? `(${text})` : text);
  if (node.body !== undefined) parts.push(`— ${pen.body(node.body)}`);
  const head = capital(parts.join(' ').replace(/ (?=—Sunburst)/, ''));
  const tail = ability === undefined ? '' : ` — ${pen.apart('this card').ability(ability)}`;
  const bands = (levels ?? []).map((band) => {
    const range = `Level ${band.from ?? 1}${band.to === undefined ? '+' : `-${band.to}`}`;
    const stats =
      band.power === undefined || band.toughness === undefined
        ? ''
        : ` ${pen.value(band.power)}/${pen.value(band.toughness)}`;
    return `\n${range}:${stats}${(band.abilities ?? []).map((each) => ` ${pen.apart('this creature').ability(each)}`).join('')}`;
  });
  return `${priced(name, head, costs, value !== undefined, pen)}${tail}${bands.join('')}`;
}

function valueOf(name: string, value: NonNullable<KeywordNode['value']>, pen: Pen): string {
  if (typeof value === 'number') return String(value);
  // cr 702.44c
  if (name === 'modular' && value.kind === 'paid' && value.what === 'colours' && isPlain(value))
    return '—Sunburst';
  if (value.kind !== 'x') return `X, where X is ${pen.value(value)}`;
  return name === 'devour' ? 'X, where X is the number of creatures devoured this way' : 'X';
}
const isPlain = ({ cost, of }: NodeKind<'value', 'paid'>): boolean => cost === undefined && of === undefined;

/** 'Cycling {2}', 'Suspend 3—{W}', 'Echo—Discard a card.' */
function priced(name: string, head: string, costs: KeywordNode['costs'], dashed: boolean, pen: Pen): string {
  if (costs === undefined) return head;
  if (costs.length === 0) return `${head} {0}`;
  const [only] = costs;
  if (name === 'replicate' && costs.length === 1 && only?.kind === 'mana-of' && only.less === undefined)
    return `${head}. The replicate cost is equal to ${pen.object(only.what).possessive} mana cost`;
  const price =
    name === 'kickers' ? costs.map((cost) => pen.cost(cost)).join(' and/or ') : listed(costs, pen);
  const onlyMana = costs.every(({ kind }) => kind === 'mana');
  if (onlyMana) return dashed ? `${head}—${price}` : `${head} ${price}`;
  return `${head}—${sentence(price)}`;
}
