// Verbs done to objects (cr 701).
import { exceptions, entering } from './replacements.js';
import { asDeed } from './costs.js';
import { counterName } from './filters.js';
import {
  doing,
  list,
  many,
  objectOf,
  one,
  order,
  plural,
  saying,
  spaced,
  type Clause,
  type Phrase,
} from './grammar.js';
import { several, words } from './nouns.js';
import type { NodeKind, Reference } from '../grammar/sorts.js';
import type { Pen, Table } from './pen.js';
import { actorOf } from './references.js';
import { howMany, howMuch } from './values.js';

type OnObjects =
  | 'move'
  | 'destroy'
  | 'sacrifice'
  | 'sacrifice-these'
  | 'tap'
  | 'untap'
  | 'counter'
  | 'damage'
  | 'fight'
  | 'add-counters'
  | 'remove-counters'
  | 'move-counters'
  | 'attach'
  | 'unattach'
  | 'regenerate'
  | 'transform'
  | 'flip'
  | 'turn-face'
  | 'phase-out'
  | 'phase-in'
  | 'remove-from-combat'
  | 'becomes-attacker'
  | 'becomes-blocked'
  | 'exchange'
  | 'reveal'
  | 'look'
  | 'copy-spell'
  | 'new-targets'
  | 'cast-now'
  | 'goad'
  | 'detain'
  | 'monstrosity'
  | 'mark'
  | 'pair'
  | 'turn-over-meld'
  | 'remove-damage'
  | 'keyword-action'
  | 'end-continuous';

const NOUN = /creature|land|artifact|enchantment|planeswalker|permanent|spell|ability|token|card/;
/** What it is called once it has been dealt with: 'the exiled card', 'the tapped creatures'. */
function named(pen: Pen, bind: string | undefined, it: Phrase, done: string, moved: 'moved' | 'here'): void {
  const noun = moved === 'moved' ? 'card' : (NOUN.exec(it.text)?.[0] ?? 'permanent');
  const phrase = it.number === 'one' ? one(`the ${done} ${noun}`) : many(`the ${done} ${plural(noun)}`);
  pen.page.bind(
    bind,
    phrase,
    `${it.number === 'one' ? 'it' : `one or more ${plural(noun)}`} ${it.number === 'one' ? 'is' : 'are'} ${done} this way`,
  );
  // What went elsewhere is another object now (cr 400.7).
  if (bind === undefined && moved === 'moved') pen.page.speakOf(undefined);
}
const verbOn =
  (infinitive: string, done: string, moved: 'moved' | 'here' = 'here') =>
  ({ what, bind }: { readonly what: Reference; readonly bind?: string }, pen: Pen): Clause => {
    const it = pen.object(what);
    named(pen, bind, it, done, moved);
    return order(`${infinitive} ${objectOf(it)}`);
  };
/** Something an object does. */
const does =
  (infinitive: string, rest = '') =>
  ({ what }: { readonly what: Reference }, pen: Pen): Clause =>
    doing(pen.object(what), undefined, infinitive, rest);

const ZONE: Readonly<Record<string, string>> = {
  exile: 'exile',
  stack: 'the stack',
  battlefield: 'the battlefield',
  command: 'the command zone',
  outside: 'outside the game',
};
const PAST: Readonly<Record<string, string>> = {
  exile: 'exiled',
  return: 'returned',
  put: 'moved',
  discard: 'discarded',
  sacrifice: 'sacrificed',
  destroy: 'destroyed',
  mill: 'milled',
  search: 'found',
};

function destination(node: NodeKind<'effect', 'move'>, it: Phrase, pen: Pen): string {
  const { to, position, nth, order: sorted } = node;
  const owners = it.number === 'one' ? "its owner's" : "their owners'";
  const place =
    ZONE[to] ?? `${owners} ${it.number === 'one' ? to : to === 'library' ? 'libraries' : `${to}s`}`;
  const inOrder = sorted === undefined ? '' : ` in ${sorted === 'any' ? 'any' : 'a random'} order`;
  const along =
    position === undefined
      ? to === 'battlefield'
        ? `onto ${place}`
        : `into ${place}`
      : position === 'nth'
        ? `into ${place} ${nth === undefined ? 'under the top' : `${pen.value(nth)} from the top`}`
        : position === 'shuffled-in'
          ? `into ${place}, shuffled in`
          : `on the ${position} of ${place}`;
  return `${along}${inOrder}`;
}

