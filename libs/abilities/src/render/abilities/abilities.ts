// Writes abilities as lines of text.
import { costs as listed } from '../costs/costs.js';
import { capital, list, objectOf, sentence, spaced } from '../english/grammar.js';
import type { Body, Condition, Cost, Effect } from '../../nodes/sorts.js';
import { isNode, walk } from '../../nodes/walk.js';
import { keyword, LEFT_ON } from './keywords.js';
import { anyone } from '../objects/references.js';
import { onlyAt } from '../conditions/timings.js';
import { partsOf } from '../statics/statics.js';
import type { Pen, Table } from '../english/pen.js';

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
/** True if the cost or the effect already says the zone. */
const isImplied = (zone: string, costs: readonly Cost[], body: Body): boolean =>
  costs.some((cost) => fromZone(cost) === zone) || speaksFrom(zone, body);
function whereOf(
  zone: string | undefined,
  costs: readonly Cost[],
  body: Body,
  { page }: Pen,
): readonly string[] {
  if (zone !== undefined)
    return isImplied(zone, costs, body) ? [] : [`only if this card is ${PLACE[zone] ?? zone}`];
  const isElsewhere = isImplied('hand', costs, body) || isImplied('graveyard', costs, body);
  return isElsewhere ? [`only if ${page.self} is on the battlefield`] : [];
}
function fromZone(cost: Cost): 'hand' | 'graveyard' | undefined {
  if (cost.kind === 'reveal-this') return 'hand';
  if (cost.kind !== 'move-this') return undefined;
  if (cost.said !== undefined) return cost.said === 'from-hand' ? 'hand' : 'graveyard';
  return cost.to === 'graveyard' && (cost.cause === 'discard' || cost.cause === 'cycle') ? 'hand' : undefined;
}
/** 'Return this card from your graveyard to your hand.' */
const speaksFrom = (zone: string, body: Body): boolean =>
  [...walk('body', body)].some(
    ({ node }) => isNode(node) && node.kind === 'this' && node['said'] === `from-${zone}`,
  );
/** 'If this card is in your graveyard' says the zone. */
function askedIn(condition: Condition | undefined): readonly string[] {
  if (condition?.kind === 'all') return condition.of.flatMap(askedIn);
  if (condition?.kind !== 'matches' || condition.what.kind !== 'this') return [];
  return condition.filter.kind === 'in' ? [condition.filter.zone] : [];
}
function placeOf(zone: string | undefined, condition: Condition | undefined): readonly string[] {
  const asked = askedIn(condition);
  if (zone === undefined)
    return asked.some((each) => each !== 'battlefield') ? ['this card is on the battlefield'] : [];
  return asked.includes(zone) ? [] : [`this card is ${PLACE[zone] ?? zone}`];
}
/** The player who casts it is anyone who could. */
const isCastingThis = (effect: Parameters<Pen['static']>[0]): boolean =>
  effect.kind === 'cannot' &&
  effect.unless === undefined &&
  effect.action.kind === 'cast' &&
  JSON.stringify(effect.action) ===
    '{"kind":"cast","who":{"kind":"all"},"what":{"kind":"is","of":{"kind":"this"}}}';
const LIMIT = {
  'once-each-turn': 'only once each turn',
  'twice-each-turn': 'no more than twice each turn',
  'three-times-each-turn': 'no more than three times each turn',
  once: 'only once',
} as const;

const SPEED = {
  sorcery: 'only as a sorcery',
  instant: 'only as an instant',
  'mana-source': 'as a mana source',
} as const;

