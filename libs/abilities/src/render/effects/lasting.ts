// Writes effects that wait or last: delayed triggers, continuous effects, replacements, prevention.
import type { Action, Duration, NodeKind, Permission, Players, Reference } from '../../nodes/sorts.js';
import { stillSaid } from '../changes/becoming.js';
import { changed } from '../changes/changes.js';
import { dealtTo, within } from './clauses.js';
import { asDeed } from '../costs/costs.js';
import { doing, list, many, objectOf, order, saying, spaced, type Clause } from '../english/grammar.js';
import { words } from '../english/nouns.js';
import type { Pen, Table } from '../english/pen.js';
import { actorOf } from '../objects/references.js';
import { GAINED, isGained } from '../replacements/replacements.js';

type Lasting =
  'delayed' | 'may-end' | 'reflexive' | 'continuous' | 'rule' | 'create-replacement' | 'prevent-damage';

const until = (text: string) => (text === '' ? '' : ` ${text}`);
/** 'until end of turn, ' before the effect; without a duration, the rest of the game. */
const during = (limit: Duration | undefined, pen: Pen): string => {
  if (limit === undefined) return '';
  const text = pen.duration(limit);
  return text === '' ? 'for the rest of the game, ' : `${text}, `;
};

/** The shielded objects as a kind: 'creatures you control'. */
function shielded(to: Reference | undefined, players: Players | undefined, pen: Pen): readonly string[] {
  if (to?.kind !== 'each' || to.said !== undefined) return dealtTo(to, players, pen);
  const who = players === undefined ? [] : [objectOf(pen.players(players))];
  const all = pen.object(to);
  return [...who, all.kind ?? objectOf(all)];
}

/** cr 509.1c: by all creatures that can. */
const isLure = (action: Action): boolean =>
  action.kind === 'be-blocked' &&
  action.all !== undefined &&
  Object.keys(action).every((field) => ['kind', 'all'].includes(field));

const IF_ABLE = /(?: each combat)? if able$/;
/**
 * The duration goes before the value of X and before counts. 'Each combat' of this turn is 'this turn' (cr 508.1d,
 * 509.1c).
 */