function move(node: NodeKind<'effect', 'move'>, pen: Pen): Clause {
  const { what, to, cause, under, enters, face, link, by, bind } = node;
  const spoken = pen.object(what);
  const mine = / in your graveyard/.test(objectOf(spoken)) && to !== 'graveyard';
  const it = mine
    ? {
        ...spoken,
        text: objectOf(spoken).replace(' in your graveyard', ''),
        object: objectOf(spoken).replace(' in your graveyard', ''),
      }
    : spoken;
  const whole = destination(node, it, pen);
  const way = mine
    ? whole
        .replace(/(?:its owner's|their owners') /, 'your ')
        .replace(/^(into|onto|on)/, 'from your graveyard $1')
    : whole;
  const text =
    to === 'exile' && cause === 'exile'
      ? `exile ${objectOf(it)}`
      : cause === 'return'
        ? `return ${objectOf(it)} ${way.replace(/^(from your graveyard )?(?:onto|into)/, '$1to')}`
        : cause === 'put'
          ? `put ${objectOf(it)} ${way}`
          : cause === 'search'
            ? `put ${objectOf(it)} ${way.replace(/^into (?:its owner's|their owners') hands?$/, 'into your hand')}`
            : `${cause} ${objectOf(it)} ${way}`;
  const how = [
    face === undefined ? '' : face.replace('face-', 'face '),
    under === undefined ? '' : `under ${pen.players(under).possessive} control`,
    enters === undefined ? '' : entering(enters, pen).replace(/^enters /, ''),
  ];
  const actor = by === undefined ? undefined : pen.players(by);
  named(pen, bind, it, PAST[cause] ?? 'moved', 'moved');
  const rest = spaced(text, ...how) + (link === undefined ? '' : `, kept as “${link}”`);
  if (actor === undefined || by === undefined) return order(rest);
  const [infinitive = '', ...after] = rest.split(' ');
  return doing(actor, actorOf(by), infinitive, after.join(' '));
}

