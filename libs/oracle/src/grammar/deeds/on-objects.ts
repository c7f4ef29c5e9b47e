// What is done to objects: destroy, exile, return, tap, put counters on, deal damage to, fight. Examples: Murder,
// Lightning Bolt.
import type { Effect, Filter, Pattern, Players, Reference, Value } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { either, from, listed, map, rule, words } from '../../parsing/parser.js';
import type { Parser, Scan } from '../../parsing/scan.js';
import { counters, counterKind } from '../words/counters.js';
import { aThing, things } from '../nouns/nouns.js';
import { entersAttached, entersTapped, underControl } from '../nouns/places.js';
import { clause, deed, objects, players, value, type Deed } from '../words/nonterminals.js';
import { targetCount as howManyTargets, thisObject, type TargetCount } from '../nouns/objects.js';
import { amountOf, forEach, timesEach } from '../amounts/values.js';
import { numberWord, x } from '../words/numbers.js';

const does =
  (effect: Effect): Deed =>
  () =>
    effect;

/** cr 610.3: until this leaves the battlefield. */
const LEAVES: Pattern = {
  kind: 'moves',
  what: { kind: 'is', of: { kind: 'this' } },
  from: ['battlefield'],
};

const ownersHand = words("its|their owner|owners '|'s hand|hands");
const toHand = either(ownersHand, words('your hand'));

const sacrificed: Parser<{ readonly filter: Filter; readonly count: Value }> = either<{
  readonly filter: Filter;
  readonly count: Value;
}>(
  map(aThing, (filter) => ({ filter, count: 1 })),
  rule([either<Value>(numberWord, x), things], (count, filter) => ({ filter, count })),
  rule(['that many', things], (filter, scan, at) => ({
    filter,
    count: scan.hole({ is: 'said', at, by: 'pronoun' }),
  })),
);

type Elsewhere = Pick<Extract<Effect, { kind: 'counter' }>, 'to' | 'position'>;
/** cr 701.6a: where a countered spell goes instead. */
const instead: Parser<Elsewhere> = either<Elsewhere>(
  map(words("exile it instead of putting it into its owner 's graveyard"), () => ({ to: 'exile' })),
  map(words("put it on top of its owner 's library instead of into that player 's graveyard"), () => ({
    to: 'library',
    position: 'top',
  })),
  map(words("put it into its owner 's hand instead of into that player 's graveyard"), () => ({
    to: 'hand',
  })),
);
type Zone = 'graveyard' | 'hand';
/** 'hand and graveyard' */
const ownZones: Parser<readonly Zone[]> = listed(from<Zone>({ graveyard: 'graveyard', hand: 'hand' }), 'and');
const zonesOf = (zones: readonly Zone[], whose: Players): Reference => {
  const all = zones.map((zone): Reference => ({ kind: 'zone', zone, whose }));
  return all.length === 1 && all[0] !== undefined ? all[0] : { kind: 'union', of: all };
};

const toTheirHand = words('their hand');
/** cr 101.4: all of theirs at once, each under its owner's control; no player chooses. */
const returned = (what: Reference, to: 'hand' | 'battlefield', by: Players): Effect =>
  what.kind === 'each'
    ? { kind: 'move', what, to, cause: 'return', by }
    : { kind: 'parameter', name: 'returned by others' };
const isTarget = (what: Reference): boolean => what.kind === 'parameter' && what.name.startsWith('target ');

/** What damage is dealt to: 'any target', 'target player', 'each creature and each player'. */
export interface DamageRecipient {
  readonly to?: Reference;
  readonly players?: Players;
  readonly said?: 'objects-first';
}
const PLANESWALKER = { kind: 'type', is: 'planeswalker' } as const;
const CREATURE = { kind: 'type', is: 'creature' } as const;

/** One target that is an object or a player. */
const eitherOf =
  (filter: Filter, who: Players) =>
  (scan: Scan, at: number): DamageRecipient => {
    const spec = { kind: 'target', filter, players: who } as const;
    return { to: scan.hole({ is: 'target', at, spec }), players: scan.hole({ is: 'target', at, spec }) };
  };

