// What each change of the language does to an object (cr 613.1). A change is first evaluated to a print, with
// every number, colour and word in it, and then applied. Two equal prints do the same, which is how
// dependency is detected (cr 613.8a).
import { saturated } from '../../../model/basics/bounds.js';
import { COLOURS, type Change, type ColourName, type Stat } from '#abilities';
import { addedToStat } from '../../language/added-to-stats.js';
import { isOrVariesFrom } from '../../../model/printed/keyword-variants.js';
import type { Sight } from '../../language/sight.js';
import { EVERY_CREATURE_NAME } from '../../language/names.js';
import { EVERY_CREATURE_TYPE, kindOfSubtype } from '../../../model/printed/subtypes.js';
import { colourOf, wordOf, wordsOf } from '../../language/words.js';
import type { Context } from '../../../model/state/context.js';
import type { NodeRef, ObjectId, Seat } from '../../../model/basics/ids.js';
import type { Identity } from '../../../model/state/objects.js';
import {
  addName,
  addSubtypes,
  changeWords,
  gainAbility,
  loseAbility,
  loseAbilityAt,
  renewLandAbilities,
  setAbilities,
  setTypes,
  withWords,
  type Draft,
} from './draft.js';
import { acquiredFrom, allAcquired, printedInstance } from '../../../model/printed/acquired.js';
import { instanceAt, instancesOf } from '../../../model/printed/instances.js';
import { childRef } from '../../../model/printed/node-ref.js';
import type { AbilityInstance, Characteristics, ObjectEffect } from '../../../model/printed/shape.js';
import type { WordChange } from '../../../model/printed/text-changing.js';

/** Where a change comes from. */
export interface Origin {
  /** A key for the effect, which stays the same as long as the effect lasts. */
  readonly effect: string;
  readonly ref: NodeRef;
  readonly context: Context;
  readonly timestamp: number;
}

/** What applying a change needs besides the draft. */
export interface Bench {
  /** The copiable values of an identity for this object. */
  readonly copied: (identity: Identity, id: ObjectId) => Characteristics;
}

interface TypeSet {
  readonly supertypes?: readonly string[] | undefined;
  readonly types?: readonly string[] | undefined;
  readonly subtypes?: readonly string[] | undefined;
}

/** Each change fully evaluated; null: it does nothing. */
export interface Deeds {
  copy: { readonly identity: Identity; readonly acquired: string } | null;
  'face-down': NodeRef;
  control: Seat | null;
  words: WordChange | null;
  'set-name': string | null;
  'add-name': string | null;
  'every-creature-name': null;
  'full-text': Identity | null;
  'add-types': TypeSet;
  'remove-types': TypeSet;
  'set-types': TypeSet;
  'every-creature-type': null;
  'set-colours': readonly ColourName[];
  'add-colours': readonly ColourName[];
  'gain-ability': readonly AbilityInstance[];
  'lose-ability': string;
  'lose-all-abilities': null;
  'lose-this-ability': NodeRef;
  'gain-abilities-of': readonly AbilityInstance[];
  'cannot-have': string;
  'set-stat': { readonly stat: Stat; readonly value: number };
  'modify-stats': { readonly power: number; readonly toughness: number };
  'switch-stats': null;
  cannot: ObjectEffect;
  must: ObjectEffect;
  may: ObjectEffect;
  quality: ObjectEffect;
  goaded: ObjectEffect;
  parameter: null;
}

type Kind = Change['kind'];
type Of<K extends Kind> = Extract<Change, { kind: K }>;

const colours = (sight: Sight, of: Of<'add-colours'>['colours'], context: Context): readonly ColourName[] => {
  const named = of.flatMap((colour) => colourOf(sight, colour, context) ?? []);
  return COLOURS.filter((colour) => named.includes(colour));
};

const typeSet = (
  sight: Sight,
  { supertypes, types, subtypes }: Of<'set-types' | 'add-types' | 'remove-types'>,
  context: Context,
): TypeSet => ({
  supertypes,
  types,
  subtypes: subtypes?.flatMap((word) => wordsOf(sight, word, context)),
});

const given = ({ context, timestamp }: Origin) => ({ granter: context.source, timestamp, context });

/** What a lasting effect stores besides its node: values fixed when it began (cr 707.2b, 701.12h). */
interface Worked {
  readonly identity?: Identity;
  readonly refs?: readonly NodeRef[];
}

