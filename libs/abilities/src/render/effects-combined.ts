// Effects that put others together, choices, and effects that last.
import type { Effect, Value } from '../grammar/sorts.js';
import { changed } from './changes.js';
import { asDeed } from './costs.js';
import {
  article,
  doing,
  list,
  many,
  numberWord,
  objectOf,
  one,
  order,
  plural,
  saying,
  sentence,
  small,
  spaced,
  type Clause,
  type Phrase,
} from './grammar.js';
import { any, words } from './nouns.js';
import { actorOf } from './references.js';
import { actionOf } from '../actions/actions.js';
import type { Pen, Table } from './pen.js';

type Combined =
  | 'sequence'
  | 'nothing'
  | 'may'
  | 'if'
  | 'pay'
  | 'for-each'
  | 'for-each-player'
  | 'together'
  | 'repeat'
  | 'repeat-while'
  | 'choose-effect'
  | 'choose-objects'
  | 'choose-players'
  | 'choose-colour'
  | 'choose-word'
  | 'choose-number'
  | 'choose-name'
  | 'remember'
  | 'delayed'
  | 'reflexive'
  | 'continuous'
  | 'rule'
  | 'let-value'
  | 'let-objects'
  | 'parameter'
  | 'create-replacement'
  | 'prevent-damage'
  | 'assisted';

/** As part of a longer sentence. */
const within = (effect: Effect, pen: Pen): string =>
  effect.kind === 'sequence' && effect.steps.length > 1
    ? list(
        inTurn(effect.steps.map((step) => (isSequence(step) ? saying(within(step, pen)) : pen.effect(step)))),
      )
    : pen.effect(effect).text;
const isSequence = (effect: Effect) => effect.kind === 'sequence' && effect.steps.length > 1;
/** After somebody else has done something, 'you' is said. */
const inTurn = (clauses: readonly Clause[]): string[] =>
  clauses.map(({ text, told }, index) =>
    told !== undefined && clauses[index - 1]?.subject !== undefined ? told : text,
  );
const withinBy = (effect: Effect, actor: string, pen: Pen): string =>
  effect.kind === 'sequence' && effect.steps.length > 1
    ? list(effect.steps.map((step) => withinBy(step, actor, pen)))
    : pen.effect(effect).by(actor);

/** 'one', 'up to two', 'any number of', 'one or more', before a plural or singular noun. */
export function choice(
  { least, most, unbounded }: { readonly least?: Value; readonly most?: Value; readonly unbounded?: string },
  pen: Pen,
): { readonly text: string; readonly number: 'one' | 'many' } {
  const word = (value: Value) => (typeof value === 'number' ? numberWord(value) : pen.value(value));
  if (unbounded !== undefined)
    return {
      text: least === undefined || least === 0 ? 'any number of' : `${word(least)} or more`,
      number: 'many',
    };
  if (most === undefined && least === undefined) return { text: '', number: 'one' };
  if (most === undefined) return { text: `at least ${word(least ?? 0)}`, number: 'many' };
  const number = most === 1 ? 'one' : 'many';
  if (least === 0) return { text: `up to ${word(most)}`, number };
  if (least === undefined || JSON.stringify(least) === JSON.stringify(most))
    return { text: most === 1 ? '' : word(most), number };
  return { text: `${word(least)} to ${word(most)}`, number: 'many' };
}

const COUNTABLE = (phrase: Phrase) => objectOf(phrase).replace(/^all /, '');
const until = (text: string) => (text === '' ? '' : ` ${text}`);
const WORD_OF = {
  'creature-type': 'creature type',
  'land-type': 'land type',
  'basic-land-type': 'basic land type',
  'card-type': 'card type',
  'artifact-type': 'artifact type',
  'enchantment-type': 'enchantment type',
  'planeswalker-type': 'planeswalker type',
  counter: 'kind of counter',
  keyword: 'keyword',
  'even-odd': 'odd or even',
  direction: 'direction',
  label: 'word',
} as const;
const chooses = (who: Parameters<Pen['players']>[0], what: string, pen: Pen): Clause =>
  doing(pen.players(who), actorOf(who), 'choose', what);

