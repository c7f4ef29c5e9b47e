// Abilities, what they do, whom they target, and what a face or a token is.
import type { Face, Option, TargetSpec, Value } from '../grammar/sorts.js';
import { choice } from './effects-combined.js';
import { costs as listed } from './costs.js';
import {
  article,
  capital,
  list,
  many,
  numberWord,
  objectOf,
  one,
  plural,
  sentence,
  small,
  spaced,
  type Phrase,
} from './grammar.js';
import { keyword } from './keywords.js';
import { words } from './nouns.js';
import { exceptions } from './replacements.js';
import type { Pen, Table } from './pen.js';

const labelled = (label: string | undefined, text: string): string =>
  label === undefined ? text : `${capital(label)} — ${text}`;
const PLACE: Readonly<Record<string, string>> = {
  hand: 'in your hand',
  graveyard: 'in your graveyard',
  library: 'in your library',
  exile: 'in exile',
  stack: 'on the stack',
  battlefield: 'on the battlefield',
  command: 'in the command zone',
  outside: 'outside the game',
};
const LIMIT = {
  'once-each-turn': 'only once each turn',
  'twice-each-turn': 'no more than twice each turn',
  once: 'only once',
} as const;

export const ABILITIES: Table<'ability', string> = {
  spell: ({ body }, pen) => pen.body(body),
  activated: ({ label, costs, body, zone, by, speed, only, limit, loyalty }, pen) => {
    const price = costs.length === 0 ? '{0}' : listed(costs, pen);
    const rules = [
      ...(speed === undefined ? [] : [speed === 'sorcery' ? 'as a sorcery' : 'as an instant']),
      ...(zone === undefined ? [] : [`if this card is ${PLACE[zone] ?? zone}`]),
      ...(only === undefined ? [] : [`if ${pen.condition(only)}`]),
      ...(limit === undefined ? [] : [LIMIT[limit].replace(/^only /, '')]),
    ];
    const loyal =
      loyalty === undefined || costs.some(({ kind }) => kind === 'loyalty')
        ? ''
        : ' This is a loyalty ability.';
    const who =
      by === undefined || by.kind === 'you'
        ? ''
        : by.kind === 'all'
          ? ' Any player may activate this ability.'
          : ` Only ${objectOf(pen.players(by))} may activate this ability.`;
    const restriction = rules.length === 0 ? '' : ` Activate only ${list(rules)}.`;
    return labelled(label, `${price}: ${pen.body(body)}${restriction}${loyal}${who}`);
  },
  triggered: ({ label, when, if: condition, body, zone, limit }, pen) => {
    const event = pen.pattern(when).text;
    const start = event.startsWith('at the ') ? event : `${once(when) ? 'when' : 'whenever'} ${event}`;
    const conditions = [
      ...(zone === undefined ? [] : [`this card is ${PLACE[zone] ?? zone}`]),
      ...(condition === undefined ? [] : [pen.condition(condition)]),
    ];
    const intervening = conditions.length === 0 ? '' : ` if ${conditions.join(' and ')},`;
    const often = limit === undefined ? '' : ` This ability triggers ${LIMIT[limit]}.`;
    return labelled(label, `${capital(start)},${intervening} ${unsentenced(pen.body(body))}${often}`);
  },
  static: ({ label, zone, while: condition, effects }, pen) => {
    const conditions = [
      ...(zone === undefined || zone === 'any' ? [] : [`this card is ${PLACE[zone] ?? zone}`]),
      ...(condition === undefined ? [] : [pen.condition(condition)]),
    ];
    const start = conditions.length === 0 ? '' : `as long as ${conditions.join(' and ')}, `;
    const texts = effects.map((effect) => pen.static(effect));
    const everywhere = zone === 'any' && !effects.every(isEverywhere) ? ' This applies in every zone.' : '';
    return labelled(label, `${sentence(`${start}${merged(texts)}`)}${everywhere}`);
  },
  keyword: (node, pen) => keyword(node, pen),
  named: ({ word, ability }, pen) => `${capital(word)} — ${pen.ability(ability)}`,
  parameter: ({ name }) => `[${name}]`,
};

/** Of a spell as it is cast, or of what a card is, wherever it is: said by what it says. */
const isEverywhere = (effect: Parameters<Pen['static']>[0]): boolean =>
  ['additional-cost', 'alternative-cost', 'quality', 'defines'].includes(effect.kind) ||
  (effect.kind === 'costs' && effect.what.kind === 'is') ||
  (effect.kind === 'may' && effect.permission.kind === 'play' && effect.permission.what.kind === 'is');

