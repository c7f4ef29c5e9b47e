// Effects that wait or last: delayed triggers, continuous effects, replacements, prevention.
import type { Duration } from '../grammar/sorts.js';
import { changed } from './changes.js';
import { dealtTo, within } from './clauses.js';
import { list, many, objectOf, order, saying, spaced, type Clause } from './grammar.js';
import { words } from './nouns.js';
import type { Pen, Table } from './pen.js';

type Lasting = 'delayed' | 'reflexive' | 'continuous' | 'rule' | 'create-replacement' | 'prevent-damage';

const until = (text: string) => (text === '' ? '' : ` ${text}`);
/** 'until end of turn, ' before what it says; what has no end lasts for the rest of the game. */
const during = (limit: Duration | undefined, pen: Pen): string => {
  if (limit === undefined) return '';
  const text = pen.duration(limit);
  return text === '' ? 'for the rest of the game, ' : `${text}, `;
};

export const LASTING: Pick<Table<'effect', Clause>, Lasting> = {
  delayed: ({ when, if: condition, body, until: limit, repeats }, pen) => {
    const duration = during(limit, pen);
    const event = pen.pattern(when).text;
    const isTime = /^at (?:the beginning|the end|end) of /.test(event);
    const next = event
      .replace(/^at the (beginning|end) of each (.*)$/, 'at the $1 of the next $2')
      .replace(
        /^at the (beginning|end) of (your|their|.*(?:'s|s')) (?!next )(.*)$/,
        'at the $1 of $2 next $3',
      )
      .replace(/ on (.*) turn$/, ' on $1 next turn');
    const always = isTime ? event : `whenever ${event}`;
    const once = isTime ? next : `when ${event} next`;
    const start = repeats === undefined ? once : always;
    const intervening = condition === undefined ? '' : `if ${pen.condition(condition)}, `;
    return saying(`${duration}${start}, ${intervening}${pen.deed(body)}`);
  },
  reflexive: ({ body }, pen) => saying(`when you do, ${pen.deed(body)}`),
  continuous: ({ what, changes, until: limit }, pen) => {
    const it = pen.object(what);
    const subject = it.kind === undefined ? it : many(it.kind);
    const duration = until(pen.duration(limit));
    const [first] = changes;
    if (changes.length === 1 && first?.kind === 'control' && first.to.kind === 'you') {
      const text = `gain control of ${objectOf(subject)}${duration}`;
      return { text, by: () => text };
    }
    const said = changed(changes, subject, pen, 'gains');
    const where = said.indexOf(', where ');
    const rest = where < 0 ? `${said}${duration}` : `${said.slice(0, where)}${duration}${said.slice(where)}`;
    return { text: `${subject.text} ${rest}`, by: () => `have it be that ${subject.text} ${rest}` };
  },
  rule: ({ effects, until: limit }, pen) =>
    saying(`${during(limit, pen)}${list(effects.map((effect) => pen.static(effect)))}`),
  'create-replacement': ({ replacement, until: limit, uses }, pen) => {
    const time = pen.duration(limit);
    const duration = time === '' ? '' : `${time}, `;
    const often =
      uses === undefined ? '' : uses === 1 ? 'the next time, ' : `the next ${pen.value(uses)} times, `;
    return saying(`${duration}${often}${pen.replacement(replacement)}`);
  },
  'prevent-damage': ({ to, toPlayers, from, fromAny, amount, combat, until: limit, then }, pen) => {
    const targets = list(dealtTo(to, toPlayers, pen));
    const sources = [
      ...(from === undefined ? [] : [objectOf(pen.object(from))]),
      ...(fromAny === undefined ? [] : [words(pen.noun(fromAny), 'many')]),
    ];
    const much = amount === undefined ? 'all' : `the next ${pen.value(amount)}`;
    const duration = until(pen.duration(limit)).replace('until end of turn', 'this turn');
    const follow = then === undefined ? '' : `. When damage is prevented this way, ${within(then, pen)}`;
    return order(
      [
        `prevent ${spaced(much, combat, 'damage')} that would be dealt`,
        targets === '' ? '' : ` to ${targets}`,
        sources.length === 0 ? '' : ` by ${list(sources, 'or')}`,
        duration,
        follow,
      ].join(''),
    );
  },
};
