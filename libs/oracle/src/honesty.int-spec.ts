// What a compiled line owes its text, tried on every eightieth card: no word can go without changing what it says, and
// nothing it says can change without changing the text. All cards are tried where HONESTY is set to 1.
import { beforeAll, describe, expect, it } from '@jest/globals';
import { renderAbility, validateAbility, type Ability } from '#abilities';
import { embeddedCards, readMtgjson3 } from '#cards/importers';
import { mutationsOf } from '../../abilities/src/fixtures/mutations.fixture.js';
import { compiledLine, compiledLines, printedAs, type Printed } from './index.js';
import { meaningOf } from './meaning.js';
import { phraseMutants } from './mutants/phrases.js';
import { lex } from './text/lex.js';

const EACH = Number(process.env['HONESTY'] ?? 80);

interface Understood {
  readonly printed: Printed;
  readonly text: string;
  readonly abilities: readonly Ability[];
}
let lines: readonly Understood[];

beforeAll(() => {
  const { cards } = readMtgjson3(embeddedCards());
  lines = cards
    .filter((_, index) => index % EACH === 0)
    .flatMap((card) => card.faces)
    .flatMap((face) => {
      const printed = printedAs(face);
      return compiledLines(printed).flatMap((line) => ('failed' in line ? [] : [{ printed, ...line }]));
    });
}, 120_000);

/** 'All Slivers' and 'Slivers' are the same; so is an order and what 'you' are told to do. */
const IDLE = new Set(['all', 'you']);

/** What the text need not tell of a compiled line, each with its reason. */
const UNTOLD: Readonly<Record<string, string>> = {
  'effect/damage.to': "'any target' is one target, meant in two ways",
  'effect/damage.players': "'any target' is one target, meant in two ways",
  'effect/prevent-damage.to': "'any target' is one target, meant in two ways",
  'effect/prevent-damage.toPlayers': "'any target' is one target, meant in two ways",
  'reference/target.slot': "an 'it' that was not spoken of last is the nearest thing before it",
  'reference/bound.name': "'that card' is the nearest one before it",
  'players/target.slot': "'they' are the nearest players before it",
  'value/amount.name': "'that many' is the nearest number before it",
  'effect/move.position': 'a graveyard has no place to choose (cr 404.2)',
  'effect/move.order': 'a graveyard has no order to choose (cr 404.2)',
  'effect/move.by': 'whoever searches puts the card where it goes',
  'effect/choose-objects.least': "'a source of your choice' is one (cr 609.7)",
  'effect/choose-objects.most': "'a source of your choice' is one (cr 609.7)",
  'effect/choose-objects.unbounded': "'a source of your choice' is one (cr 609.7)",
  'effect/choose-objects.random': "'a source of your choice' is chosen (cr 609.7)",
  'effect/choose-objects.together': "'a source of your choice' is one (cr 609.7)",
  'outcome/choosing.as': 'the name under which a choice is kept is free (cr 607.2d)',
  'ability/activated.costs': 'no cost is {0}',
  'ability/triggered.zone': "'return this card from your graveyard' works there (cr 113.6k)",
  'pattern/moves.group': 'one card is cycled at a time (cr 702.29a)',
  'effect/reveal.by': 'whoever looks at cards reveals one of them',
  'action/be-blocked.least':
    "'all creatures able to block it do so': a requirement has no number (cr 509.1c)",
  'action/be-blocked.most': "'all creatures able to block it do so': a requirement has no number (cr 509.1c)",
  'players/controller.of': "'that player' controls what the event speaks of",
  'ability/keyword.costs': 'no cost is {0}',
  'effect/continuous.until': 'a duration that stands first is that of the whole sentence (cr 611.2a)',
  'pattern/moves.face': "what is played is played face up, or the card says 'face down'",
  'pattern/damage.group': 'damage that is prevented is prevented all at once',
  'filter/all.of': "'can block only creatures': nothing else can be blocked (cr 509.1a)",
};

/** What a text leaves open, and the convention that decides it (docs/compiler.md). */
const DECIDED: readonly (readonly [choice: string, change: RegExp, rule: string])[] = [
  ['points to', /./, 'cr 608.2c: of what fits, what was spoken of last'],
  ['intervening or on resolution', /^intervening/, 'cr 603.4: an if right after the event is asked twice'],
  ['you, controller or owner', /^controller > (?:subject|agent)$/, "cr 109.4: 'that player' who controls it"],
  ['who does it', /nobody > you$/, 'cr 109.5: an order is yours'],
  [
    'who does it',
    /^(?:move|reveal)\.by: nobody > (?:all|opponents)$/,
    'cr 608.2c: who searches or looks does the rest',
  ],
];

describe('what is understood', () => {
  it('is understood to the last word: without any of them it says something else, or nothing', () => {
    const idle = new Set<string>();
    for (const { printed, text, abilities } of lines)
      for (const { text: word, at } of lex(text)) {
        if (!/^[\p{L}\d]/u.test(word) || IDLE.has(word.toLowerCase())) continue;
        const without = `${text.slice(0, at)}${text.slice(at + word.length).replace(/^ /, '')}`.trim();
        const line = compiledLine(without, printed);
        if (!('failed' in line) && meaningOf(line.abilities) === meaningOf(abilities))
          idle.add(`${word}: ${text}`);
      }
    expect([...idle]).toEqual([]);
    expect(lines.length).toBeGreaterThan(150);
  });

  it('could not be anything else: whatever is changed about it shows in the text', () => {
    const untold = new Set<string>();
    for (const { printed, abilities } of lines)
      for (const ability of abilities) {
        const text = renderAbility(ability, printed);
        for (const { field, ability: changed } of mutationsOf('ability', ability))
          if (!(field in UNTOLD) && renderAbility(changed, printed) === text) untold.add(`${field}: ${text}`);
      }
    expect([...untold]).toEqual([]);
  });

  it('where whole phrases could be meant otherwise a convention decides', () => {
    const open = new Set<string>();
    const seen = new Set<string>();
    for (const { printed, abilities } of lines)
      for (const ability of abilities) {
        const text = renderAbility(ability, printed);
        for (const { choice, change, ability: other } of phraseMutants(ability)) {
          if (!validateAbility(other).ok) continue;
          if (renderAbility(other, printed) !== text || meaningOf(other) === meaningOf(ability)) continue;
          if (DECIDED.some(([which, what]) => which === choice && what.test(change))) seen.add(choice);
          else open.add(`${choice}, ${change}: ${text}`);
        }
      }
    expect([...open]).toEqual([]);
    expect([...seen].sort()).toEqual(['intervening or on resolution', 'points to', 'who does it']);
  });
});