export const ON_OBJECTS: Pick<Table<'effect', Clause>, OnObjects> = {
  move,
  destroy: ({ what, regeneration, bind }, pen) => {
    const it = pen.object(what);
    named(pen, bind, it, 'destroyed', 'moved');
    const text = `destroy ${objectOf(it)}`;
    return order(
      regeneration === undefined
        ? text
        : `${text}. ${it.number === 'one' ? "It can't" : "They can't"} be regenerated`,
    );
  },
  sacrifice: ({ who, filter, count, bind }, pen) => {
    const subject = pen.players(who);
    const noun = pen.noun(filter);
    const what =
      typeof count === 'number'
        ? several(noun, count)
        : count.kind === 'x'
          ? several(noun, 'X')
          : `a number of ${words(noun, 'many')} equal to ${pen.value(count)}`;
    named(pen, bind, count === 1 ? one(words(noun, 'one')) : many(words(noun, 'many')), 'sacrificed', 'here');
    return doing(subject, actorOf(who), 'sacrifice', what);
  },
  'sacrifice-these': verbOn('sacrifice', 'sacrificed', 'moved'),
  tap: verbOn('tap', 'tapped'),
  untap: verbOn('untap', 'untapped'),
  counter: ({ what, to, position, bind }, pen) => {
    const it = pen.object(what);
    named(pen, bind, it, 'countered', 'moved');
    const place = to === undefined ? '' : (ZONE[to] ?? `its owner's ${to}`);
    return order(
      to === undefined
        ? spaced(`counter ${objectOf(it)}`, position === undefined ? '' : `(${position})`)
        : `counter ${objectOf(it)}. If it's countered this way, ${to === 'exile' ? 'exile it' : `put it ${position === undefined ? 'into' : `on the ${position} of`} ${place}`} instead`,
    );
  },
  damage: ({ from, to, players, amount, divided, unpreventable, bind }, pen) => {
    const source = from === undefined ? one(pen.page.self) : pen.object(from);
    const target = to === undefined ? undefined : pen.object(to);
    const who = players === undefined ? undefined : pen.players(players);
    const targets = list([
      ...(who === undefined ? [] : [objectOf(who)]),
      ...(target === undefined ? [] : [target.each ?? objectOf(target)]),
    ]);
    const much = howMuch(amount, 'damage', pen);
    pen.page.bind(bind, one('that damage'), 'damage is dealt this way', 'the damage dealt this way');
    if (bind !== undefined) pen.page.speakOf(undefined);
    return doing(
      source,
      undefined,
      'deal',
      `${much}${divided === undefined ? '' : ' divided as you choose among'}${divided === undefined ? ` to ${targets}` : ` ${targets}`}${unpreventable === undefined ? '' : ". The damage can't be prevented"}`,
    );
  },
  fight: ({ one: first, other }, pen) =>
    doing(pen.object(first), undefined, 'fight', objectOf(pen.object(other))),
  'add-counters': ({ on, counter, count, divided, bind }, pen) => {
    const it = pen.object(on);
    const what = howMany(count, counterName(counter), pen);
    pen.page.bind(
      bind,
      many('the counters put there'),
      `${counterName(counter)}s are put there this way`,
      'the number of counters put there',
    );
    const where =
      divided === undefined
        ? `on ${it.each ?? (it.number === 'many' && !/^(?:each|up to|any number)/.test(it.text) ? `each of ${objectOf(it)}` : objectOf(it))}`
        : `among ${objectOf(it)}, divided as you choose`;
    return order(`put ${what} ${where}`);
  },
  'remove-counters': ({ from, counter, count, bind }, pen) => {
    const it = objectOf(pen.object(from));
    const what =
      count === undefined ? `all ${plural(counterName(counter))}` : howMany(count, counterName(counter), pen);
    pen.page.bind(
      bind,
      many('the removed counters'),
      `a counter is removed this way`,
      'the number of counters removed this way',
    );
    return order(`remove ${what} from ${it}`);
  },
  'move-counters': ({ from, to, counter, count }, pen) => {
    const what =
      count === undefined ? `all ${plural(counterName(counter))}` : howMany(count, counterName(counter), pen);
    return order(`move ${what} from ${objectOf(pen.object(from))} onto ${objectOf(pen.object(to))}`);
  },
  attach: ({ what, to, players }, pen) =>
    order(
      `attach ${objectOf(pen.object(what))} to ${list([...(to === undefined ? [] : [objectOf(pen.object(to))]), ...(players === undefined ? [] : [objectOf(pen.players(players))])], 'or') || 'anything'}`,
    ),
  unattach: verbOn('unattach', 'unattached'),
  regenerate: verbOn('regenerate', 'regenerated'),
  transform: verbOn('transform', 'transformed'),
  flip: verbOn('flip', 'flipped'),
  'turn-face': ({ what, face }, pen) => order(`turn ${objectOf(pen.object(what))} face ${face}`),
  'phase-out': does('phase', 'out'),
  'phase-in': does('phase', 'in'),
  'remove-from-combat': ({ what }, pen) => order(`remove ${objectOf(pen.object(what))} from combat`),
  'becomes-attacker': ({ what, players }, pen) =>
    doing(
      pen.object(what),
      undefined,
      'become',
      `an attacking creature${players === undefined ? '' : ` that's attacking ${objectOf(pen.players(players))}`}`,
    ),
  'becomes-blocked': does('become', 'blocked'),
  exchange: ({ one: first, other, of }, pen) => {
    const left = objectOf(pen.object(first));
    const right = objectOf(pen.object(other));
    return order(
      {
        control: `exchange control of ${left} and ${right}`,
        text: `exchange the text boxes of ${left} and ${right}`,
        counters: `exchange the counters on ${left} and ${right}`,
        power: `exchange the power of ${left} and ${right}`,
        toughness: `exchange the toughness of ${left} and ${right}`,
        zones: `exchange ${left} with ${right}`,
      }[of],
    );
  },
  reveal: ({ what, by, bind }, pen) => {
    const actor = by === undefined ? undefined : pen.players(by);
    const it = pen.object(what);
    named(pen, bind, it, 'revealed', 'here');
    return actor === undefined || by === undefined
      ? order(`reveal ${objectOf(it)}`)
      : doing(actor, actorOf(by), 'reveal', objectOf(it));
  },
  look: ({ who, what, bind }, pen) => {
    const actor = pen.players(who);
    const it = pen.object(what);
    named(pen, bind, it, 'looked-at', 'here');
    return doing(actor, actorOf(who), 'look', `at ${objectOf(it)}`);
  },
  'copy-spell': ({ what, count, who, targets, except = [], bind }, pen) => {
    const it = objectOf(pen.object(what));
    const often =
      count === undefined
        ? ''
        : typeof count === 'number'
          ? ` ${count} times`
          : ` a number of times equal to ${pen.value(count)}`;
    const changes = exceptions(except, pen);
    pen.page.bind(bind, count === undefined ? one('the copy') : many('the copies'), 'it is copied this way');
    const copies = count === undefined ? 'the copy' : 'the copies';
    const after =
      targets === undefined
        ? ''
        : targets === 'may-change'
          ? `. You may choose new targets for ${copies}`
          : `. The targets of ${copies} stay the same`;
    const rest = `${it}${often}${changes}${after}`;
    return who === undefined ? order(`copy ${rest}`) : doing(pen.players(who), actorOf(who), 'copy', rest);
  },
  'new-targets': ({ what, who, how, to, players }, pen) => {
    const it = objectOf(pen.object(what));
    const subject = pen.players(who);
    const targets = list(
      [
        ...(to === undefined ? [] : [objectOf(pen.object(to))]),
        ...(players === undefined ? [] : [objectOf(pen.players(players))]),
      ],
      'or',
    );
    const suffix = targets === '' ? '' : ` to ${targets}`;
    const rest = {
      all: ['choose', `new targets for ${it}`],
      any: ['may choose', `new targets for ${it}`],
      change: ['change', `the target of ${it}`],
      to: ['change', `each target of ${it}`],
    } as const;
    const [infinitive, object] = rest[how];
    return doing(subject, actorOf(who), infinitive, `${object}${suffix}`);
  },
  'cast-now': ({ who, what, free, costs, for: label, copy, bind }, pen) => {
    const subject = pen.players(who);
    const it = pen.object(what);
    const text = [
      copy === undefined ? objectOf(it) : `a copy of ${objectOf(it)}`,
      free === undefined
        ? ''
        : ` without paying ${it.number === 'one' ? 'its mana cost' : 'their mana costs'}`,
      costs === undefined
        ? ''
        : ` by choosing to ${costs.length === 0 ? 'pay nothing' : asDeed(costs, pen)} rather than pay its mana cost`,
      label === undefined ? '' : ` (${label})`,
    ].join('');
    pen.page.bind(
      bind,
      it.number === 'one' ? one('that spell') : many('those spells'),
      'a spell is cast this way',
    );
    return doing(subject, actorOf(who), 'cast', text);
  },
  goad: ({ what, by }, pen) => {
    const it = objectOf(pen.object(what));
    return by === undefined ? order(`goad ${it}`) : doing(pen.players(by), actorOf(by), 'goad', it);
  },
  detain: verbOn('detain', 'detained'),
  monstrosity: ({ what, count }, pen) => {
    const text = `monstrosity ${pen.value(count)}`;
    return what.kind === 'this' ? order(text) : saying(`${objectOf(pen.object(what))} undergoes ${text}`);
  },
  mark: ({ what, as }, pen) =>
    doing(pen.object(what), undefined, 'become', as === 'ring-bearer' ? 'your Ring-bearer' : as),
  pair: ({ one: first, other }, pen) =>
    order(`pair ${objectOf(pen.object(first))} with ${objectOf(pen.object(other))}`),
  'turn-over-meld': ({ what, with: other, into }, pen) =>
    order(`meld ${objectOf(pen.object(what))}, one of them named ${other}, into ${into}`),
  'remove-damage': ({ from }, pen) => order(`remove all damage marked on ${objectOf(pen.object(from))}`),
  'keyword-action': ({ action, what, who }, pen) =>
    saying(
      spaced(
        'that counts as',
        `“${action}”`,
        what === undefined ? '' : `of ${objectOf(pen.object(what))}`,
        who === undefined ? '' : `by ${objectOf(pen.players(who))}`,
      ),
    ),
  'end-continuous': ({ what }, pen) => order(`end the effects of ${objectOf(pen.object(what))}`),
};