/** Several targets that are objects or players. */
const severalOf =
  (filter: Filter) =>
  (count: TargetCount, scan: Scan, at: number): DamageRecipient => {
    const spec = { kind: 'target', filter, players: { kind: 'all' }, ...count } as const;
    return { to: scan.hole({ is: 'target', at, spec }), players: scan.hole({ is: 'target', at, spec }) };
  };
const eitherSaid = (scan: Scan, at: number): DamageRecipient => ({
  to: scan.hole({ is: 'said', at, by: 'name' }),
  players: scan.hole({ is: 'said', at, by: 'name' }),
});

export const damageRecipient: Parser<DamageRecipient> = either<DamageRecipient>(
  map(objects, (to) => ({ to })),
  map(players, (who) => ({ players: who })),
  rule(['any target'], eitherOf({ kind: 'anything' }, { kind: 'all' })),
  rule([howManyTargets, 'targets'], severalOf({ kind: 'anything' })),
  rule(['that permanent or player'], eitherSaid),
  // The printed wording, for the bases that read cards as printed.
  rule(['target creature or player'], eitherOf(CREATURE, { kind: 'all' })),
  rule([howManyTargets, 'target creatures and/or players'], severalOf(CREATURE)),
  rule(['that creature or player'], eitherSaid),
  rule(['target player or planeswalker'], eitherOf(PLANESWALKER, { kind: 'all' })),
  rule(['target opponent or planeswalker'], eitherOf(PLANESWALKER, { kind: 'opponents' })),
  rule(['target player or planeswalker and', objects], (each, scan, at): DamageRecipient => {
    const { to, players: who } = eitherOf(PLANESWALKER, { kind: 'all' })(scan, at);
    return {
      ...(to === undefined ? {} : { to: { kind: 'union', of: [to, each] } }),
      ...(who === undefined ? {} : { players: who }),
    };
  }),
  rule([objects, 'and', players], (to, who) => ({ to, players: who, said: 'objects-first' })),
  rule([players, 'and', objects], (who, to) => ({ to, players: who })),
);
const source: Parser<Reference> = objects;

