// Words and numbers chosen as an effect happens: colours, types, names, numbers (cr 107.1, 201.4, 608.2d).
import {
  BASIC_LAND_TYPE_NAMES,
  CARD_TYPES,
  COLOURS,
  CREATURE_TYPES,
  KEYWORDS,
  SUBTYPES_OF,
  UTOPIA_TYPE,
  type Effect,
} from '#abilities';
import { definitionNamed } from '../../decide/definition-named.js';
import { occur } from '../../engine/occur.js';
import type { Run } from '../../engine/run.js';
import type { GameEvent } from '../../events/events.js';
import { colourOf } from '../../reading/words.js';
import type { EffectHandlers } from '../handlers.js';
import { asCost, isFree, matchingOf, useUp, type Matching } from './matched-names.js';
import { catalogueNames } from './names.js';
import { choosers } from './seats.js';
type WordKind = Extract<Effect, { kind: 'choose-word' }>['of'];

/** The words there are; null: any the player says. */
const WORDS: { readonly [K in WordKind]: readonly string[] | null } = {
  'creature-type': CREATURE_TYPES,
  'land-type': [...SUBTYPES_OF.land],
  'basic-land-type': BASIC_LAND_TYPE_NAMES,
  'card-type': CARD_TYPES,
  'artifact-type': [...SUBTYPES_OF.artifact],
  'enchantment-type': [...SUBTYPES_OF.enchantment],
  'planeswalker-type': [...SUBTYPES_OF.planeswalker],
  counter: null,
  keyword: [...KEYWORDS.keys()],
  'even-odd': ['even', 'odd'],
  direction: ['left', 'right'],
  label: null,
};

/** utopia 904.4: one land type more, where it is played. */
const wordsOfKind = ({ proposal }: Run, of: WordKind): readonly string[] | null =>
  of === 'basic-land-type' && proposal.variant.anyCardAsLand?.as === 'utopia'
    ? [...BASIC_LAND_TYPE_NAMES, UTOPIA_TYPE]
    : WORDS[of];

/** cr 612.1: a word is replaced by another. */
function otherThan(
  { context: { bindings } }: Run,
  other: string | undefined,
  words: readonly string[],
): readonly string[] {
  const word = other === undefined ? undefined : bindings[other]?.word;
  return word === undefined ? words : words.filter((one) => one !== word);
}

/** One word for one player; where several choose, the last word stands, and each one's under the player's number. */
function chooseWords(
  run: Run,
  effect: Pick<Extract<Effect, { kind: 'choose-word' }>, 'who' | 'bind'>,
  of: string,
  from: readonly string[] | null,
  prompt: 'word' | 'name' = 'word',
  meant: (word: string) => string | undefined = (word) => word,
): void {
  // Without a word to choose none is chosen.
  if (from?.length === 0) return;
  const chosen: GameEvent[] = [];
  for (const seat of choosers(run, effect.who)) {
    let word: string | undefined;
    // A name that is none is asked for again: the catalogue is too long to offer.
    do {
      const said = run.ask<'word'>(seat, prompt, {
        kind: 'word',
        of,
        from: from === null ? null : [...from],
      });
      word = meant(said.word);
    } while (word === undefined);
    run.bind(effect.bind, { word, players: [seat] });
    chosen.push({ type: 'WordChosen', seat, of, word });
  }
  occur(run.proposal, chosen);
}

/** war-zone: what was said is a cost from now on; by what is looked for a name is used up. */
function asItsCost(run: Run, { bind }: Extract<Effect, { kind: 'choose-name' }>, matching: Matching): void {
  const { word = '', players = [] } = run.context.bindings[bind] ?? {};
  const [seat] = players;
  if (seat === undefined) return;
  if (matching === 'finds') useUp(run, seat, word);
  run.bind(bind, { word: asCost(run, word) ?? '', players });
}

export const wordChoices: EffectHandlers<'choose-colour' | 'choose-word' | 'choose-number' | 'choose-name'> =
  {
    'choose-colour'(run, effect) {
      const from = effect.from?.flatMap((colour) => colourOf(run.sight, colour, run.context) ?? []);
      chooseWords(run, effect, 'colour', otherThan(run, effect.other, from ?? COLOURS));
      return undefined;
    },
    'choose-word'(run, effect) {
      const words = effect.from ?? wordsOfKind(run, effect.of);
      chooseWords(run, effect, effect.of, words === null ? null : otherThan(run, effect.other, words));
      return undefined;
    },
    'choose-number'(run, { who, least, most, bind }) {
      const from = run.value(least);
      const to = most === undefined ? null : Math.max(from, run.value(most));
      for (const seat of choosers(run, who)) {
        const amount =
          from === to
            ? from
            : run.ask<'number'>(seat, 'number', { kind: 'number', least: from, most: to }).number;
        run.bind(bind, { amount, players: [seat] });
      }
      return undefined;
    },
    'choose-name'(run, effect) {
      const names = catalogueNames(run, effect.filter);
      const matching = matchingOf(run, effect);
      /** cr 201.4: in whatever language and spelling it is said. */
      const named = (word: string): string | undefined =>
        names.has(word) ? word : definitionNamed(run.proposal.inputs, word)?.name;
      // Where no card has such a name none is chosen.
      if (matching === 'compares')
        chooseWords(run, effect, 'cost', null, 'name', (word) =>
          [word, named(word)].find((one) => one !== undefined && asCost(run, one) !== undefined),
        );
      else if (names.size > 0)
        chooseWords(run, effect, 'name', null, 'name', (word) => {
          const name = named(word);
          const fits = name !== undefined && names.has(name) && (matching === 'neither' || isFree(run, name));
          return fits ? name : undefined;
        });
      if (matching !== 'neither') asItsCost(run, effect, matching);
      return undefined;
    },
  };
