// Trigger events with an object as the subject: 'this creature enters or attacks'. Example: Nekrataal.
import type { Condition, Filter, Pattern } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { either, from, listed, map, once, rule, words } from '../../parsing/parser.js';
import type { Parser, Scan } from '../../parsing/scan.js';
import { counterKind } from '../words/counters.js';
import { aCard, aThing, both, things } from '../nouns/nouns.js';
import { anyone, condition, noun, pattern, type Noun } from '../words/nonterminals.js';
import { hostObject, thisObject } from '../nouns/objects.js';
import { numberWord } from '../words/numbers.js';

export const IS_THIS_OBJECT: Filter = { kind: 'is', of: { kind: 'this' } };
const HOST: Filter = { kind: 'is', of: { kind: 'host' } };
const YOU = { kind: 'you' } as const;
const NONTOKEN: Filter = { kind: 'not', of: { kind: 'status', is: 'token' } };
const or = (one: Filter, other: Filter): Filter => ({ kind: 'any', of: [one, other] });
const and = (filter: Filter, other: Filter): Filter => ({
  kind: 'all',
  of: [...(filter.kind === 'all' ? filter.of : [filter]), other],
});
/** 'this creature', 'a creature you control', 'this creature or another Elf'. */
const subject: Parser<Filter> = once(
  either<Filter>(
    map(thisObject, () => IS_THIS_OBJECT),
    map(hostObject, () => HOST),
    aThing,
    rule([thisObject, 'or', aThing], (_, other) => or(IS_THIS_OBJECT, other)),
    rule([thisObject, 'or', hostObject], () => or(IS_THIS_OBJECT, HOST)),
    rule([aThing, 'or', aThing], or),
  ),
);
/** 'this creature', 'another creature': the object on the other side of the event. */
export const oneObject: Parser<Filter> = either<Filter>(
  map(thisObject, () => IS_THIS_OBJECT),
  map(hostObject, () => HOST),
  aThing,
);

/** An event, given the object it happens to. */
type Happening = (what: Filter) => Pattern;
const happening =
  (make: Happening): (() => Happening) =>
  () =>
    make;
const simple = (
  text: string,
  kind: 'taps' | 'untaps' | 'turned-face-up' | 'unblocked' | 'transforms' | 'phases-in' | 'phases-out',
): Parser<Happening> =>
  rule(
    [text],
    happening((what) => ({ kind, what })),
  );

const dies: Happening = (what) => ({ kind: 'moves', what, from: ['battlefield'], to: ['graveyard'] });
/** Whose graveyard: a card goes to its owner's (cr 400.3). */
const graveyard: Parser<Filter | 'anybody'> = either<Filter | 'anybody'>(
  map(words('a graveyard'), () => 'anybody'),
  map(words('your graveyard'), () => ({ kind: 'owner', is: { kind: 'you' } })),
  map(words("an opponent 's graveyard"), () => ({ kind: 'owner', is: { kind: 'opponents' } })),
);
const owned = (what: Filter, owner: Filter | 'anybody'): Filter =>
  owner === 'anybody' ? what : what.kind === 'anything' ? owner : and(what, owner);
const moves: Parser<Happening> = either<Happening>(
  rule(
    ['enters|enter'],
    happening((what) => ({ kind: 'moves', what, to: ['battlefield'] })),
  ),
  rule(['dies|die'], happening(dies)),
  rule(
    ['leaves|leave the battlefield'],
    happening((what) => ({ kind: 'moves', what, from: ['battlefield'] })),
  ),
  rule(
    ['is|are put into', graveyard, 'from the battlefield'],
    (owner): Happening =>
      (what) =>
        dies(owned(what, owner)),
  ),
  rule(['is put into your graveyard from your library'], (): Happening => (what) => ({
    kind: 'moves',
    what,
    from: ['library'],
    to: ['graveyard'],
  })),
  rule(['is|are put into', graveyard, 'from anywhere'], (owner): Happening => (what) => ({
    kind: 'moves',
    what: owned(what, owner),
    to: ['graveyard'],
  })),
);
const combat: Parser<Happening> = either<Happening>(
  rule(
    ['attacks|attack'],
    happening((what) => ({ kind: 'attacks', what })),
  ),
  rule(
    ['attacks alone'],
    happening((what) => ({ kind: 'attacks', what, alone: 'alone' })),
  ),
  rule(['attacks|attack', anyone], (players): Happening => (what) => ({ kind: 'attacks', what, players })),
  rule(['attacks|attack', anyone, 'or', aThing], (players, defender): Happening => (what) => ({
    kind: 'attacks',
    what,
    defender,
    players,
  })),
  rule(
    ['blocks|block'],
    happening((what) => ({ kind: 'blocks', what })),
  ),
  rule(['blocks|block', oneObject], (attacker): Happening => (what) => ({ kind: 'blocks', what, attacker })),
  rule(
    ['becomes|become blocked'],
    happening((what) => ({ kind: 'becomes-blocked', what })),
  ),
  // cr 509.3d: once for each blocker.
  rule(['becomes|become blocked by', oneObject], (by): Happening => (what) => ({
    kind: 'becomes-blocked',
    what,
    by,
    each: 'each',
  })),
  rule(['blocks or becomes blocked by', oneObject], (by): Happening => (what) => ({
    kind: 'any',
    of: [
      { kind: 'blocks', what, attacker: by },
      { kind: 'becomes-blocked', what, by, each: 'each' },
    ],
  })),
  simple("attacks and isn't blocked", 'unblocked'),
  rule(['attacks|attack you or planeswalkers you control'], (): Happening => (what) => ({
    kind: 'attacks',
    what,
    players: YOU,
    defender: {
      kind: 'all',
      of: [
        { kind: 'type', is: 'planeswalker' },
        { kind: 'controller', is: YOU },
      ],
    },
  })),
);

