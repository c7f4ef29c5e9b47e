// Replacement effects with 'instead' (cr 614): 'if this creature would die, exile it instead'. Example: Parallel
// Lives.
import type { Duration, Effect, Filter, Outcome, Pattern, Replacement, Static, Value } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { either, map, rule, words } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { counterKind } from '../words/counters.js';
import { aCard, aThing } from '../nouns/nouns.js';
import { anyone, clause, objects, statics } from '../words/nonterminals.js';
import { hostObject, thisObject } from '../nouns/objects.js';
import { numberWord } from '../words/numbers.js';

const THIS: Filter = { kind: 'is', of: { kind: 'this' } };
const HOST: Filter = { kind: 'is', of: { kind: 'host' } };
const NONTOKEN: Filter = { kind: 'not', of: { kind: 'status', is: 'token' } };
const both = (filter: Filter, other: Filter): Filter => ({
  kind: 'all',
  of: [...(filter.kind === 'all' ? filter.of : [filter]), other],
});

/** The object of the event that is replaced. */
const subject: Parser<Filter> = either<Filter>(
  map(thisObject, () => THIS),
  map(hostObject, () => HOST),
  aThing,
);
type Leaving = (what: Filter) => Pattern;
const leaving: Parser<Leaving> = either<Leaving>(
  rule(['would die'], (): Leaving => (what) => ({
    kind: 'moves',
    what,
    from: ['battlefield'],
    to: ['graveyard'],
  })),
  rule(['would be put into a graveyard from the battlefield'], (): Leaving => (what) => ({
    kind: 'moves',
    what,
    from: ['battlefield'],
    to: ['graveyard'],
  })),
  rule(['would leave the battlefield'], (): Leaving => (what) => ({
    kind: 'moves',
    what,
    from: ['battlefield'],
  })),
);
const anywhere: Parser<Leaving> = either<Leaving>(
  rule(['would be put into a graveyard from anywhere'], (): Leaving => (what) => ({
    kind: 'moves',
    what,
    to: ['graveyard'],
  })),
  rule(["would be put into an opponent 's graveyard from anywhere"], (): Leaving => (what) => ({
    kind: 'moves',
    what: both(what, { kind: 'owner', is: { kind: 'opponents' } }),
    to: ['graveyard'],
  })),
);
const elsewhere: Parser<Outcome> = either<Outcome>(
  map(words('exile it'), () => ({ kind: 'to-zone', zone: 'exile' })),
  map(words("put it into its owner 's hand"), () => ({ kind: 'to-zone', zone: 'hand' })),
  map(words("put it on the bottom of its owner 's library"), () => ({
    kind: 'to-zone',
    zone: 'library',
    position: 'bottom',
  })),
  map(words("put it on top of its owner 's library"), () => ({
    kind: 'to-zone',
    zone: 'library',
    position: 'top',
  })),
  map(words("shuffle it into its owner 's library"), () => ({
    kind: 'to-zone',
    zone: 'library',
    position: 'shuffled-in',
  })),
  map(words("reveal it and shuffle it into its owner 's library"), () => ({
    kind: 'to-zone',
    zone: 'library',
    position: 'shuffled-in',
    reveal: 'reveal',
  })),
);
const replaced = (event: Pattern, outcomes: readonly Outcome[]): Replacement => ({
  kind: 'replace',
  event,
  outcomes,
});
const always = (event: Pattern, ...outcomes: readonly Outcome[]): readonly Static[] => [
  { kind: 'replace', replacement: replaced(event, outcomes) },
];

const TWICE: Value = { kind: 'product', of: 2, by: { kind: 'event-amount' } };
const ONE_MORE: Value = { kind: 'sum', of: [{ kind: 'event-amount' }, 1] };
const doubled: Outcome = { kind: 'amount', value: TWICE };
const more: Parser<Outcome> = either<Outcome>(
  map(words('twice that many'), () => doubled),
  map(words('that many plus one'), () => ({ kind: 'amount', value: ONE_MORE })),
);
const gainer = either(words('you gain'), words('that player gains'));

