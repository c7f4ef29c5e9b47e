// Words and numbers chosen as an effect happens: colours, types, names, numbers (cr 107.1, 201.4, 608.2d). It
// names Utopia, because utopia has one land type more to choose.
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
import { definitionNamed } from '../../../engine/naming/definition-named.js';
import { occur } from '../../../engine/triggers/occur.js';
import { Run } from '../../../engine/frames/run.js';
import type { Proposal } from '../../../engine/proposal/proposal.js';
import type { Answer, QuestionOf } from '../../../model/decisions/decision.js';
import { refuse, type Refusal } from '../../../model/basics/refusal.js';
import type { Seat } from '../../../model/basics/ids.js';
import { BOUNDS } from '../../../model/basics/bounds.js';
import type { GameEvent } from '../../../model/events/events.js';
import { colourOf } from '../../../reading/language/words.js';
import type { EffectHandlers } from '../../../engine/frames/handlers.js';
import { asCost, isNameUnused, matchingOf, markNameUsed, type Matching } from './matched-names.js';
import { catalogueNames } from './names.js';
import { choosers } from './seats.js';
type WordKind = Extract<Effect, { kind: 'choose-word' }>['of'];

/** The words to choose from. Null: any word the player says. */
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

/** utopia 904.4: one more land type, in games that use it. */
const wordsOfKind = ({ proposal }: Run, of: WordKind): readonly string[] | null =>
  of === 'basic-land-type' && proposal.variant.anyCardAsLand?.as === 'utopia'
    ? [...BASIC_LAND_TYPE_NAMES, UTOPIA_TYPE]
    : WORDS[of];

/** cr 612.1: one word replaces another. */
function otherThan(
  { context: { bindings } }: Run,
  other: string | undefined,
  words: readonly string[],
): readonly string[] {
  const word = other === undefined ? undefined : bindings[other]?.word;
  return word === undefined ? words : words.filter((one) => one !== word);
}

/** The player's answer; nothing if none was valid. `wrongChosenName` refuses invalid ones. */
function saidBy(
  run: Run,
  seat: Seat,
  prompt: 'word' | 'name',
  question: QuestionOf<'word'>,
  meant: (word: string) => string | undefined,
): string | undefined {
  for (let asked = 0; asked < BOUNDS.asks; asked += 1) {
    const word = meant(run.ask<'word'>(seat, prompt, question).word);
    if (word !== undefined) return word;
  }
  return undefined;
}

/**
 * One word for one player. If several choose, the last word is kept, and each player's under the player's
 * number.
 */
function chooseWords(
  run: Run,
  effect: Pick<Extract<Effect, { kind: 'choose-word' }>, 'who' | 'bind'>,
  of: string,
  from: readonly string[] | null,
  prompt: 'word' | 'name' = 'word',
  meant: (word: string) => string | undefined = (word) => word,
): void {
  // With no word to choose from, none is chosen.
  if (from?.length === 0) return;
  const chosen: GameEvent[] = [];
  for (const seat of choosers(run, effect.who)) {
    const word = saidBy(
      run,
      seat,
      prompt,
      { kind: 'word', of, from: from === null ? null : [...from] },
      meant,
    );
    if (word === undefined) continue;
    run.bind(effect.bind, { word, players: [seat] });
    chosen.push({ type: 'WordChosen', seat, of, word });
  }
  occur(run.proposal, chosen);
}

type ChooseName = Extract<Effect, { kind: 'choose-name' }>;

/**
 * The choice meant by the player's words, in any language and spelling (cr 201.4). Null: there is nothing to
 * choose.
 */
function namesMeant(
  run: Run,
  effect: ChooseName,
  matching: Matching,
): ((word: string) => string | undefined) | null {
  const names = catalogueNames(run, effect.filter);
  const named = (word: string): string | undefined =>
    names.has(word) ? word : definitionNamed(run.proposal.inputs, word)?.name;
  if (matching === 'compares')
    return (word) => [word, named(word)].find((one) => one !== undefined && asCost(run, one) !== undefined);
  const isChoosable = (name: string): boolean =>
    names.has(name) && (matching === 'neither' || isNameUnused(run, name));
  return names.some(isChoosable)
    ? (word) => {
        const name = named(word);
        return name !== undefined && isChoosable(name) ? name : undefined;
      }
    : null;
}

/** cr 201.4: why a name cannot be chosen for an effect. */
export function wrongChosenName(proposal: Proposal, answer: Answer): Refusal | undefined {
  const frame = answer.kind === 'word' ? proposal.agenda.frames.at(-1) : undefined;
  if (frame?.kind !== 'effect' || answer.kind !== 'word') return undefined;
  const run = new Run(proposal, frame);
  const effect = run.node() as Effect;
  if (effect.kind !== 'choose-name') return undefined;
  const meant = namesMeant(run, effect, matchingOf(run, effect));
  return meant === null || meant(answer.word) !== undefined
    ? undefined
    : refuse('illegal-answer', 'cr 201.4', 'No card that can be chosen has that name.');
}

/** war-zone: from now on the chosen word is a cost. A search by a name uses the name up. */
function asItsCost(run: Run, { bind }: ChooseName, matching: Matching): void {
  const { word = '', players = [] } = run.context.bindings[bind] ?? {};
  const [seat] = players;
  if (seat === undefined) return;
  if (matching === 'finds') markNameUsed(run, seat, word);
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
      const matching = matchingOf(run, effect);
      const meant = namesMeant(run, effect, matching);
      // If no card has such a name, none is chosen.
      if (meant !== null)
        chooseWords(run, effect, matching === 'compares' ? 'cost' : 'name', null, 'name', meant);
      if (matching !== 'neither') asItsCost(run, effect, matching);
      return undefined;
    },
  };