/** The subject of several statics of one sentence is said once: 'enchanted creature gets +1/+1 and can't block'. */
function merged(texts: readonly string[]): string {
  const [first = '', ...others] = texts;
  const subject = /^(.*?) (?:gets?|has|have|is|are|can't|must|loses?) /.exec(`${first} `)?.[1];
  return list([
    first,
    ...others.map((text) =>
      subject !== undefined && text.startsWith(`${subject} `)
        ? text.slice(subject.length + 1)
        : text.startsWith('it ') && subject?.startsWith('this ') === true
          ? text.slice(3)
          : text,
    ),
  ]);
}
const unsentenced = (text: string): string =>
  /^(?:[A-Z][a-z]*'?[a-z]* |[A-Z][a-z]+[,.])/.test(text) ? small(text) : text;
/** What happens once to one object is 'when'. */
const once = (when: Parameters<Pen['pattern']>[0]): boolean =>
  when.kind === 'state' ||
  when.kind === 'day-night' ||
  when.kind === 'turned-face-up' ||
  ((when.kind === 'moves' || when.kind === 'cast') &&
    when.what.kind === 'is' &&
    when.what.of.kind === 'this');

export const BODIES: Table<'body', string> = {
  plain: ({ targets, effect }, pen) => {
    const inside = pen.with(targets);
    const text = sentence(inside.effect(effect).text);
    return [text, ...left(targets ?? [], inside)].join(' ');
  },
  modal: ({ least, most, repeat, by, random, fresh, options }, pen) => {
    const how = choice({ least, most }, pen);
    const count = how.text === '' ? 'one' : how.text;
    const open =
      typeof least === 'number' && typeof most === 'number' && most >= options.length && least < most;
    const number =
      open && least === 1 && most > 1
        ? options.length === 2
          ? 'one or both'
          : 'one or more'
        : count.replace(/^one to two$/, 'one or two');
    const who =
      by === undefined ? 'choose' : `${pen.players(by).text} ${by.kind === 'you' ? 'choose' : 'chooses'}`;
    const notes = [
      ...(random === undefined ? [] : [' at random']),
      ...(fresh === undefined
        ? []
        : [
            ` that ${number === 'one' ? "hasn't" : "haven't"} been chosen${fresh === 'this-turn' ? ' this turn' : ''}`,
          ]),
    ];
    const again = repeat === undefined ? '' : ' You may choose the same mode more than once.';
    return `${capital(who)} ${number}${notes.join('')}${again === '' ? ' —' : `.${again}`}${options.map((option) => `\n• ${OPTIONS[option.kind](option, pen)}`).join('')}`;
  },
  parameter: ({ name }) => `[${name}]`,
};
/** Targets that the text did not come to speak of are said at its end. */
function left(targets: readonly TargetSpec[], pen: Pen): string[] {
  return targets.flatMap((spec, slot) => {
    if (pen.page.introduced.has(slot)) return [];
    pen.page.introduced.add(slot);
    return [sentence(`choose ${objectOf(pen.target(spec, slot))}`)];
  });
}

export const OPTIONS: Table<'option', string> = {
  mode: ({ name, costs, if: condition, targets, effect }: Option, pen) => {
    const inside = pen.with(targets);
    const price = costs === undefined ? '' : `${listed(costs, pen)} — `;
    const start = condition === undefined ? '' : `if ${pen.condition(condition)}, `;
    const text = sentence(`${start}${inside.effect(effect).text}`);
    return `${name === undefined ? '' : `${name} — `}${price}${[text, ...left(targets ?? [], inside)].join(' ')}`;
  },
};

export const TARGETS: Table<'target', (slot: number, pen: Pen) => Phrase> = {
  target: (node) => (slot, pen) => {
    const {
      filter,
      players,
      least,
      most,
      unbounded,
      different,
      divides,
      together,
      by,
      random,
      if: condition,
    } = node;
    const limits = choice(
      {
        ...(least === undefined ? {} : { least }),
        ...(most === undefined ? {} : { most }),
        ...(unbounded === undefined ? {} : { unbounded }),
      },
      pen,
    );
    const noun = filter === undefined ? undefined : pen.noun(filter);
    const other = noun?.other === true;
    const who = players === undefined ? undefined : objectOf(pen.players(players)).replace(/^each /, '');
    const isAny = filter?.kind === 'anything' && players?.kind === 'all';
    const object = noun === undefined ? undefined : words(noun, limits.number, '');
    const number = limits.number;
    const nouns = [
      ...(object === undefined ? [] : [object]),
      ...(who === undefined ? [] : [number === 'one' ? who : plural(who)]),
    ];
    const another = (different ?? []).length > 0 || other;
    const targeted = isAny ? (number === 'one' ? 'target' : 'targets') : `target ${list(nouns, 'or')}`;
    const text =
      limits.text === ''
        ? isAny
          ? another
            ? 'any other target'
            : 'any target'
          : another
            ? `another ${targeted}`
            : targeted
        : `${limits.text} ${another ? 'other ' : ''}${targeted}`;
    const slots = (different ?? []).map((each) => numberWord(each + 1));
    const notes = [
      ...(other && slots.length > 0 ? ['other than this'] : []),
      ...(slots.length > 0 && !(slots.length === 1 && slot === 1)
        ? [`different from target ${list(slots)}`]
        : []),
      ...(together === undefined ? [] : [`such that ${pen.condition(together)}`]),
      ...(by === undefined || by.kind === 'you' ? [] : [`of ${pen.players(by).possessive} choice`]),
      ...(random === undefined ? [] : ['chosen at random']),
      ...(condition === undefined ? [] : [`if ${pen.condition(condition)}`]),
      ...(divides === undefined ? [] : [`dividing ${pen.value(divides)}`]),
    ];
    const whole = spaced(text, ...(notes.length === 0 ? [] : [`(${notes.join(', ')})`]));
    return number === 'one' ? one(whole) : many(whole);
  },
  parameter:
    ({ name }) =>
    () =>
      one(`[${name}]`),
};

/** 'a 1/1 white Soldier creature token with vigilance named …' without article or number. */
function described(node: Face, base: string, number: 'one' | 'many', pen: Pen): string {
  const {
    name,
    cost,
    supertypes = [],
    types,
    subtypes = [],
    colours,
    power,
    toughness,
    abilities = [],
  } = node;
  const stats =
    power === undefined || toughness === undefined ? '' : `${pen.value(power)}/${pen.value(toughness)}`;
  const colour =
    colours === undefined
      ? base === 'token' && cost === undefined
        ? 'colorless'
        : ''
      : colours.length === 0
        ? 'colorless'
        : list(colours.map((each) => pen.colour(each)));
  const plain = abilities
    .filter(({ kind }) => kind === 'keyword')
    .map((ability) => small(pen.apart('this token').ability(ability)));
  const others = abilities
    .filter(({ kind }) => kind !== 'keyword')
    .map((ability) => `"${pen.apart(`this ${base}`).ability(ability)}"`);
  const usual = name === subtypes.join(' ') || name === '';
  const rest = [
    ...(node.loyalty === undefined ? [] : [`loyalty ${pen.value(node.loyalty)}`]),
    ...(node.defense === undefined ? [] : [`defense ${pen.value(node.defense)}`]),
    ...(node.handModifier === undefined ? [] : [`hand size ${pen.value(node.handModifier)}`]),
    ...(node.lifeModifier === undefined ? [] : [`life ${pen.value(node.lifeModifier)}`]),
    ...(cost === undefined ? [] : [`mana cost ${cost}`]),
    ...(node.from === undefined && node.to === undefined
      ? []
      : [`levels ${node.from ?? 0} to ${node.to ?? 'any'}`]),
    ...plain,
    ...others,
    ...(node.unknown ?? []).map((clause) => `“${clause}”`),
  ];
  return spaced(
    stats,
    colour,
    ...supertypes,
    ...subtypes,
    ...types,
    number === 'one' ? base : plural(base),
    usual ? '' : `named ${name}`,
    rest.length === 0 ? '' : `with ${list(rest)}`,
  );
}

export const FACES: Table<'face', string> = { face: (node, pen) => described(node, 'card', 'one', pen) };

export const TOKENS: Table<'token', (count: Value, pen: Pen) => Phrase> = {
  made:
    ({ face }) =>
    (count, pen) => {
      const number = count === 1 ? 'one' : 'many';
      const text = described(face, 'token', number, pen);
      return counted(text, count, number, pen);
    },
  copy:
    ({ of, except = [] }) =>
    (count, pen) => {
      const number = count === 1 ? 'one' : 'many';
      const it = objectOf(pen.object(of));
      const changes = exceptions(except, pen);
      return number === 'one'
        ? one(`a token that's a copy of ${it}${changes}`)
        : counted(`tokens that are copies of ${it}${changes}`, count, 'many', pen);
    },
};
function counted(text: string, count: Value, number: 'one' | 'many', pen: Pen): Phrase {
  if (number === 'one') return one(article(text));
  if (typeof count === 'number') return many(`${numberWord(count)} ${text}`);
  if (count.kind === 'x') return many(`X ${text}`);
  if (count.kind === 'event-amount') return many(`that many ${text}`);
  return many(`a number of ${text} equal to ${pen.value(count)}`);
}