function lasting(said: string, duration: string, limit: Duration): string {
  if (limit.kind === 'next-untap-step' && / untap steps?$/.test(said))
    return said.replace(/ (untap steps?)$/, ' next $1');
  if (/^ this (?:turn|combat)$/.test(duration) && IF_ABLE.test(said))
    return said.replace(IF_ABLE, `${duration} if able`);
  const each = /^(gets? \S+)( for each .*)$/.exec(said);
  if (each !== null) return `${each[1] ?? ''}${duration}${each[2] ?? ''}`;
  const where = said.search(/, where [XY] is /);
  return where < 0 || /["”]$/.test(said)
    ? `${said}${duration}`
    : `${said.slice(0, where)}${duration}${said.slice(where)}`;
}

/** 'At the beginning of the first upkeep', for what is written before the game begins. */
const firstOf = (event: string, next: string): string => {
  const [, , whose, step] = /^at the beginning of (each of (your) )?(?:each )?(.*)$/.exec(event) ?? [];
  if (step === undefined) return next;
  const time = whose === undefined ? step : step.replace(/s$/, '');
  return `at the beginning of ${whose ?? 'the'} first ${time}`;
};

/** 'You may play that card': a card in exile, played by the controller of the effect. */
const isPlayed = (permission: Permission): permission is NodeKind<'permission', 'play'> =>
  permission.kind === 'play' &&
  permission.who.kind === 'you' &&
  permission.what.kind === 'anything' &&
  permission.from === 'exile' &&
  Object.keys(permission).every((field) =>
    ['kind', 'who', 'what', 'from', 'lands', 'free'].includes(field),
  ) &&
  (permission.lands === undefined || permission.lands === 'too');

export const LASTING: Pick<Table<'effect', Clause>, Lasting> = {
  'may-end': ({ who, costs }, pen) =>
    saying(`${pen.players(who).text} may ${asDeed(costs, pen)} to end this effect`),
  delayed: ({ when, if: condition, body, until: limit, repeats, said }, pen) => {
    const first = said === 'time-last' ? pen.deed(body) : undefined;
    const isThisTurn = limit?.kind === 'end-of-turn' && limit.said !== undefined;
    const duration = isThisTurn ? '' : during(limit, pen);
    const event = pen.pattern(when).text;
    const isTime = /^at (?:the beginning|the end|end) of /.test(event);
    const next = event
      .replace(/^at the beginning of each upkeep$/, "at the beginning of the next turn's upkeep")
      .replace(/^at the (beginning|end) of each (.*)$/, 'at the $1 of the next $2')
      .replace(
        /^at the (beginning|end) of (your|their|(?!the next ).*(?:'s|s')) (?!next )(.*)$/,
        'at the $1 of $2 next $3',
      )
      .replace(/ on (.*) turn$/, ' on $1 next turn');
    const always = isTime
      ? event.replace(/^at end of combat$/, 'at end of each combat')
      : `whenever ${event}${isThisTurn ? ' this turn' : ''}`;
    const once = isTime ? next : isThisTurn ? `when ${event} this turn` : `when ${event} next`;
    const start = repeats !== undefined ? always : said === 'first' ? firstOf(event, once) : once;
    const intervening = condition === undefined ? '' : `if ${pen.condition(condition)}, `;
    return first === undefined
      ? saying(`${duration}${start}, ${intervening}${pen.deed(body)}`)
      : saying(
          spaced(
            first,
            start,
            limit === undefined ? '' : pen.duration(limit) || 'for the rest of the game',
            intervening.replace(/, $/, ''),
          ),
        );
  },
  reflexive: ({ body }, pen) => saying(`when you do, ${pen.deed(body)}`),
  continuous: ({ what, changes, until: limit, said: where }, pen) => {
    const [first] = changes;
    // The player who gains control is named before the object.
    const heir = changes.length === 1 && first?.kind === 'control' ? pen.players(first.to) : undefined;
    const it = pen.object(what);
    const subject = it.kind === undefined ? it : many(it.kind);
    const duration = pen.duration(limit);
    const start = where === 'duration-first' && duration !== '' ? `${duration}, ` : '';
    const end = where === undefined ? until(duration) : '';
    if (heir !== undefined && first?.kind === 'control') {
      const clause = doing(heir, actorOf(first.to), 'gain', `control of ${objectOf(subject)}${end}`);
      // An order to you.
      const isTold = first.to.kind === 'you' && first.to.said === undefined;
      const text = isTold ? clause.text.replace(/^you gain/, 'gain') : clause.text;
      return { ...clause, text: `${start}${text}` };
    }
    if (changes.length === 1 && first?.kind === 'must' && isLure(first.action)) {
      const text = `all creatures able to block ${objectOf(subject)}${end} do so`;
      return { text, by: () => text };
    }
    if (changes.length === 1 && first?.kind === 'switch-stats') {
      const text = `${start}switch ${subject.possessive} power and toughness${end}`;
      return { text, by: () => text };
    }
    if (changes.length === 1 && first?.kind === 'may' && isPlayed(first.permission)) {
      const { lands, free } = first.permission;
      const its = subject.number === 'one' ? 'its mana cost' : 'their mana costs';
      const cost = free === undefined ? '' : ` without paying ${its}`;
      return saying(
        `${start}you may ${lands === undefined ? 'cast' : 'play'} ${objectOf(subject)}${cost}${end}`,
      );
    }
    const told = lasting(changed(changes, subject, pen, 'gains'), end, limit);
    // A card says 'your next untap step' of itself, or names the step as for any other object.
    const isOwn = what.kind === 'this' && what.said !== 'it';
    const said = isOwn ? told.replace(/its controller's (next untap|untap)/, 'your $1') : told;
    const still = stillSaid(changes, subject.number);
    // A quoted ability has ended its sentence.
    const rest = `${said}${/\."$/.test(said) ? still.replace(/^\./, '') : still}`;
    const itself = { ...subject, plainly: 'plainly' as const };
    const had = `${lasting(changed(changes, itself, pen, 'gains'), end, limit)}${stillSaid(changes, subject.number)}`;
    return {
      text: `${start}${subject.text} ${rest}`,
      ...(start === '' ? { predicate: rest } : {}),
      by: () => `have ${objectOf(subject)} ${had}`,
    };
  },
  rule: ({ effects, until: limit, said }, pen) => {
    const statics = () => list(effects.map((effect) => pen.static(effect)));
    if (said === undefined) return saying(`${during(limit, pen)}${statics()}`);
    // 'An additional land this turn' already says the turn.
    const text = statics().replace(
      /^(.* may play .* additional lands?) on each of (?:your|their) turns$/,
      '$1',
    );
    return saying(lasting(text, until(pen.duration(limit)), limit));
  },
  'create-replacement': ({ replacement, until: limit, uses }, pen) => {
    const time = pen.duration(limit);
    const duration = time === '' ? '' : `${time}, `;
    if (uses === 1 && limit.kind === 'end-of-turn' && replacement.kind === 'replace')
      return saying(
        pen.replacement(replacement).replace(/^if (.*?)(, | and )/, 'the next time $1 this turn$2'),
      );
    if (uses === undefined && limit.kind === 'end-of-turn' && limit.said !== undefined)
      return saying(pen.replacement(replacement).replace(/, /, ' this turn, '));
    const often =
      uses === undefined ? '' : uses === 1 ? 'the next time, ' : `the next ${pen.value(uses)} times, `;
    return saying(`${duration}${often}${pen.replacement(replacement)}`);
  },
  'prevent-damage': (node, pen) => {
    const { to, toPlayers, from, fromAny, amount, combat, until: limit, then } = node;
    const { redirect, redirectPlayers } = node;
    const targets = list(shielded(to, toPlayers, pen));
    const sources = [
      ...(from === undefined ? [] : [sourceOf(from, pen)]),
      ...(fromAny === undefined ? [] : [words(pen.noun(fromAny), 'many')]),
    ];
    const much = amount === undefined ? 'all' : `the next ${pen.value(amount)}`;
    const duration = until(pen.duration(limit)).replace('until end of', 'this');
    const follow =
      then === undefined
        ? ''
        : isGained(then)
          ? `. ${GAINED}`
          : `. If damage is prevented this way, ${within(then, pen)}`;
    const damage = [
      `${spaced(much, combat, 'damage')} that would be dealt`,
      targets === '' ? '' : ` to ${targets}`,
      sources.length === 0 ? '' : ` by ${list(sources, 'or')}`,
      duration,
    ].join('');
    if (redirect === undefined && redirectPlayers === undefined) return order(`prevent ${damage}${follow}`);
    const others = list(dealtTo(redirect, redirectPlayers, pen));
    return saying(`${damage} is dealt to ${others} instead${follow}`);
  },
};

/** cr 609.7b: the source must still be what it was chosen as; the text would have to say otherwise. */
function sourceOf(from: Reference, pen: Pen): string {
  const chosen = from.kind === 'only' ? from.of : from;
  const as = chosen.kind === 'bound' ? pen.page.chosenAs(chosen.name) : undefined;
  if (as === undefined) return objectOf(pen.object(from));
  if (from.kind !== 'only') return `${objectOf(pen.object(from))} of any sort by then`;
  const isStill = JSON.stringify(from.filter) === JSON.stringify(as);
  return objectOf(pen.object(isStill ? from.of : from));
}
