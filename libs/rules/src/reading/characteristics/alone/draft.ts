// A draft: the values of an object while changes are applied to it.
import { hasVariant, isOrVariesFrom } from '../../../model/printed/keyword-variants.js';
import { expandKeyword, type KeywordNode } from '#abilities';
import { HALVES } from '#cards';
import { correlates, EVERY_CREATURE_TYPE, kindOfSubtype } from '../../../model/printed/subtypes.js';
import { withMore } from '../../../model/printed/changing.js';
import { landAbilities } from '../../../model/printed/instances.js';
import { keywordsOf, type AbilityInstance, type Known } from '../../../model/printed/shape.js';
import {
  changedSubtypes,
  changedText,
  wordStep,
  type WordChange,
} from '../../../model/printed/text-changing.js';
import { childRef, parentRef } from '../../../model/printed/node-ref.js';
import type { NodeRef } from '../../../model/basics/ids.js';

export type Draft = { -readonly [K in keyof Known]: Known[K] } & {
  /** cr 613.1f: keywords it cannot have, whatever grants them. */
  barred: readonly string[];
};

const isOfRule = ({ ref }: AbilityInstance): boolean => ref.startsWith('rule#') && !ref.includes('/');

export function setAbilities(draft: Draft, abilities: readonly AbilityInstance[]): void {
  draft.abilities = abilities;
  draft.keywords = keywordsOf(abilities);
}

export function gainAbility(draft: Draft, gained: readonly AbilityInstance[]): void {
  const allowed = gained.filter(({ keyword }) => keyword === null || !draft.barred.includes(keyword));
  if (allowed.length === 0) return;
  draft.abilities = withMore(draft.abilities, allowed);
  // The list of names holds each keyword once: of a hundred effects granting the same keyword, one adds its
  // name.
  const { keywords } = draft;
  if (allowed.some(({ keyword }) => keyword !== null && !keywords.has(keyword)))
    draft.keywords = new Set([...keywords, ...keywordsOf(allowed)]);
}

/** cr 702.11d, 702.22b: with every variant of it. */
export function loseAbility(draft: Draft, keyword: string): void {
  if (draft.keywords.has(keyword) || hasVariant(draft.keywords, keyword))
    setAbilities(
      draft,
      draft.abilities.filter(
        (instance) => instance.keyword === null || !isOrVariesFrom(instance.keyword, keyword),
      ),
    );
}

/** Loses the ability that a node is part of. */
export function loseAbilityAt(draft: Draft, node: NodeRef): void {
  const left = draft.abilities.filter(({ ref }) => !node.startsWith(`${ref}/`));
  if (left.length < draft.abilities.length) setAbilities(draft, left);
}

/** cr 305.6-7: the abilities that the present land types give. */
export function renewLandAbilities(draft: Draft): void {
  const own = landAbilities(draft.subtypes, draft.types);
  const now = draft.abilities.filter(isOfRule);
  if (own.length === 0 && now.length === 0) return;
  const last = draft.abilities.slice(draft.abilities.length - own.length);
  if (now.length === own.length && last.every(({ ref }, nth) => ref === own[nth]?.ref)) return;
  setAbilities(draft, [...draft.abilities.filter((instance) => !isOfRule(instance)), ...own]);
}

/** cr 205.1a: new subtypes replace those of their kinds; subtypes of a lost card type are lost too. */
export function setTypes(
  draft: Draft,
  set: {
    readonly types?: readonly string[] | undefined;
    readonly supertypes?: readonly string[] | undefined;
    readonly subtypes?: readonly string[] | undefined;
  },
): void {
  const { types, supertypes, subtypes } = set;
  if (supertypes !== undefined) draft.supertypes = supertypes;
  if (types !== undefined) {
    draft.types = types;
    draft.subtypes = draft.subtypes.filter((word) => correlates(kindOf(word), types));
  }
  if (subtypes !== undefined) {
    const kinds = new Set(subtypes.map(kindOf));
    const kept = subtypes.length === 0 ? [] : draft.subtypes.filter((word) => !kinds.has(kindOf(word)));
    draft.subtypes = [...kept, ...subtypes];
    // cr 305.7: it loses all of its own abilities.
    if (draft.types.includes('land') && kinds.has('land')) setAbilities(draft, []);
  }
  renewLandAbilities(draft);
}

const kindOf = (word: string) => (word === EVERY_CREATURE_TYPE ? 'creature' : kindOfSubtype(word));

/** The very same list if it has them all: nothing that was read of it has to be read again. */
export const withWords = (words: readonly string[], added: readonly string[]): readonly string[] =>
  added.every((word) => words.includes(word)) ? words : [...new Set([...words, ...added])];

export function addSubtypes(draft: Draft, added: readonly string[]): void {
  draft.subtypes = withWords(draft.subtypes, added);
}

export function addName(draft: Draft, name: string): void {
  draft.name = draft.name === '' ? name : `${draft.name}${HALVES}${name}`;
}

/** cr 612.1: changes its rules text and type line, but not what effects granted it (cr 612.3). */
export function changeWords(draft: Draft, change: WordChange): void {
  setAbilities(
    draft,
    draft.abilities.map((instance) =>
      instance.given !== undefined || isOfRule(instance) ? instance : changedInstance(change, instance),
    ),
  );
  draft.subtypes = changedSubtypes(change, draft.subtypes);
  renewLandAbilities(draft);
}

/**
 * For a keyword, only its parameters change (cr 612.2): the text it expands to (fear, for example) keeps its
 * colours.
 */
function changedInstance(change: WordChange, instance: AbilityInstance): AbilityInstance {
  const { written, ref } = instance;
  const step = wordStep(change);
  if (written === undefined) {
    const ability = changedText(change, instance.ability);
    return ability === instance.ability ? instance : { ...instance, ability, ref: childRef(ref, step) };
  }
  const keyword = changedText(change, written) as KeywordNode;
  if (keyword === written) return instance;
  const place = ref.slice(ref.lastIndexOf('/') + 1);
  const ability = expandKeyword(keyword)[Number(place.slice(1))];
  return ability === undefined
    ? instance
    : { ...instance, ability, written: keyword, ref: childRef(parentRef(ref), step, place) };
}
