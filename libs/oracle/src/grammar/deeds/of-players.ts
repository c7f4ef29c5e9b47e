// What players do: draw, discard, mill, gain and lose life, scry, shuffle, create tokens, add mana. Example:
// Divination.
import type { Effect, Filter, Players, Value } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { either, from, given, listed, map, rule, several, words } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { NOTED } from '../../text/linked.js';
import { both, cards, things } from '../nouns/nouns.js';
import { addedMana } from './mana.js';
import { deed, noun, objects, players, whose, type Deed } from '../words/nonterminals.js';
import { amountOf, countOf } from '../amounts/values.js';
import { numberWord, numeral, x } from '../words/numbers.js';
import { createdTokens } from './tokens.js';
import { quoted } from '../nouns/quoted-ability.js';

const does =
  (make: (who: Players) => Effect): Deed =>
  (who) =>
    make(who);

const discarded: Parser<{ readonly count: Value; readonly filter?: Filter }> = either(
  map(countOf('card', 'cards'), (count) => ({ count })),
  rule(['a|an', noun], ({ base, number, filter }) =>
    base === 'card' && number === 'one' && filter.kind !== 'anything' ? { count: 1, filter } : undefined,
  ),
  rule([either<Value>(numberWord, x), cards], (count, filter) =>
    filter.kind === 'anything' ? undefined : { count, filter },
  ),
);

/** cr 614.10: 'skip your next turn', 'skips their next untap step'. */
const nextOf = words('your|their next');
const skipped = either<Extract<Effect, { kind: 'skip' }>['what']>(
  from({ turn: 'turn' } as const),
  rule([from({ untap: 'untap', upkeep: 'upkeep', draw: 'draw' } as const), 'step'], (step) => step),
  map(words('combat phase'), () => 'combat' as const),
);

/** cr 106.6: the spells the mana may be spent on, and the sources of the abilities it may be spent on. */
interface Spent {
  readonly restriction: Filter;
  readonly said?: 'one';
}
const spells = (number: 'one' | 'many'): Parser<Filter> =>
  map(noun, (found) => (found.base === 'spell' && found.number === number ? found.filter : undefined));
/** cr 109.2: permanents only, no spells or cards. */
const there = (filter: Filter): Filter => both(filter, { kind: 'in', zone: 'battlefield' });
const spentOn: Parser<Spent> = either<Spent>(
  rule(['to cast', spells('many')], (restriction) => ({ restriction })),
  rule(['to cast a|an', spells('one')], (restriction) => ({ restriction, said: 'one' })),
  rule(['to activate abilities of', things], (what) => ({ restriction: there(what) })),
  rule(['to cast', spells('many'), 'or activate abilities of', things], (cast, what) => ({
    restriction: { kind: 'any', of: [cast, there(what)] },
  })),
);

export const deedsOfPlayersProductions: Productions = [
  production(
    deed,
    rule(['draw|draws', countOf('card', 'cards')], (count) => does((who) => ({ kind: 'draw', who, count }))),
    // cr 701.40e
    rule(['manifest the top', numberWord, 'cards of your library'], (count) =>
      does((who) => ({
        kind: 'manifest',
        who,
        what: { kind: 'top', whose: { kind: 'you' }, count },
      })),
    ),
    // cr 701.10d
    rule(['double', whose, 'life total'], (who) =>
      does(() => ({
        kind: 'set-life',
        who,
        amount: { kind: 'product', of: 2, by: { kind: 'life', of: who } },
      })),
    ),
    // cr 701.10f
    rule(['double the amount of each type of unspent mana you have'], () =>
      does(() => ({ kind: 'add-mana', mana: { kind: 'doubled' } })),
    ),
    rule(['discard|discards', discarded], (what) => does((who) => ({ kind: 'discard', who, ...what }))),
    rule(['discard|discards', discarded, 'at random'], (what) =>
      does((who) => ({ kind: 'discard', who, ...what, how: 'random' })),
    ),
    rule(['discard|discards your|their hand'], () => does((who) => ({ kind: 'discard', who, how: 'hand' }))),
    rule(['mill|mills', countOf('card', 'cards')], (count) => does((who) => ({ kind: 'mill', who, count }))),
    rule(['gain|gains', amountOf('life')], (amount) => does((who) => ({ kind: 'gain-life', who, amount }))),
    rule(['lose|loses', amountOf('life')], (amount) => does((who) => ({ kind: 'lose-life', who, amount }))),
    rule(['scry|scries', either(numeral, x)], (count) => does((who) => ({ kind: 'scry', who, count }))),
    rule(['surveil|surveils', either(numeral, x)], (count) =>
      does((who) => ({ kind: 'surveil', who, count })),
    ),
    rule(['lose|loses all unspent mana'], () => does((who) => ({ kind: 'empty-pool', who }))),
    rule(['lose|loses all unspent mana and you add the mana lost this way'], () =>
      does((who) => ({ kind: 'empty-pool', who, to: { kind: 'you' } })),
    ),
    // cr 607.2e
    rule(['note the type of mana spent to pay this activation cost'], (scan) =>
      scan.self.kept.includes(NOTED)
        ? does(() => ({ kind: 'note-mana', what: 'type', as: NOTED }))
        : undefined,
    ),
    rule(['activate|activates a mana ability of', objects], (of) =>
      does((who) => ({ kind: 'activate-mana', who, of })),
    ),
    rule(['shuffle|shuffles'], () => does((who) => ({ kind: 'shuffle', who }))),
    rule(['lose|loses the game'], () => does((who) => ({ kind: 'lose-game', who }))),
    rule(['win|wins the game'], () => does((who) => ({ kind: 'win-game', who }))),
    rule(['take|takes an extra turn after this one'], () => does((who) => ({ kind: 'extra-turn', who }))),
    rule(['proliferate'], () => does(() => ({ kind: 'proliferate' }))),
    rule(['become|becomes the monarch'], () => does((who) => ({ kind: 'become-monarch', who }))),
    rule(['add', addedMana], (added) =>
      does((who) => ({ kind: 'add-mana', ...(who.kind === 'you' ? {} : { who }), ...added })),
    ),
    rule(['add', addedMana, '. spend this mana only', spentOn], (added, spent) =>
      does((who) => ({ kind: 'add-mana', ...(who.kind === 'you' ? {} : { who }), ...added, ...spent })),
    ),
    rule(['adds', addedMana], (added) => does((who) => ({ kind: 'add-mana', who, ...added }))),
    rule(['get|gets', countOf('poison counter', 'poison counters')], (count) =>
      does((who) => ({ kind: 'player-counters', who, counter: 'poison', count })),
    ),
    rule(['get|gets', several(words('{e}'), given(undefined))], (all) =>
      does((who) => ({ kind: 'player-counters', who, counter: 'energy', count: all.length })),
    ),
    rule(['get|gets an emblem with', listed(quoted, 'and')], (abilities) =>
      does((who) => ({
        kind: 'get-emblem',
        who,
        face: { kind: 'face', name: 'Emblem', types: [], abilities },
      })),
    ),
    rule(['skip|skips', nextOf, skipped], (_, what) => does((who) => ({ kind: 'skip', who, what }))),
    rule(['control|controls', players, "during that player 's next turn"], (who) =>
      does((by) => ({ kind: 'control-player', who, by, during: 'next-turn' })),
    ),
    rule(['create|creates', createdTokens], ({ token, count, enters }) =>
      does((who) => ({
        kind: 'create-token',
        ...(who.kind === 'you' ? {} : { who }),
        token,
        ...(count === 1 ? {} : { count }),
        ...(enters === undefined ? {} : { enters }),
      })),
    ),
  ),
];
