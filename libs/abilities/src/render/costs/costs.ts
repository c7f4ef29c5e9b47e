// Writes costs, durations and mana.
import type { Condition, Cost, Filter, Value } from '../../nodes/sorts.js';
import { keptAs, NOTED } from '../objects/kept.js';
import { counterName } from '../objects/comparing.js';
import { capital, list, many, objectOf, one, small, spaced, third } from '../english/grammar.js';
import { any, several, words } from '../english/nouns.js';
import type { Pen, Table } from '../english/pen.js';
import { howMany, howMuch, isX, perEach } from '../objects/values.js';
import { CAUSED, STEP } from '../english/vocabulary.js';

/** 'a creature', 'two cards', 'X creatures', 'any number of creatures with total power 3 or greater'. */
export const some = (filter: Filter, count: Value, pen: Pen): string => {
  const noun = pen.noun(filter);
  if (typeof count === 'number') return several(noun, count);
  if (isX(count)) return several(noun, 'X');
  return `a number of ${words(noun, 'many')} equal to ${pen.value(count)}`;
};
/** Costs leave out whose: 'sacrifice a creature' for one you control, 'discard a card' for one in your hand. */
const own = (text: string): string => text.replace(/ you control$/, '').replace(/ in your hand$/, '');
const taken = (text: string): string => text.replace(/ in (your (?:hand|graveyard|library))$/, ' from $1');
const place = (zone: string): string =>
  ({
    battlefield: 'the battlefield',
    hand: "its owner's hand",
    library: "its owner's library",
    graveyard: "its owner's graveyard",
    exile: 'exile',
    stack: 'the stack',
    command: 'the command zone',
    outside: 'outside the game',
  })[zone] ?? zone;

/** 'Pays {X}, where X is …'. */
const isToldX = (value: Value): boolean =>
  typeof value !== 'number' && value.kind === 'amount' && value.said === 'x';

/** 'Enchanted creature': only untapped permanents can be tapped to pay (cr 118.3). */
const isHost = (filter: Filter): boolean => filter.kind === 'is' && filter.of.kind === 'host';

const MOVES: Readonly<Record<string, (what: string) => string>> = {
  'graveyard sacrifice': (what) => `Sacrifice ${own(what)}`,
  'graveyard discard': (what) => `Discard ${own(what)}`,
  'graveyard cycle': (what) => `Discard ${own(what)} to cycle it`,
  'exile exile': (what) => `Exile ${taken(what)}`,
  'hand return': (what) =>
    `Return ${what} to ${/^(?:an?|another|this|enchanted) /.test(what) ? 'its' : 'their'} owner's hand`,
  'graveyard put': (what) =>
    `Put ${what.replace(/ in exile$/, ' from exile')} into ${
      !/^an? /.test(what)
        ? "their owners' graveyards"
        : / an opponent owns /.test(what)
          ? "that player's graveyard"
          : "its owner's graveyard"
    }`,
  'graveyard mill': (what) => `Mill ${what}`,
};
const moved = (what: string, to: string, cause: string): string =>
  MOVES[`${to} ${cause}`]?.(what) ??
  `Put ${what} ${to === 'battlefield' ? 'onto' : 'into'} ${place(to)}${cause === 'put' ? '' : ` (${cause})`}`;