const how = from<'combat' | 'noncombat' | undefined>({
  damage: undefined,
  combat: 'combat',
  noncombat: 'noncombat',
});
/** 'damage', 'combat damage'. */
const someDamage: Parser<{ readonly combat?: 'combat' | 'noncombat' }> = (scan, at) =>
  how(scan, at).flatMap(({ value, end }) =>
    value === undefined
      ? [{ value: {}, end }]
      : words('damage')(scan, end).map((damage) => ({ value: { combat: value }, end: damage.end })),
  );
const damage: Parser<Happening> = either<Happening>(
  rule(['deals|deal', someDamage], (combats): Happening => (what) => ({
    kind: 'damage',
    from: what,
    ...combats,
  })),
  rule(['deals|deal', someDamage, 'to', anyone], (combats, players): Happening => (what) => ({
    kind: 'damage',
    from: what,
    players,
    ...combats,
  })),
  rule(['deals|deal', someDamage, 'to', oneObject], (combats, to): Happening => (what) => ({
    kind: 'damage',
    from: what,
    to,
    ...combats,
  })),
  rule(
    ['deals|deal', someDamage, 'to', anyone, 'or', aThing],
    (combats, players, to): Happening =>
      (what) => ({ kind: 'damage', from: what, to, players, ...combats }),
  ),
  // Once, however many sources deal damage at the same time.
  rule(['is|are dealt', someDamage], (combats): Happening => (what) => ({
    kind: 'damage',
    to: what,
    ...combats,
    group: 'one-or-more',
  })),
);
const byWhat: Parser<Filter> = rule(['a', spellOrAbility()], (by) => by);
const changes: Parser<Happening> = either<Happening>(
  simple('becomes tapped', 'taps'),
  simple('becomes untapped', 'untaps'),
  simple('is turned face up', 'turned-face-up'),
  simple('transforms', 'transforms'),
  simple('phases in', 'phases-in'),
  simple('phases out', 'phases-out'),
  rule(
    ['becomes monstrous'],
    happening((what) => ({ kind: 'becomes-designated', what, is: 'monstrous' })),
  ),
  rule(
    ['becomes renowned'],
    happening((what) => ({ kind: 'becomes-designated', what, is: 'renowned' })),
  ),
  rule(
    ['becomes the target of a spell or ability'],
    happening((what) => ({ kind: 'targeted', what })),
  ),
  rule(['becomes the target of', byWhat], (by): Happening => (what) => ({ kind: 'targeted', what, by })),
  rule(
    ['exploits a creature'],
    happening((what) => ({ kind: 'keyword-action', action: 'exploit', what })),
  ),
  rule(['becomes attached to', oneObject], (to): Happening => (what) => ({ kind: 'attached', what, to })),
  rule(['becomes unattached from', oneObject], (to): Happening => (what) => ({
    kind: 'unattached',
    what,
    from: to,
  })),
  rule(
    ['is|are tapped for mana'],
    happening((what) => ({ kind: 'taps-for-mana', what })),
  ),
);
/** 'spell', 'spell or ability an opponent controls', 'red spell'. */
function spellOrAbility(): Parser<Filter> {
  const isSpell = (found: Noun) => found.base === 'spell' && found.number === 'one';
  return either<Filter>(
    map(noun, (found) => (isSpell(found) ? found.filter : undefined)),
    rule(['spell or ability', anyone, 'controls|control'], (is) => ({
      kind: 'all',
      of: [
        { kind: 'any', of: [{ kind: 'spell' }, { kind: 'ability' }] },
        { kind: 'controller', is },
      ],
    })),
  );
}
const happenings: Parser<Happening> = once(either<Happening>(moves, combat, damage, changes));