/** A replacement created by an effect: for a turn, or for as long as the object is there. */
interface Dying {
  readonly happens: Leaving;
  readonly until: Duration;
}
const dying: Parser<Dying> = either<Dying>(
  map(
    either(
      words('would die this turn'),
      words('would be put into a graveyard from the battlefield this turn'),
    ),
    () => ({
      happens: (what: Filter) => ({ kind: 'moves', what, from: ['battlefield'], to: ['graveyard'] }),
      until: THIS_TURN,
    }),
  ),
  // A card that is cast, from whatever zone it would go to the graveyard.
  rule(['would be put into a graveyard from anywhere this turn'], () => ({
    happens: (what) => ({ kind: 'moves', what, to: ['graveyard'] }),
    until: THIS_TURN,
  })),
  rule(['would leave the battlefield'], () => ({
    happens: (what) => ({ kind: 'moves', what, from: ['battlefield'] }),
    until: { kind: 'forever' },
  })),
);
const THIS_TURN: Duration = { kind: 'end-of-turn', said: 'this-turn' };
const forIt = ({ happens, until }: Dying, what: Filter, outcome: Outcome): Effect => ({
  kind: 'create-replacement',
  replacement: replaced(happens(what), [outcome]),
  until,
});

export const insteadProductions: Productions = [
  production(
    statics,
    rule(['if', subject, leaving, ',', elsewhere, 'instead'], (what, event, outcome) =>
      always(event(what), outcome),
    ),
    // 'From anywhere': works in every zone.
    rule(['if', thisObject, anywhere, ',', elsewhere, 'instead'], (_, event, outcome) =>
      always(event(THIS), outcome),
    ),
    rule(['if', aCard, anywhere, ',', elsewhere, 'instead'], (what, event, outcome) =>
      always(event(what.kind === 'anything' ? NONTOKEN : both(what, NONTOKEN)), outcome),
    ),
  ),
  production(
    statics,
    rule(['if', anyone, 'would gain life ,', gainer, 'twice that much life instead'], (who) =>
      always({ kind: 'gains-life', who }, doubled),
    ),
    rule(['if', anyone, 'would gain life , that player gains no life instead'], (who) =>
      always({ kind: 'gains-life', who }),
    ),
    // cr 121.2: cards are drawn one by one, and each draw is replaced.
    rule(['if you would draw a card , draw', numberWord, 'cards instead'], (value) =>
      always({ kind: 'draws', who: { kind: 'you' } }, { kind: 'amount', value }),
    ),
    rule(
      [
        'if an effect would create one or more tokens under your control , it creates',
        more,
        'of those tokens instead',
      ],
      (outcome) => always({ kind: 'creates', who: { kind: 'you' } }, outcome),
    ),
    rule(
      ['if one or more tokens would be created ,', more, 'of those tokens are created instead'],
      (outcome) => always({ kind: 'creates', who: { kind: 'all' } }, outcome),
    ),
    rule(
      [
        'if one or more',
        counterKind,
        'counters would be put on',
        aThing,
        ',',
        more,
        counterKind,
        'counters are put on it instead',
      ],
      (counter, on, outcome, same) =>
        counter === same ? always({ kind: 'adds-counters', on, counter }, outcome) : undefined,
    ),
  ),
  production(
    clause,
    rule(['if', objects, dying, ',', elsewhere, 'instead'], (of, event, outcome) =>
      of.kind === 'each' || of.kind === 'this' ? undefined : forIt(event, { kind: 'is', of }, outcome),
    ),
    rule(['if', aThing, dying, ',', elsewhere, 'instead'], (what, event, outcome) =>
      JSON.stringify(what).includes('"said":"damaged"') ? forIt(event, what, outcome) : undefined,
    ),
  ),
];
