// What a card calls itself ('this creature') and what it is attached to ('enchanted creature'); and everything else a
// line depends on besides its own words.
import { keptBy } from './linked.js';

/** The printed values of a face that its text can depend on. */
export interface Printed {
  readonly name: string;
  /** In lower case. */
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly supertypes: readonly string[];
  readonly text: string;
  /** Links the text seems to provide, but the lines that would provide them are not understood. */
  readonly unkept?: readonly string[];
}

/** What a line depends on besides its own words. */
export interface Self {
  /** What the card calls itself: 'this creature', 'this spell'. */
  readonly phrase: string;
  /** What it is attached to: 'enchanted creature'. */
  readonly host: string;
  readonly types: readonly string[];
  /** Subtypes that texts use as the card's own noun ('this Aura'). */
  readonly subtypes: readonly string[];
  /** Links the card provides (cr 607.2): what was chosen as it entered, what was exiled. */
  readonly kept: readonly string[];
  /** What every casting of the card does to exactly one thing as a cost: 'sacrifice'. */
  readonly pays: readonly string[];
}

const THINGS = ['Aura', 'Equipment', 'Fortification', 'Vehicle', 'Saga', 'Case', 'Class', 'Siege', 'Room'];
const TYPES = ['creature', 'land', 'planeswalker', 'artifact', 'enchantment', 'battle'];

/** Works out what a line of the card depends on besides its own words. */
export function selfOf({ types, subtypes, text, unkept = [] }: Printed): Self {
  return {
    phrase: phraseOf(types, subtypes),
    host: hostOf(subtypes, text),
    types,
    subtypes: subtypes.filter((word) => THINGS.includes(word)),
    kept: keptBy(text, types).filter((name) => !unkept.includes(name)),
    pays: paidBy(text),
  };
}
/** Only a cost of exactly one thing, without a choice, tells what 'the sacrificed creature' is. */
const paidBy = (text: string): readonly string[] =>
  ['sacrifice', 'exile', 'reveal'].filter(
    (deed) =>
      new RegExp(`^As an additional cost to cast [^,\\n]*, ${deed} an? [^,\\n]*?\\.(?: \\(|$)`, 'm').test(
        text,
      ) && !/^As an additional cost to cast [^\n]*? or /m.test(text),
  );
function phraseOf(types: readonly string[], subtypes: readonly string[]): string {
  const thing = types.includes('creature') ? undefined : THINGS.find((word) => subtypes.includes(word));
  if (thing !== undefined) return `this ${thing}`;
  if (types.includes('instant') || types.includes('sorcery')) return 'this spell';
  const type = TYPES.find((word) => types.includes(word));
  return type === undefined ? 'this card' : `this ${type}`;
}
function hostOf(subtypes: readonly string[], text: string): string {
  if (subtypes.includes('Equipment')) return 'equipped creature';
  if (subtypes.includes('Fortification')) return 'fortified land';
  const enchanted =
    /^Enchant (?:\S+ )*?(creature|land|artifact|enchantment|planeswalker|permanent|player|opponent)\b/m.exec(
      text,
    )?.[1];
  // 'Enchant artifact or creature'
  if (/^Enchant [^(\n]* or /m.test(text) && /\b[Ee]nchanted permanent\b/.test(text))
    return 'enchanted permanent';
  // Cards that become Auras (bestow, Licids) name their host too.
  const spoken =
    /\b[Ee]nchanted (creature|land|artifact|permanent|player|Forest|Plains|Island|Swamp|Mountain|Wall)\b/.exec(
      text,
    )?.[1];
  return `enchanted ${enchanted ?? spoken ?? 'permanent'}`;
}