export const COMBINED: Pick<Table<'effect', Clause>, Combined> = {
  sequence: ({ steps }, pen) => {
    const clauses = steps.map((step) => pen.effect(step));
    return {
      text: clauses
        .map(({ text }, index) => (index === 0 ? text : sentence(text)).replace(/\.$/, ''))
        .join('. '),
      by: (actor) => list(clauses.map((clause) => clause.by(actor))),
    };
  },
  nothing: () => order('do nothing'),
  may: ({ who, effect, else: other, bind }, pen) => {
    const actor = actorOf(who);
    const subject = pen.players(who);
    const deed = withinBy(effect, actor, pen);
    const they = subject.text === 'you' ? 'you do' : `that player does`;
    pen.page.bind(bind, one('that choice'), they, 'how often that was done');
    // A name for the choice is no object to be called it.
    const otherwise =
      other === undefined
        ? ''
        : `. If ${subject.text === 'you' ? "you don't" : "that player doesn't"}, ${within(other, pen)}`;
    return saying(`${subject.text} may ${deed}${otherwise}`);
  },
  if: ({ condition, then, else: other }, pen) => {
    const text = `if ${pen.condition(condition)}, ${within(then, pen)}`;
    return saying(other === undefined ? text : `${text}. Otherwise, ${within(other, pen)}`);
  },
  pay: ({ who, costs, paid, unpaid, times, all, bind }, pen) => {
    const subject = pen.players(who);
    const deed = asDeed(costs, pen);
    const often =
      times === undefined
        ? ''
        : all === undefined
          ? ` up to ${pen.value(times)} times`
          : ` once for each of ${pen.value(times)}`;
    pen.page.bind(
      bind,
      one('that payment'),
      subject.text === 'you' ? 'you do' : 'that player does',
      'how often it was paid',
    );
    if (paid === undefined && unpaid !== undefined)
      return saying(
        `${within(unpaid, pen)} unless ${subject.text} ${subject.number === 'one' ? deed.replace(/^(\w+)/, '$1s') : deed}${often}`,
      );
    const first = `${subject.text} may ${deed}${often}`;
    const then =
      paid === undefined
        ? ''
        : `. If ${subject.text === 'you' ? 'you do' : 'that player does'}, ${within(paid, pen)}`;
    const otherwise =
      unpaid === undefined
        ? ''
        : `. If ${subject.text === 'you' ? "you don't" : "that player doesn't"}, ${within(unpaid, pen)}`;
    return saying(`${first}${then}${otherwise}`);
  },
  'for-each': ({ over, bind, effect }, pen) => {
    const all = pen.object(over);
    const text = (all.each ?? `each of ${objectOf(all)}`).replace(/^each /, '');
    pen.page.bind(
      bind,
      one(`that ${/permanent|creature|land|artifact|card|spell/.exec(text)?.[0] ?? 'object'}`),
      `that was so`,
    );
    return saying(`for each ${text}, ${within(effect, pen)}`);
  },
  'for-each-player': ({ over, bind, effect }, pen) => {
    const all = pen.players(over).text.replace(/^each /, '');
    pen.page.bind(bind, one('that player'), 'that was so');
    return saying(`for each ${all}, ${within(effect, pen)}`);
  },
  together: ({ effects }, pen) =>
    saying(`at the same time, ${list(effects.map((effect) => within(effect, pen)))}`),
  repeat: ({ times, effect }, pen) =>
    saying(
      `${within(effect, pen)}. Do this ${typeof times === 'number' ? numberWord(times) : pen.value(times)} times in all`,
    ),
  'repeat-while': ({ condition, effect }, pen) =>
    saying(`${within(effect, pen)}. If ${pen.condition(condition)}, repeat this process`),
  'choose-effect': ({ who, options, least, most }, pen) => {
    const limits = choice(
      { ...(least === undefined ? {} : { least }), ...(most === undefined ? {} : { most }) },
      pen,
    );
    const count = limits.text === '' ? 'one' : limits.text;
    const texts = options.map((option) => {
      const of = pen.with(option.targets);
      const price = option.costs === undefined ? '' : ` (${asDeed(option.costs, of)})`;
      const condition = option.if === undefined ? '' : ` if ${of.condition(option.if)}`;
      return `${option.name === undefined ? '' : `${option.name} — `}${within(option.effect, of)}${condition}${price}`;
    });
    return chooses(who, `${count} — ${texts.join('; or ')}`, pen);
  },
  'choose-objects': ({ who, from, least, most, unbounded, random, together, bind }, pen) => {
    const limits = choice(
      {
        ...(least === undefined ? {} : { least }),
        ...(most === undefined ? {} : { most }),
        ...(unbounded === undefined ? {} : { unbounded }),
      },
      pen,
    );
    const said = from.kind === 'each' ? pen.noun(from.filter) : undefined;
    const all = said === undefined ? objectOf(pen.object(from)) : '';
    const what =
      said !== undefined
        ? limits.text === ''
          ? any(said)
          : `${limits.text} ${words(said, limits.number)}`
        : `${limits.text === '' ? 'one' : limits.text.replace(/ of$/, '')} of ${all}`;
    const subject = pen.players(who);
    const noun = /creature|land|artifact|enchantment|permanent|spell|card/.exec(what)?.[0] ?? 'card';
    pen.page.bind(
      bind,
      limits.number === 'one' ? one(`the chosen ${noun}`) : many(`the chosen ${noun}s`),
      `${article(noun)} was chosen this way`,
    );
    const clause = spaced(
      what,
      random === undefined ? '' : 'at random',
      together === undefined ? '' : `such that ${pen.condition(together)}`,
    );
    return doing(subject, actorOf(who), 'choose', clause);
  },
  'choose-players': ({ who, from, least, most, unbounded, random, bind }, pen) => {
    const limits = choice(
      {
        ...(least === undefined ? {} : { least }),
        ...(most === undefined ? {} : { most }),
        ...(unbounded === undefined ? {} : { unbounded }),
      },
      pen,
    );
    const all = pen.players(from).text;
    const noun = /^each (player|opponent)$/.exec(all)?.[1];
    const what =
      noun === undefined
        ? `${limits.text === '' ? 'one' : limits.text} among ${all}`
        : limits.text === ''
          ? article(noun)
          : `${limits.text} ${limits.number === 'one' ? noun : plural(noun)}`;
    const subject = pen.players(who);
    pen.page.bind(
      bind,
      limits.number === 'one' ? one('the chosen player') : many('the chosen players'),
      'a player was chosen this way',
    );
    return doing(subject, actorOf(who), 'choose', spaced(what, random === undefined ? '' : 'at random'));
  },
  'choose-colour': ({ who, from, bind }, pen) => {
    const what =
      from === undefined
        ? 'a color'
        : list(
            from.map((colour) => pen.colour(colour)),
            'or',
          );
    const clause = chooses(who, what, pen);
    pen.page.bind(bind, one('the chosen color'), 'a color was chosen');
    return clause;
  },
  'choose-word': ({ who, of, from, bind }, pen) => {
    const clause = chooses(
      who,
      from === undefined
        ? of === 'even-odd'
          ? 'odd or even'
          : article(WORD_OF[of])
        : `${list(from, 'or')} (${WORD_OF[of]})`,
      pen,
    );
    pen.page.bind(
      bind,
      one(`the chosen ${of === 'even-odd' ? 'quality' : WORD_OF[of]}`),
      'a choice was made',
    );
    return clause;
  },
  'choose-number': ({ who, least, most, secretly, bind }, pen) => {
    const range =
      most === undefined
        ? `a number, ${pen.value(least)} or greater`
        : `a number from ${pen.value(least)} to ${pen.value(most)}`;
    const clause = doing(pen.players(who), actorOf(who), 'choose', spaced(range, secretly));
    pen.page.bind(bind, one('the chosen number'), 'a number was chosen', 'the chosen number');
    return clause;
  },
  'choose-name': ({ who, filter, bind }, pen) => {
    const clause = chooses(
      who,
      filter === undefined ? 'a card name' : any({ ...pen.noun(filter), base: 'card name' }),
      pen,
    );
    pen.page.bind(bind, one('the chosen name'), 'a name was chosen');
    return clause;
  },
  remember: ({ what, as, on }, pen) =>
    order(
      `keep ${pen.page.named(what).text} as “${as}”${on === undefined ? '' : ` with ${objectOf(pen.object(on))}`}`,
    ),
  delayed: ({ when, if: condition, body, until: limit, repeats }, pen) => {
    const pattern = pen
      .pattern(when)
      .text.replace(/^at the beginning of each (.*)$/, 'at the beginning of the next $1')
      .replace(/^at the beginning of your (.*)$/, 'at the beginning of your next $1');
    const always = repeats === undefined ? '' : pen.pattern(when).text;
    const start =
      repeats === undefined
        ? pattern.startsWith('at ')
          ? pattern
          : `when ${pattern} next`
        : always.startsWith('at ')
          ? always
          : `whenever ${always}`;
    const duration =
      limit === undefined
        ? ''
        : pen.duration(limit) === ''
          ? 'for the rest of the game, '
          : `${pen.duration(limit)}, `;
    return saying(
      `${duration}${start}, ${condition === undefined ? '' : `if ${pen.condition(condition)}, `}${small(pen.body(body)).replace(/\.$/, '')}`,
    );
  },
  reflexive: ({ body }, pen) => saying(`when you do, ${small(pen.body(body)).replace(/\.$/, '')}`),
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
  rule: ({ effects, until: limit }, pen) => {
    const duration = pen.duration(limit);
    return saying(
      `${duration === '' ? 'for the rest of the game' : duration}, ${list(effects.map((effect) => pen.static(effect)))}`,
    );
  },
  'let-value': ({ value, bind }, pen) => {
    const text = `note ${pen.value(value)}`;
    pen.page.bind(bind, one('that number'), 'it is more than zero', 'that number');
    return order(text);
  },
  'let-objects': ({ what, bind }, pen) => {
    const text = `note ${COUNTABLE(pen.object(what))}`;
    pen.page.bind(bind, many('those objects'), 'there are any');
    return order(text);
  },
  parameter: ({ name }) => order(`[${name}]`),
  'create-replacement': ({ replacement, until: limit, uses }, pen) => {
    const duration = pen.duration(limit);
    const often =
      uses === undefined ? '' : uses === 1 ? 'the next time, ' : `the next ${pen.value(uses)} times, `;
    return saying(`${duration === '' ? '' : `${duration}, `}${often}${pen.replacement(replacement)}`);
  },
  'prevent-damage': ({ to, toPlayers, from, fromAny, amount, combat, until: limit, then }, pen) => {
    const targets = list(
      [
        ...(to === undefined ? [] : [objectOf(pen.object(to))]),
        ...(toPlayers === undefined ? [] : [objectOf(pen.players(toPlayers))]),
      ],
      'and',
    );
    const source =
      from !== undefined
        ? ` by ${objectOf(pen.object(from))}`
        : fromAny !== undefined
          ? ` by ${words(pen.noun(fromAny), 'many')}`
          : '';
    const much = amount === undefined ? 'all' : `the next ${pen.value(amount)}`;
    const follow = then === undefined ? '' : `. When damage is prevented this way, ${within(then, pen)}`;
    return order(
      `prevent ${spaced(much, combat, 'damage')} that would be dealt${targets === '' ? '' : ` to ${targets}`}${source}${until(pen.duration(limit)).replace('until end of turn', 'this turn')}${follow}`,
    );
  },
  assisted: ({ text }) => order(text.replace(/\.$/, '')),
};

/** Written shorter where the rules have a word for it. */
export function asAction(effect: Effect, pen: Pen): Clause | undefined {
  const found = actionOf(effect);
  if (found === undefined || found.macro.takes !== (found.value === undefined ? undefined : 'value'))
    return undefined;
  if (found.macro.name === 'clash with an opponent') pen.page.bind('clash', one('that clash'), 'you win');
  return order(spaced(found.macro.name, found.value === undefined ? '' : pen.value(found.value)));
}