export const COSTS: Table<'cost', string> = {
  mana: ({ cost }) => cost,
  'mana-value': ({ amount, colour }, pen) => {
    const each = colour === undefined ? perEach(amount, pen) : undefined;
    if (each !== undefined) return `{${each.count}} ${each.each}`;
    return isToldX(amount) && colour === undefined
      ? '{X}'
      : `Pay ${colour === undefined ? 'mana' : `${pen.colour(colour)} mana`} equal to ${pen.value(amount)}`;
  },
  'mana-of': ({ what, less }, pen) =>
    `Pay ${pen.object(what).possessive} mana cost${less === undefined ? '' : ` less ${pen.value(less)}`}`,
  tap: () => '{T}',
  untap: () => '{Q}',
  life: ({ amount }, pen) => `Pay ${howMuch(amount, 'life', pen)}`,
  'tap-others': ({ filter, count, total, bind }, pen) => {
    if (isHost(filter) && count === 1 && total === undefined && bind === undefined)
      return `Tap ${any(pen.noun(filter))}`;
    const noun = pen.noun({
      kind: 'all',
      of: [{ kind: 'status', is: 'untapped' }, filter, { kind: 'controller', is: { kind: 'you' } }],
    });
    pen.page.bind(bind, many('the tapped permanents'), 'a permanent was tapped this way');
    return total === undefined
      ? `Tap ${typeof count === 'number' ? several(noun, count) : several(noun, pen.value(count))}`
      : `Tap any number of ${words(noun, 'many')} with total ${total === 'mana-value' ? 'mana value' : total} ${pen.value(count)} or greater`;
  },
  'untap-others': ({ filter, count }, pen) =>
    `Untap ${some({ kind: 'all', of: [filter, { kind: 'status', is: 'tapped' }, { kind: 'controller', is: { kind: 'you' } }] }, count, pen)}`,
  move: ({ filter, count, to, cause, random, all, position, link, bind }, pen) => {
    const what = all === undefined ? some(filter, count, pen) : `all ${words(pen.noun(filter), 'many')}`;
    const how = CAUSED[cause] ?? 'paid';
    const noun = /permanent|creature|land|artifact/.exec(what)?.[0] ?? 'card';
    pen.page.bind(
      bind,
      count === 1 ? one(`the ${how} ${noun}`) : many(`the ${how} ${noun}s`),
      `something was ${how} this way`,
    );
    const isHand =
      all !== undefined &&
      cause === 'discard' &&
      to === 'graveyard' &&
      filter.kind === 'in' &&
      filter.zone === 'hand';
    if (
      to === 'library' &&
      cause === 'put' &&
      position !== undefined &&
      link === undefined &&
      random === undefined
    )
      return `Put ${taken(what)} on ${position === 'top' ? 'top' : 'the bottom'} of your library`;
    return [
      isHand && filter.whose?.kind === 'you' ? 'Discard your hand' : moved(what, to, cause),
      random === undefined ? '' : ' at random',
      position === undefined ? '' : ` (on the ${position})`,
      link === undefined ? '' : ` (kept as “${link}”)`,
    ].join('');
  },
  'move-this': ({ to, cause, said }, pen) => {
    const zone =
      cause === 'discard' || cause === 'cycle' || (to === 'exile' && cause === 'exile')
        ? 'this card'
        : pen.page.self;
    if (said !== undefined) return moved(`this card ${said.replace('from-', 'from your ')}`, to, cause);
    return moved(cause === 'exile' ? pen.page.self : zone, to, cause);
  },
  reveal: ({ filter, count, bind }, pen) => {
    const text = `Reveal ${taken(some(filter, count, pen))}`;
    pen.page.bind(
      bind,
      count === 1 ? one('the revealed card') : many('the revealed cards'),
      'a card was revealed this way',
    );
    return text;
  },
  'reveal-this': () => 'Reveal this card from your hand',
  'remove-counters': ({ counter, count, from, among }, pen) => {
    const those =
      from === undefined
        ? pen.page.self
        : among === undefined
          ? several(pen.noun(from), 1)
          : words(pen.noun(from), 'many');
    const source = among === undefined ? 'from' : 'from among';
    return `Remove ${howMany(count, counterName(counter), pen)} ${source} ${those}`;
  },
  'add-counters': ({ counter, count, on }, pen) =>
    `Put ${howMany(count, counterName(counter), pen)} on ${on === undefined ? pen.page.self : several(pen.noun(on), 1)}`,
  loyalty: ({ change, sign }, pen) =>
    `[${change === 0 ? '' : sign === 'plus' ? '+' : '−'}${pen.value(change)}]`,
  'player-counters': ({ counter, count }, pen) =>
    counter === 'energy' && typeof count === 'number' && count < 9
      ? `Pay ${'{E}'.repeat(count)}`
      : `Pay ${howMany(count, counterName(counter), pen)}`,
  'unattach-this': (_, { page }) => `Unattach ${page.self}`,
  draw: ({ who, count }, pen) =>
    capital(`have ${objectOf(pen.players(who))} draw ${howMany(count, 'card', pen)}`),
  'gain-life': ({ who, amount }, pen) =>
    capital(`have ${objectOf(pen.players(who))} gain ${howMuch(amount, 'life', pen)}`),
  flip: (_, { page }) => `Flip ${page.self}`,
  effect: ({ effect, if: condition }, pen) =>
    `${capital(pen.effect(effect).text)}${condition === undefined ? '' : ` if ${pen.condition(condition)}`}`,
  either: ({ of }, pen) =>
    list(
      of.map((cost, index) => (index === 0 ? pen.cost(cost) : small(pen.cost(cost)))),
      'or',
    ),
  parameter: ({ name }) => `[${name}]`,
};