export const ABILITIES: Table<'ability', string> = {
  spell: ({ body }, pen) => pen.body(body),
  activated: ({ label, costs, body, zone, by, speed, only, limit, loyalty }, pen) => {
    const price = costs.length === 0 ? '{0}' : listed(costs, pen);
    const does = pen.body(body);
    const rules = [
      ...(speed === undefined ? [] : [SPEED[speed]]),
      ...whereOf(zone, costs, body, pen),
      ...(only === undefined
        ? []
        : onlyAt(only, (condition) => pen.condition(condition)).map((at) => `only ${at}`)),
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
          : ` Only ${objectOf(anyone(by, pen)).replace(/^an? /, 'any ')} may activate this ability.`;
    const restriction = rules.length === 0 ? '' : ` Activate ${list(rules)}.`;
    return labelled(label, `${price}: ${does}${restriction}${loyal}${who}`);
  },
  triggered: ({ label, when, said, if: condition, body, zone, limit }, pen) => {
    const event = pen.pattern(when).text;
    const start = /^at (?:the beginning|the end|end) of /.test(event)
      ? event
      : `${said ?? (once(when) ? 'when' : 'whenever')} ${event}`;
    const [place] = zone !== undefined && speaksFrom(zone, body) ? [] : placeOf(zone, condition);
    const where = place === undefined ? '' : ` while ${place}`;
    const intervening = condition === undefined ? '' : ` if ${pen.condition(condition)},`;
    const often = limit === undefined ? '' : ` This ability triggers ${LIMIT[limit]}.`;
    return labelled(label, `${capital(start)}${where},${intervening} ${ended(pen.deed(body))}${often}`);
  },
  static: ({ label, zone, while: condition, said, effects }, pen) => {
    const [only] = effects;
    if (label === undefined && effects.length === 1 && only !== undefined && condition?.kind === 'not')
      if (zone === undefined && isCastingThis(only))
        return `Cast this spell ${list(onlyAt(condition.of, (each) => pen.condition(each)).map((at) => `only ${at}`))}.`;
    const isUnless = said === 'unless' && condition?.kind === 'not';
    const isLast = said === 'condition-last' || said === 'if' || isUnless;
    const write = () => merged(effects.flatMap((effect) => partsOf(effect, pen)));
    const before = isLast ? write() : '';
    const conditions = [
      ...(zone === undefined || zone === 'any' ? [] : [`this card is ${PLACE[zone] ?? zone}`]),
      ...(condition === undefined ? [] : [pen.condition(isUnless ? condition.of : condition)]),
    ];
    const word = isUnless ? 'unless' : said === 'if' || said === 'if-first' ? 'if' : 'as long as';
    const when = conditions.length === 0 ? '' : `${word} ${conditions.join(' and ')}`;
    const text = isLast ? spaced(before, when) : [when, write()].filter((part) => part !== '').join(', ');
    const isOwnEnd = effects.length === 1 && only !== undefined && replacesOwnEnd(only);
    const everywhere =
      zone === 'any' && !isOwnEnd && !effects.every(isEverywhere)
        ? ' This applies in every zone.'
        : zone === undefined && isOwnEnd
          ? ' This applies on the battlefield.'
          : '';
    const left = LEFT_ON.exec(text);
    const also =
      left?.[1] === undefined ? '' : ` ${sentence(left[1].replace(/ this$/, ` ${pen.page.self}`))}`;
    return labelled(label, `${sentence(text.replace(LEFT_ON, ''))}${also}${everywhere}`);
  },
  keyword: (node, pen) => keyword(node, pen),
  opening: ({ when, only, effect, then }, pen) => {
    const also = only === undefined ? '' : ` and ${pen.condition(only)}`;
    const start =
      when === 'mulligan'
        ? `Any time you could mulligan and this card is in your hand${also}, you may ${pen.effect(effect).text}.`
        : `${openingHand(also)}you may ${begun(effect, pen)}.`;
    const follow = then === undefined ? '' : ` If you do, ${ended(pen.effect(then).text)}`;
    return `${capital(start)}${follow}`;

    function openingHand(asked: string): string {
      if (!showsThis(effect)) return `If this card is in your opening hand${asked}, `;
      return only === undefined ? '' : `If ${pen.condition(only)}, `;
    }
  },
  named: ({ word, ability }, pen) => `${capital(word)} — ${pen.ability(ability)}`,
  assisted: ({ body }, pen) =>
    body.kind === 'plain' && body.effect.kind === 'assisted' && (body.targets ?? []).length === 0
      ? body.effect.text
      : pen.body(body),
  parameter: ({ name }) => `[${name}]`,
};

/** cr 103.6b. */
const showsThis = (effect: Effect): boolean => effect.kind === 'reveal' && effect.what.kind === 'this';
/** cr 103.6a: 'begin the game with it on the battlefield'. */
function begun(effect: Effect, pen: Pen): string {
  if (showsThis(effect)) return 'reveal this card from your opening hand';
  const text = pen.effect(effect).text;
  const [, it, how] = /^put (it|this \w+) onto the battlefield( .*)?$/.exec(text) ?? [];
  return it === undefined
    ? `${text} before the game begins`
    : `begin the game with ${it} on the battlefield${how ?? ''}`;
}

/** Of a spell as it is cast, or of what a card is, wherever it is: said by what it says. */
/** cr 113.6j: replacing its own card's going to a graveyard from anywhere functions in every zone. */
const replacesOwnEnd = (effect: Parameters<Pen['static']>[0]): boolean =>
  effect.kind === 'replace' &&
  effect.replacement.kind === 'replace' &&
  effect.replacement.event.kind === 'moves' &&
  effect.replacement.event.from === undefined &&
  effect.replacement.event.to?.join() === 'graveyard' &&
  effect.replacement.event.what.kind === 'is' &&
  effect.replacement.event.what.of.kind === 'this';
const isEverywhere = (effect: Parameters<Pen['static']>[0]): boolean =>
  ['additional-cost', 'alternative-cost', 'quality', 'defines', 'commander'].includes(effect.kind) ||
  (effect.kind === 'costs' && effect.what.kind === 'is') ||
  (effect.kind === 'may' && effect.permission.kind === 'play' && effect.permission.what.kind === 'is');

/**
 * Writes the subject of several static effects of one sentence once: 'enchanted creature gets +1/+1 and can't block'.
 */
function merged(texts: readonly string[]): string {
  const [first = '', ...others] = texts;
  const subject =
    /^(.*?) (?:gets?|has|have|is|are|can't|can|must|loses?|doesn't|don't|attacks?|blocks?|assigns?) /.exec(
      `${first} `,
    )?.[1];
  const [last = ''] = others.slice(-1);
  if (/^(?:its|.*'s) activated abilities can't be activated$/.test(last))
    return `${merged(texts.slice(0, -1))}, and ${last}`;
  return list([
    first,
    ...others.map((text) =>
      subject !== undefined && text.startsWith(`${subject} `)
        ? text.slice(subject.length + 1)
        : text.startsWith('it ') && /^(?:this|enchanted|equipped|fortified) /.test(first)
          ? text.slice(3)
          : text,
    ),
  ])
    .replace(/\bcan't attack( [^,.]*)? and can't block\1(?=$|[,.])/, "can't attack or block$1")
    .replace(/^(you|players|your opponents) can't (.*?) and can't /, "$1 can't $2 or ")
    .replace(
      /^(players can cast spells) only during their own turns and can (activate abilities only)/,
      '$1 and $2',
    );
}
/** The end of a sentence without its capital. */
const ended = (text: string): string => text.charAt(0) + sentence(text).slice(1);
/** An event that can happen to one object only once takes 'when'. */
const once = (when: Parameters<Pen['pattern']>[0]): boolean =>
  when.kind === 'state' ||
  when.kind === 'day-night' ||
  when.kind === 'turned-face-up' ||
  ((when.kind === 'moves' || when.kind === 'cast') &&
    when.what.kind === 'is' &&
    when.what.of.kind === 'this');