const anyOf = (patterns: readonly Pattern[]): Pattern => {
  const [first] = patterns;
  return patterns.length === 1 && first !== undefined
    ? first
    : { kind: 'any', of: patterns.flatMap((each) => (each.kind === 'any' ? each.of : [each])) };
};
/** cr 603.2c: 'one or more': once for everything that happens at the same time. */
function grouped(pattern: Pattern): Pattern | undefined {
  if (pattern.kind === 'any') {
    const of = pattern.of.map(grouped);
    return of.every((each) => each !== undefined) ? { kind: 'any', of } : undefined;
  }
  return pattern.kind === 'moves' || pattern.kind === 'attacks' || pattern.kind === 'blocks'
    ? { ...pattern, group: 'one-or-more' }
    : pattern.kind === 'damage' && pattern.from !== undefined
      ? { ...pattern, group: 'one-or-more' }
      : undefined;
}

/** cr 111.6: tokens are not cards. */
const ofCards = (pattern: Pattern): Pattern =>
  pattern.kind === 'moves' && pattern.from === undefined && pattern.to !== undefined
    ? { ...pattern, what: pattern.what.kind === 'anything' ? NONTOKEN : and(pattern.what, NONTOKEN) }
    : pattern;

/** cr 702.55c: the creature this card haunts, from exile. */
const HAUNTED: Pattern = {
  kind: 'moves',
  what: { kind: 'is', of: { kind: 'linked', name: 'haunts' } },
  from: ['battlefield'],
  to: ['graveyard'],
};
const haunts = <T>(of: T, { self: { kept } }: Scan): T | undefined =>
  kept.includes('haunts') ? of : undefined;
const FOR_THE_FIRST_TIME = 'for the first time each turn';
/** cr 603.8: state triggers wait for a state, not an event. */
const STANDS: readonly Condition['kind'][] = ['exists', 'matches', 'compare'];

export const eventsOfObjectsProductions: Productions = [
  production(
    pattern,
    rule([subject, listed(happenings, 'or')], (what, all) => anyOf(all.map((each) => each(what)))),
    rule([thisObject, 'enters or the creature it haunts dies'], (_, scan) =>
      haunts(
        { kind: 'any', of: [{ kind: 'moves', what: IS_THIS_OBJECT, to: ['battlefield'] }, HAUNTED] },
        scan,
      ),
    ),
    rule(['the creature this spell haunts dies'], (scan) => haunts(HAUNTED, scan)),
    rule([thisObject, 'and at least', numberWord, 'other creatures attack'], (_, others) => ({
      kind: 'attacks',
      what: IS_THIS_OBJECT,
      others,
    })),
    rule(['one or more', things, happenings], (what, happens) => grouped(happens(what))),
    rule([aCard, moves], (what, happens) => ofCards(happens(what))),
    rule(['a source', damage], (happens) => {
      const made = happens({ kind: 'anything' });
      return made.kind === 'damage' && made.from !== undefined
        ? (Object.fromEntries(Object.entries(made).filter(([field]) => field !== 'from')) as typeof made)
        : undefined;
    }),
    rule(['a source', anyone, 'controls|control', damage], (is, happens) =>
      happens({ kind: 'controller', is }),
    ),
    rule([subject, 'becomes the target of a spell or ability', FOR_THE_FIRST_TIME], (what) => ({
      kind: 'targeted',
      what,
      first: 'first-each-turn',
    })),
    rule(['one or more', counterKind, 'counters are put on', oneObject], (counter, on) => ({
      kind: 'adds-counters',
      on,
      counter,
    })),
    rule(['the last', counterKind, 'counter is removed from', oneObject], (counter, of) => ({
      kind: 'removes-counters',
      from: of,
      counter,
      last: 'last',
    })),
  ),
  production(
    pattern,
    map(condition, (so) => (STANDS.includes(so.kind) ? { kind: 'state', condition: so } : undefined)),

    rule(['you control no', things], (filter) => ({
      kind: 'state',
      condition: {
        kind: 'not',
        of: { kind: 'exists', filter: both(filter, { kind: 'controller', is: { kind: 'you' } }) },
      },
    })),
    rule(['there are no', things], (filter) => ({
      kind: 'state',
      condition: { kind: 'not', of: { kind: 'exists', filter } },
    })),
  ),
];