/** cr 707.9: exceptions are copied too; each has its place, for the abilities in it. */
export const withExceptions = (
  identity: Identity,
  except: readonly Change[] | undefined,
  at: NodeRef,
): Identity =>
  except === undefined
    ? identity
    : {
        ...identity,
        except: [
          ...(identity.except ?? []),
          ...except.map((change, index) => ({ ...change, at: childRef(at, 'except', index) })),
        ],
      };

const effect = (
  _: Sight,
  change: ObjectEffect['change'],
  { ref, context, timestamp }: Origin,
): ObjectEffect => ({
  change,
  ref,
  context,
  timestamp,
});

/** cr 702.1c: granting a keyword grants each of its variants. */
export function isGained(
  { filter = 'all', keywords }: Of<'gain-abilities-of'>,
  { ability, keyword }: Pick<AbilityInstance, 'ability' | 'keyword'>,
): boolean {
  if (keywords !== undefined)
    return keyword !== null && keywords.some((name) => isOrVariesFrom(keyword, name));
  return filter === 'all' || (filter === 'keywords' ? keyword !== null : ability.kind === filter);
}

const WORK: { readonly [K in Kind]: (sight: Sight, change: Of<K>, origin: Origin) => Deeds[K] } = {
  copy(sight, change, { effect: acquired, ref, context }) {
    const { identity } = change as Worked;
    if (identity !== undefined) return { identity, acquired };
    const [original] = sight.read.objectsOf(sight, change.of, context);
    const copiable = original === undefined ? undefined : sight.remembered(original)?.copiable;
    return copiable === undefined
      ? null
      : { identity: withExceptions(copiable, change.except, ref), acquired };
  },
  'face-down': (_, __, { ref }) => childRef(ref, 'face'),
  control: (sight, { to }, { context }) => sight.read.playersOf(sight, to, context)[0] ?? null,
  words(sight, { of, from, to }, { context }) {
    const replaced = from === undefined ? null : (wordOf(sight, from, context) ?? undefined);
    const by = to === undefined ? undefined : wordOf(sight, to, context);
    return replaced === undefined || by === undefined ? null : { of, from: replaced, to: by };
  },
  'set-name': (sight, { name }, { context }) => wordOf(sight, name, context) ?? null,
  'add-name': (sight, { name }, { context }) => wordOf(sight, name, context) ?? null,
  'every-creature-name': () => null,
  'full-text'(sight, { of, except }, { ref, context }) {
    const [original] = sight.read.objectsOf(sight, of, context);
    const copiable = original === undefined ? undefined : sight.remembered(original)?.copiable;
    return copiable === undefined ? null : withExceptions(copiable, except, ref);
  },
  'add-types': (sight, change, { context }) => typeSet(sight, change, context),
  'remove-types': (sight, change, { context }) => typeSet(sight, change, context),
  'set-types': (sight, change, { context }) => typeSet(sight, change, context),
  'every-creature-type': () => null,
  'set-colours': (sight, change, { context }) => colours(sight, change.colours, context),
  'add-colours': (sight, change, { context }) => colours(sight, change.colours, context),
  'gain-ability': (_, { ability }, origin) =>
    instancesOf(ability, childRef(origin.ref, 'ability')).map((one) => ({
      ...one,
      given: given(origin),
      acquired: origin.effect,
    })),
  'lose-ability': (_, { keyword }) => keyword,
  'lose-all-abilities': () => null,
  'lose-this-ability': (_, __, { ref }) => ref,
  'gain-abilities-of'(sight, change, origin) {
    const { of } = change;
    const { refs } = change as Worked;
    const passedOn = (one: AbilityInstance, acquired: string): AbilityInstance[] =>
      isGained(change, one) ? [{ ...one, given: given(origin), acquired }] : [];
    if (refs !== undefined)
      return refs.flatMap((ref) => passedOn(instanceAt(sight.state, ref), origin.effect));
    return sight.read
      .objectsOf(sight, of, origin.context)
      .flatMap((id) =>
        (sight.remembered(id)?.abilities ?? []).flatMap((one) =>
          passedOn(one, acquiredFrom(origin.effect, { of: id, acquired: one.acquired })),
        ),
      );
  },
  'cannot-have': (_, { keyword }) => keyword,
  'set-stat': (sight, { stat, value }, { context }) => ({
    stat,
    value: sight.read.valueOf(sight, value, context),
  }),
  'modify-stats': (sight, { power, toughness }, { context }) => ({
    power: addedToStat(sight, power, context),
    toughness: addedToStat(sight, toughness, context),
  }),
  'switch-stats': () => null,
  cannot: effect,
  must: effect,
  may: effect,
  quality: effect,
  goaded: effect,
  parameter: () => null,
};

