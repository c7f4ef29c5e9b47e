// Writes what is done to objects in their zone (cr 701).
import type { Reference, Value } from '../../nodes/sorts.js';
import { dealtTo } from './clauses.js';
import { counterName } from '../objects/comparing.js';
import {
  apartFromName,
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
} from '../english/grammar.js';
import { keyOf, type Pen, type Table } from '../english/pen.js';
import { anyone } from '../objects/references.js';
import { howMany, howMuch, perEach } from '../objects/values.js';
import { named, player, verbOn } from './verbs.js';

type OnObjects =
  | 'tap'
  | 'untap'
  | 'damage'
  | 'fight'
  | 'add-counters'
  | 'remove-counters'
  | 'double-counters'
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
  | 'reveal'
  | 'look'
  | 'goad'
  | 'detain'
  | 'monstrosity'
  | 'mark'
  | 'pair'
  | 'remove-damage'
  | 'keyword-action'
  | 'end-continuous';

/** Something an object does. */
const does =
  (infinitive: string, rest = '') =>
  ({ what }: { readonly what: Reference }, pen: Pen): Clause =>
    doing(pen.object(what), undefined, infinitive, rest);

const counted = (counter: string | undefined, count: Value | undefined, pen: Pen): string =>
  count === undefined ? `all ${plural(counterName(counter))}` : howMany(count, counterName(counter), pen);
const handled = (what: Reference, bind: string | undefined, done: string, pen: Pen): string => {
  if (what.kind === 'zone' && what.zone === 'hand' && what.whose !== undefined) {
    const hand = `${pen.players(what.whose).possessive} hand`;
    const { mine } = pen.object(what);
    pen.page.bind(
      bind,
      { ...one('that hand'), holds: 'cards', ...(mine === undefined ? {} : { mine }) },
      `a card is ${done} this way`,
    );
    return hand;
  }
  const it = pen.object(what);
  if (it.back === undefined) named(pen, bind, it, done, 'here');
  else {
    const those = it.number === 'one' ? one('that card') : many('those cards');
    pen.page.bind(bind, { ...those, ...apartFromName(it) }, `a card is ${done} this way`);
  }
  return objectOf(it);
};

/** True if two references mean the same object, however each is called. */
const sameThing = (one: Reference, other: Reference): boolean =>
  keyOf({ ...one, said: undefined }) === keyOf({ ...other, said: undefined });

export const ON_OBJECTS: Pick<Table<'effect', Clause>, OnObjects> = {
  tap: verbOn('tap', 'tapped'),
  untap: verbOn('untap', 'untapped'),
  damage: ({ from, to, players, amount, divided, unpreventable, said, bind }, pen) => {
    const source = pen.object(from ?? { kind: 'this' });
    const isLast = said === 'amount-last' && divided === undefined;
    const much = isLast ? 'damage' : howMuch(amount, 'damage', pen);
    const spoken = { targets: '' };
    const aim = () => {
      const isItself = to !== undefined && players === undefined && sameThing(to, from ?? { kind: 'this' });
      spoken.targets = isItself
        ? 'itself'
        : list(dealtTo(to, players, pen, said === 'objects-first' ? said : undefined));
      return one(spoken.targets);
    };
    if (divided === 'divided') pen.page.dividing(amount, aim);
    else aim();
    pen.page.bind(bind, one('that damage'), 'damage is dealt this way', 'the damage dealt this way');
    if (bind !== undefined) pen.page.speakOf(undefined);
    const how = divided === 'evenly' ? 'divided evenly, rounded down,' : 'divided as you choose';
    const whom =
      spoken.targets === ''
        ? divided === undefined
          ? ''
          : how
        : `${divided === undefined ? 'to' : `${how} among`} ${spoken.targets}`;
    const size = isLast ? ` equal to ${pen.value(amount)}` : '';
    const sure = unpreventable === undefined ? '' : ". The damage can't be prevented";
    return doing(source, undefined, 'deal', `${spaced(much, whom)}${size}${sure}`);
  },
  fight: ({ one: first, other }, pen) =>
    doing(pen.object(first), undefined, 'fight', objectOf(pen.object(other))),
  'add-counters': ({ on, counter, count, divided, bind }, pen) => {
    const what = howMany(count, counterName(counter), pen);
    const it = divided === undefined ? pen.object(on) : pen.page.dividing(count, () => pen.object(on));
    const isEach =
      it.each === undefined && it.number === 'many' && !/^(?:each|up to|any number|they)/.test(it.text);
    pen.page.bind(
      bind,
      many('the counters put there'),
      `${counterName(counter)}s are put there this way`,
      'the number of counters put there',
    );
    const each = divided === undefined ? perEach(count, pen) : undefined;
    if (each !== undefined && !isEach)
      return order(`put ${howMany(each.count, counterName(counter), pen)} on ${objectOf(it)} ${each.each}`);
    if (divided !== undefined) return order(`distribute ${what} among ${objectOf(it)}`);
    return order(`put ${what} on ${it.each ?? (isEach ? `each of ${objectOf(it)}` : objectOf(it))}`);
  },
  'remove-counters': ({ from, counter, count, bind }, pen) => {
    const what = counted(counter, count, pen);
    const it = objectOf(pen.object(from));
    pen.page.bind(
      bind,
      many('the removed counters'),
      `a counter is removed this way`,
      'the number of counters removed this way',
    );
    return order(`remove ${what} from ${it}`);
  },
  'double-counters': ({ on, counter }, pen) => {
    const it = pen.object(on);
    const of = counter === undefined ? 'each kind of counter' : plural(counterName(counter));
    return order(`double the number of ${of} on ${it.each ?? objectOf(it)}`);
  },
  'move-counters': ({ from, to, counter, count }, pen) => {
    const what = counted(counter, count, pen);
    return order(`move ${what} from ${objectOf(pen.object(from))} onto ${objectOf(pen.object(to))}`);
  },
  attach: ({ what, to, players }, pen) => {
    const it = objectOf(pen.object(what));
    const targets = [
      ...(to === undefined ? [] : [objectOf(pen.object(to))]),
      ...(players === undefined ? [] : [objectOf(pen.players(players))]),
    ];
    return order(`attach ${it} to ${list(targets, 'or') || 'anything'}`);
  },
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
      `an attacking creature${players === undefined ? '' : ` that's attacking ${objectOf(anyone(players, pen))}`}`,
    ),
  'becomes-blocked': does('become', 'blocked'),
  reveal: ({ what, by, bind }, pen) => {
    const rest = () => handled(what, bind, 'revealed', pen);
    return by === undefined ? order(`reveal ${rest()}`) : player(by, 'reveal', rest, pen);
  },
  look: ({ who, what, bind }, pen) =>
    player(who, 'look', () => `at ${handled(what, bind, 'looked-at', pen)}`, pen),
  goad: ({ what, by }, pen) => {
    const rest = () => objectOf(pen.object(what));
    return by === undefined ? order(`goad ${rest()}`) : player(by, 'goad', rest, pen);
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
  'end-continuous': ({ what }, pen) => order(`end the effects that last on ${objectOf(pen.object(what))}`),
};
