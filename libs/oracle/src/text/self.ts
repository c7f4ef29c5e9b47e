// What a card calls itself ('this creature') and what it is attached to ('enchanted creature'); and everything else a
// line depends on besides its own words.
import { keptBy } from './linked.js';

/** What is printed on one face of a card, as far as its text depends on it. */
export interface Printed {
  readonly name: string;
  /** In small letters. */
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly supertypes: readonly string[];
  readonly text: string;
  /** What its lines would keep for one another and, being unread, do not. */
  readonly unkept?: readonly string[];
}

/** What the text stands on. */
export interface Self {
  /** 'this creature', 'this spell': what it calls itself. */
  readonly phrase: string;
  /** 'enchanted creature'. */
  readonly host: string;
  readonly types: readonly string[];
  /** Those that a text calls it by. */
  readonly subtypes: readonly string[];
  /** What one of its abilities keeps for another (cr 607.2): what was chosen as it entered, what was exiled. */
  readonly kept: readonly string[];
  /** What is done to one thing to cast it in any case: 'sacrifice'. */
  readonly pays: readonly string[];
}

const THINGS = ['Aura', 'Equipment', 'Fortification', 'Vehicle', 'Saga', 'Case', 'Class', 'Siege', 'Room'];
const TYPES = ['creature', 'land', 'planeswalker', 'artifact', 'enchantment', 'battle'];

/** All that a line depends on besides its own words. */
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
/** One thing and no choice: what was sacrificed is known by that. */
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
  // Those that are no Auras from the start (bestow, Licids) speak of it all the same.
  const spoken =
    /\b[Ee]nchanted (creature|land|artifact|permanent|player|Forest|Plains|Island|Swamp|Mountain|Wall)\b/.exec(
      text,
    )?.[1];
  return `enchanted ${enchanted ?? spoken ?? 'permanent'}`;
}