const addEffect = (draft: Draft, added: ObjectEffect): void => {
  draft.effects = [...draft.effects, added];
};

const DO: {
  readonly [K in Kind]: (draft: Draft, deed: Deeds[K], id: ObjectId, bench: Bench) => void;
} = {
  copy(draft, deed, id, bench) {
    if (deed === null) return;
    const copied = bench.copied(deed.identity, id);
    Object.assign(draft, copied, { abilities: allAcquired(copied.abilities, deed.acquired) });
    draft.copiable = deed.identity;
  },
  'face-down'(draft, at, id, bench) {
    const identity: Identity = { definition: null, face: 0, made: at };
    Object.assign(draft, bench.copied(identity, id));
    draft.copiable = identity;
  },
  control(draft, seat) {
    if (seat !== null) draft.controller = seat;
  },
  words(draft, change) {
    if (change !== null) changeWords(draft, change);
  },
  'set-name'(draft, name) {
    if (name !== null) draft.name = name;
  },
  'add-name'(draft, name) {
    if (name !== null) addName(draft, name);
  },
  'every-creature-name': (draft) => addName(draft, EVERY_CREATURE_NAME),
  /** cr 612.6: this changes the text and is no copy, so the object's copiable values do not change. */
  'full-text'(draft, identity, id, bench) {
    if (identity !== null) Object.assign(draft, bench.copied(identity, id));
  },
  'add-types'(draft, { supertypes = [], types = [], subtypes = [] }) {
    draft.supertypes = withWords(draft.supertypes, supertypes);
    draft.types = withWords(draft.types, types);
    addSubtypes(draft, subtypes);
    renewLandAbilities(draft);
  },
  'remove-types'(draft, { supertypes = [], types = [], subtypes = [] }) {
    draft.supertypes = draft.supertypes.filter((word) => !supertypes.includes(word));
    // cr 205.1b: subtypes that belong to a lost card type are lost too.
    if (types.length > 0) setTypes(draft, { types: draft.types.filter((word) => !types.includes(word)) });
    draft.subtypes = draft.subtypes.filter((word) => !subtypes.includes(word));
    renewLandAbilities(draft);
  },
  'set-types': (draft, set) => setTypes(draft, set),
  'every-creature-type'(draft) {
    const others = draft.subtypes.filter((word) => kindOfSubtype(word) !== 'creature');
    draft.subtypes = [...others, EVERY_CREATURE_TYPE];
  },
  'set-colours'(draft, set) {
    draft.colours = set;
  },
  'add-colours'(draft, added) {
    draft.colours = COLOURS.filter((colour) => added.includes(colour) || draft.colours.includes(colour));
  },
  'gain-ability': (draft, gained, id) =>
    gainAbility(
      draft,
      gained.map((one) => printedInstance(one, id)),
    ),
  'lose-ability': loseAbility,
  'lose-all-abilities': (draft) => setAbilities(draft, []),
  'lose-this-ability': loseAbilityAt,
  'gain-abilities-of': gainAbility,
  'cannot-have'(draft, keyword) {
    draft.barred = [...draft.barred, keyword];
    loseAbility(draft, keyword);
  },
  'set-stat'(draft, { stat, value }) {
    if (stat === 'mana-value') draft.manaValue = value;
    else draft[stat] = value;
  },
  'modify-stats'(draft, { power, toughness }) {
    if (draft.power !== null) draft.power = saturated(draft.power + power);
    if (draft.toughness !== null) draft.toughness = saturated(draft.toughness + toughness);
  },
  'switch-stats'(draft) {
    [draft.power, draft.toughness] = [draft.toughness, draft.power];
  },
  cannot: addEffect,
  must: addEffect,
  may: addEffect,
  quality: addEffect,
  goaded: addEffect,
  parameter: () => undefined,
};

/** The change with every number, colour and word evaluated now. */
export const evaluatedChange = <K extends Kind>(sight: Sight, change: Of<K>, origin: Origin): Deeds[K] =>
  (WORK[change.kind] as (sight: Sight, change: Of<K>, origin: Origin) => Deeds[K])(sight, change, origin);

/** The deed is one of its kind: `evaluatedChange` made it for a change of that kind. */
export const applyDeed = (draft: Draft, kind: Kind, deed: Deeds[Kind], id: ObjectId, bench: Bench): void => {
  (DO[kind] as (draft: Draft, deed: Deeds[Kind], id: ObjectId, bench: Bench) => void)(draft, deed, id, bench);
};
