// Abilities, as lines of text.
import { costs as listed } from './costs.js';
import { capital, list, objectOf, sentence, spaced } from './grammar.js';
import { keyword } from './keywords.js';
import { partsOf } from './statics.js';
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
    const does = pen.body(body);
    const rules = [
      ...(speed === undefined ? [] : [speed === 'sorcery' ? 'only as a sorcery' : 'only as an instant']),
      ...(zone === undefined ? [] : [`only if this card is ${PLACE[zone] ?? zone}`]),
      ...(only === undefined ? [] : [`only if ${pen.condition(only)}`]),
      ...(limit === undefined ? [] : [LIMIT[limit]]),
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
    const restriction = rules.length === 0 ? '' : ` Activate ${list(rules)}.`;
    return labelled(label, `${price}: ${does}${restriction}${loyal}${who}`);
  },
  triggered: ({ label, when, said, if: condition, body, zone, limit }, pen) => {
    const event = pen.pattern(when).text;
    const start = /^at (?:the beginning|the end|end) of /.test(event)
      ? event
      : `${said ?? (once(when) ? 'when' : 'whenever')} ${event}`;
    const conditions = [
      ...(zone === undefined ? [] : [`this card is ${PLACE[zone] ?? zone}`]),
      ...(condition === undefined ? [] : [pen.condition(condition)]),
    ];
    const intervening = conditions.length === 0 ? '' : ` if ${conditions.join(' and ')},`;
    const often = limit === undefined ? '' : ` This ability triggers ${LIMIT[limit]}.`;
    return labelled(label, `${capital(start)},${intervening} ${ended(pen.deed(body))}${often}`);
  },
  static: ({ label, zone, while: condition, said, effects }, pen) => {
    const isUnless = said === 'unless' && condition?.kind === 'not';
    const isLast = said === 'condition-last' || isUnless;
    const write = () => merged(effects.flatMap((effect) => partsOf(effect, pen)));
    const before = isLast ? write() : '';
    const conditions = [
      ...(zone === undefined || zone === 'any' ? [] : [`this card is ${PLACE[zone] ?? zone}`]),
      ...(condition === undefined ? [] : [pen.condition(isUnless ? condition.of : condition)]),
    ];
    const when =
      conditions.length === 0 ? '' : `${isUnless ? 'unless' : 'as long as'} ${conditions.join(' and ')}`;
    const text = isLast ? spaced(before, when) : [when, write()].filter((part) => part !== '').join(', ');
    const everywhere = zone === 'any' && !effects.every(isEverywhere) ? ' This applies in every zone.' : '';
    return labelled(label, `${sentence(text)}${everywhere}`);
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
  const subject =
    /^(.*?) (?:gets?|has|have|is|are|can't|can|must|loses?|doesn't|don't|attacks?|blocks?|assigns?) /.exec(
      `${first} `,
    )?.[1];
  return list([
    first,
    ...others.map((text) =>
      subject !== undefined && text.startsWith(`${subject} `)
        ? text.slice(subject.length + 1)
        : text.startsWith('it ') && /^(?:this|enchanted|equipped|fortified) /.test(first)
          ? text.slice(3)
          : text,
    ),
  ]).replace(/\bcan't attack( [^,.]*)? and can't block\1(?=$|[,.])/, "can't attack or block$1");
}
/** In the middle of a sentence: ended, but not begun. */
const ended = (text: string): string => text.charAt(0) + sentence(text).slice(1);
/** What happens once to one object is 'when'. */
const once = (when: Parameters<Pen['pattern']>[0]): boolean =>
  when.kind === 'state' ||
  when.kind === 'day-night' ||
  when.kind === 'turned-face-up' ||
  ((when.kind === 'moves' || when.kind === 'cast') &&
    when.what.kind === 'is' &&
    when.what.of.kind === 'this');