export const deedsOnObjectsProductions: Productions = [
  production(
    deed,
    // cr 601.2c: the next sentences say what is done with it.
    rule(['choose', objects], (what) =>
      isTarget(what) ? does({ kind: 'let-objects', what, bind: 'chosen', said: 'choose' }) : undefined,
    ),
    rule(['remove', objects, 'from combat'], (what) => does({ kind: 'remove-from-combat', what })),
    rule(['remove all counters from', objects], (what) => does({ kind: 'remove-counters', from: what })),
    rule(['remove all', counterKind, 'counters from', objects], (counter, what) =>
      does({ kind: 'remove-counters', from: what, counter }),
    ),
    rule(['exchange control of', objects, 'and', objects], (one, other) =>
      does({ kind: 'exchange', one, other, of: 'control' }),
    ),
    rule(['destroy', objects], (what) => does({ kind: 'destroy', what })),
    rule(['destroy', objects, ". it|they can't be regenerated"], (what) =>
      does({ kind: 'destroy', what, regeneration: 'cannot' }),
    ),
    rule(['exiles', objects], (what) => (by) => ({ kind: 'move', what, to: 'exile', cause: 'exile', by })),
    rule(['exile', objects], (what) => does({ kind: 'move', what, to: 'exile', cause: 'exile' })),
    rule(['exile', objects, 'face down'], (what) =>
      does({ kind: 'move', what, to: 'exile', cause: 'exile', face: 'face-down' }),
    ),
    rule(['exiles', objects, 'face down'], (what) => (by) => ({
      kind: 'move',
      what,
      to: 'exile',
      cause: 'exile',
      face: 'face-down',
      by,
    })),
    rule(['exile', objects, 'until', thisObject, 'leaves the battlefield'], (what) =>
      does({ kind: 'move', what, to: 'exile', cause: 'exile', until: LEAVES }),
    ),
    rule(['return', objects, 'to', toHand], (what) =>
      does({ kind: 'move', what, to: 'hand', cause: 'return' }),
    ),
    rule(['returns', objects, 'to', toTheirHand], (what) => (by) => returned(what, 'hand', by)),
    rule(['returns', objects, 'to the battlefield'], (what) => (by) => returned(what, 'battlefield', by)),
    rule(['return', objects, 'to the battlefield transformed', underControl], (what, whoever) =>
      does({ kind: 'move', what, to: 'battlefield', cause: 'return', face: 'transformed', ...whoever }),
    ),
    rule(['return', objects, 'to the battlefield', entersTapped, underControl], (what, how, whoever) =>
      does({ kind: 'move', what, to: 'battlefield', cause: 'return', ...how, ...whoever }),
    ),
    rule(['return', objects, 'to the battlefield', underControl, entersAttached], (what, whoever, where) =>
      does({ kind: 'move', what, to: 'battlefield', cause: 'return', ...whoever, ...where }),
    ),
    rule(
      [
        'shuffle|shuffles',
        objects,
        either(words("into its|their owner|owners '|'s library|libraries"), words('into your library')),
      ],
      (what) => (who: Players) => ({
        kind: 'move',
        what,
        to: 'library',
        cause: 'put',
        position: 'shuffled-in',
        ...(who.kind === 'you' ? {} : { by: who }),
      }),
    ),
    rule(['shuffle', thisObject, "and your graveyard into their owner 's library"], () => (who: Players) => ({
      kind: 'move',
      what: { kind: 'union', of: [{ kind: 'this', said: 'name' }, zonesOf(['graveyard'], who)] },
      to: 'library',
      cause: 'put',
      position: 'shuffled-in',
    })),
    rule(['shuffles', objects, 'into their library'], (what) => (by) => ({
      kind: 'move',
      what,
      to: 'library',
      cause: 'put',
      position: 'shuffled-in',
      by,
    })),
    rule(['shuffle|shuffles your|their', ownZones, 'into your|their library'], (zones) => (who: Players) => ({
      kind: 'move',
      what: zonesOf(zones, who),
      to: 'library',
      cause: 'put',
      position: 'shuffled-in',
      ...(who.kind === 'you' ? {} : { by: who }),
    })),
    rule(['tap', objects], (what) => does({ kind: 'tap', what })),
    rule(['tap or untap', objects], (what) => (who: Players) => ({
      kind: 'choose-effect',
      who,
      options: [
        { kind: 'mode', effect: { kind: 'tap', what } },
        { kind: 'mode', effect: { kind: 'untap', what } },
      ],
    })),
    rule(['untap', objects], (what) => does({ kind: 'untap', what })),
    rule(['copy', objects, '. you may choose new targets for the copy'], (what) =>
      does({ kind: 'copy-spell', what, targets: 'may-change' }),
    ),
    rule(['counter', objects, '. if that spell is countered this way ,', instead], (what, where) =>
      does({ kind: 'counter', what, ...where }),
    ),
    rule(['change the target of', objects], (what) => (who: Players) => ({
      kind: 'new-targets',
      what,
      who,
      how: 'change',
    })),
    rule(
      ['cast', objects, 'without paying its mana cost'],
      (what) => (who: Players) =>
        what.kind === 'each' || what.kind === 'this'
          ? { kind: 'parameter', name: 'cast from anywhere' }
          : { kind: 'cast-now', who, what, free: 'free' },
    ),
    rule(['counter', objects], (what) => does({ kind: 'counter', what })),
    rule(['regenerate', objects], (what) => does({ kind: 'regenerate', what })),
    rule(['transform', objects], (what) => does({ kind: 'transform', what })),
    rule(['flip', objects], (what) => does({ kind: 'flip', what })),
    rule(['detain', objects], (what) => does({ kind: 'detain', what })),
    rule(['goad', objects], (what) => does({ kind: 'goad', what })),
    rule(['put', counters, 'on', objects], ({ counter, count }, on) =>
      does({ kind: 'add-counters', on, counter, count }),
    ),
    rule(['put a|an', counterKind, 'counter on', objects, forEach], (counter, on, each) => {
      const count = timesEach(1, each);
      return count === undefined ? undefined : does({ kind: 'add-counters', on, counter, count });
    }),
    // cr 701.10e
    rule(['double the number of', counterKind, 'counters on', objects], (counter, on) =>
      does({ kind: 'double-counters', on, counter }),
    ),
    rule(['double the number of each kind of counter on', objects], (on) =>
      does({ kind: 'double-counters', on }),
    ),
    rule(['remove', counters, 'from', objects], ({ counter, count }, of) =>
      does({ kind: 'remove-counters', from: of, counter, count }),
    ),
    rule(['turn', objects, 'face', from({ up: 'up', down: 'down' } as const)], (what, face) =>
      does({ kind: 'turn-face', what, face }),
    ),
    rule(['unattach', objects], (what) => does({ kind: 'unattach', what })),
    // cr 122.5
    rule(['move', counters, 'from', objects, 'onto', objects], ({ counter, count }, of, to) =>
      does({ kind: 'move-counters', from: of, to, counter, count }),
    ),
    rule(['move a counter from', objects, 'onto', objects], (of, to) =>
      does({ kind: 'move-counters', from: of, to, count: 1 }),
    ),
    rule(['move all', counterKind, 'counters from', objects, 'onto', objects], (counter, of, to) =>
      does({ kind: 'move-counters', from: of, to, counter }),
    ),
    rule(['move all counters from', objects, 'onto', objects], (of, to) =>
      does({ kind: 'move-counters', from: of, to }),
    ),
    rule(['attach', objects, 'to', objects], (what, to) => does({ kind: 'attach', what, to })),
    rule(['sacrifice|sacrifices', sacrificed], ({ filter, count }) => (who: Players) => ({
      kind: 'sacrifice',
      who,
      filter,
      count,
    })),
    rule(['sacrifice|sacrifices', objects], (what) => (who: Players) => ({
      kind: 'sacrifice-these',
      what,
      ...(who.kind === 'you' ? {} : { who }),
    })),
  ),
  production(
    clause,
    rule(['you may choose new targets for', objects], (what) => ({
      kind: 'new-targets',
      what,
      who: { kind: 'you' },
      how: 'any',
    })),
    rule([source, 'deals|deal', amountOf('damage'), 'to', damageRecipient], (of, amount, dealt) => ({
      kind: 'damage',
      from: of,
      ...dealt,
      amount,
    })),
    rule(
      [source, 'deals|deal', amountOf('damage'), 'to', damageRecipient, ". the damage can't be prevented"],
      (of, amount, dealt) => ({ kind: 'damage', from: of, ...dealt, amount, unpreventable: 'unpreventable' }),
    ),
    // An amount to one recipient and an amount to another.
    rule(
      [
        source,
        'deals|deal',
        amountOf('damage'),
        'to',
        damageRecipient,
        'and',
        amountOf('damage'),
        'to',
        damageRecipient,
      ],
      (of, one, to, other, next) => ({
        kind: 'sequence',
        steps: [
          { kind: 'damage', from: of, ...to, amount: one },
          { kind: 'damage', from: of, ...next, amount: other },
        ],
        said: 'one-deed',
      }),
    ),
    rule([source, 'deals|deal damage to', damageRecipient, 'equal to', value], (of, dealt, amount) =>
      dealt.said === undefined && typeof amount !== 'number'
        ? { kind: 'damage', from: of, ...dealt, amount, said: 'amount-last' }
        : undefined,
    ),
    rule([objects, 'fights|fight', objects], (one, other) => ({ kind: 'fight', one, other })),
    rule([objects, 'becomes|become blocked'], (what) => ({ kind: 'becomes-blocked', what })),
    rule([objects, 'phases|phase out'], (what) => ({ kind: 'phase-out', what })),
  ),
];