/** 'pay {2} and sacrifice a creature': as an order, or with a verb in the singular for one player. */
export const asDeed = (costs: readonly Cost[], pen: Pen, number: 'one' | 'many' = 'many'): string =>
  costs.length === 0
    ? `${number === 'one' ? 'pays' : 'pay'} nothing`
    : list(
        costs.map((cost) => {
          const text = pen.cost(cost);
          const deed = /^[{[(]/.test(text) ? `pay ${text}` : small(text);
          return number === 'one' ? third(deed) : deed;
        }),
      );
export const costs = (all: readonly Cost[], pen: Pen): string => all.map((cost) => pen.cost(cost)).join(', ');

/** 'You control this creature and this creature remains tapped' */
function heldAndTapped(condition: Condition, { page }: Pen): string | undefined {
  const [held, tapped, ...others] = condition.kind === 'all' ? condition.of : [];
  if (held?.kind !== 'matches' || tapped?.kind !== 'matches' || others.length > 0) return undefined;
  if (held.what.kind !== 'this' || tapped.what.kind !== 'this') return undefined;
  const isYours = held.filter.kind === 'controller' && held.filter.is.kind === 'you';
  return isYours && tapped.filter.kind === 'status' && tapped.filter.is === 'tapped'
    ? `you control ${page.self} and ${page.self} remains tapped`
    : undefined;
}

export const DURATIONS: Table<'duration', string> = {
  'end-of-turn': ({ said }) => (said === undefined ? 'until end of turn' : 'this turn'),
  'end-of-combat': ({ said }) => (said === undefined ? 'until end of combat' : 'this combat'),
  'next-turn': ({ whose }, pen) => `until ${pen.players(whose).possessive} next turn`,
  'end-of-next-turn': ({ whose }, pen) => `until the end of ${pen.players(whose).possessive} next turn`,
  'next-step': ({ step, whose }, pen) =>
    `until ${whose === undefined ? 'the' : pen.players(whose).possessive} next ${STEP[step]}`,
  'next-untap-step': () => "until its controller's next untap step is over",
  'while-this': ({ status = 'on-battlefield' }, { page }) =>
    ({
      'on-battlefield': `for as long as ${page.self} remains on the battlefield`,
      tapped: `for as long as ${page.self} remains tapped`,
      controlled: `for as long as you control ${page.self}`,
    })[status],
  while: ({ condition }, pen) =>
    `for as long as ${heldAndTapped(condition, pen) ?? pen.condition(condition)}`,
  forever: () => '',
  until: ({ pattern }, pen) => `until ${pen.pattern(pattern).text}`,
  parameter: ({ name }) => `[${name}]`,
};

export const MANAS: Readonly<{
  [K in keyof Table<'mana', string>]: (...given: [...Parameters<Table<'mana', string>[K]>, string]) => string;
}> = {
  exactly: ({ symbols }, _, count) => (count === '' ? symbols : `${symbols} ${count}`),
  choice: ({ of }, _, count) => `${list(of, 'or')}${count === '' ? '' : ` ${count}`}`,
  'any-colour': ({ different }, _, count) =>
    different === 'each-different'
      ? `${count === '' ? 'one' : count} mana of different colors`
      : different === 'one-colour'
        ? `${count === '' ? 'one' : count} mana of any one color`
        : `${count === '' ? 'one' : count} mana of any color`,
  colour: ({ of }, pen, count) => `${count === '' ? 'one' : count} mana of ${pen.colour(of)}`,
  'could-produce': ({ filter, of }, pen, count) =>
    `${count === '' ? 'one' : count} mana of any ${of === 'colour' ? 'color' : 'type'} that ${several(pen.noun(filter), 1)} could produce`,
  'same-as-event': (_, __, count) => `${count === '' ? 'one' : count} mana of any type that land produced`,
  doubled: (_, __, count) =>
    `as much mana of each type as is unspent${count === '' ? '' : `, times ${count}`}`,
  'cost-of': ({ of }, pen, count) =>
    `${count === '' ? '' : `${count} `}mana equal to ${pen.object(of).possessive} mana cost`,
  'among-colours': ({ of }, pen, count) =>
    `${count === '' ? 'one' : count} mana of any color among ${objectOf(pen.object(of)).replace(/^all /, '')}`,
  noted: ({ name, what }, pen, count) => {
    const whose = `${pen.page.self}'s last noted type`;
    const all = what === 'type' ? `${count === '' ? 'one' : count} mana of ${whose}` : undefined;
    return `${all ?? spaced(count, `${whose} and amount of mana`)}${keptAs(name, NOTED)}`;
  },
  combination: ({ of }, _, count) =>
    `${count === '' ? 'one' : count} mana in any combination of ${list(of, 'and/or')}`,
  parameter: ({ name }) => `[${name}]`,
};
