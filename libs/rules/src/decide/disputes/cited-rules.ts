// Whether the rules that a ruling cites exist in the rules the game uses: those of its ruleset (pentaland, utopia and
// the War Zone have documents of their own), those of its base, and the comprehensive rules, by which every base is
// played where it says nothing else (decision 58).
import { refuse, type Refusal } from '../../model/basics/refusal.js';
import type { Terms } from '../../model/basics/terms.js';
import type { GameState } from '../../model/state/game-state.js';
import {
  NINTH_HEADINGS,
  NINTH_PAGES,
  PLAYED_AS_IN_2011,
  RULE_NUMBERS,
  WAR_ZONE_CHAPTERS,
} from './rule-numbers.js';

type CitedIn = Pick<Terms, 'ruleset' | 'base'>;

/** Refused with the first rule that the game does not have. */
export function unknownRule({ terms }: GameState, cited: readonly string[]): Refusal | undefined {
  if (terms === null) return undefined;
  const unknown = cited.find((rule) => !existsIn(terms, rule));
  return unknown === undefined
    ? undefined
    : refuse('unknown-rule', 'table disputes', `This game has no rule '${unknown}'. ${citableIn(terms)}`);
}

const BY_RULESET: Readonly<Record<Terms['ruleset'], string>> = {
  magic: '',
  pentaland: "a rule of pentaland, such as 'pentaland 704.2', or ",
  utopia: "a rule of utopia, such as 'utopia 904.6', or ",
  'war-zone': "a chapter of the War Zone rules, such as 'war-zone Setup', or ",
};
const BY_BASE: Readonly<Record<Terms['base'], string>> = {
  cr: '',
  cr2011: ", or of those of 2011 where they differ, such as 'cr2011 103.4b'",
  ninth:
    ", or the rulebook of the Ninth Edition by page or heading, such as 'ninth p.15' or 'ninth Commencer'",
};

/** What a ruling in a game with these terms may cite, as a sentence. */
export const citableIn = ({ ruleset, base }: CitedIn): string =>
  `Cite ${BY_RULESET[ruleset]}one of the comprehensive rules, such as 'cr 601.2c'${BY_BASE[base]}.`;

/** True if a game with these terms has the rule. */
export function existsIn({ ruleset, base }: CitedIn, cited: string): boolean {
  const [document = '', ...rest] = cited.split(' ');
  const number = rest.join(' ');
  switch (document) {
    case 'cr':
      return isIn(RULE_NUMBERS.cr, number);
    case 'cr2011':
      return base === 'cr2011' && (isIn(RULE_NUMBERS.cr2011, number) || PLAYED_AS_IN_2011.includes(number));
    case 'ninth':
      return base === 'ninth' && (NINTH_HEADINGS.includes(number) || isNinthPage(number));
    case 'pentaland':
      return ruleset === 'pentaland' && isIn(RULE_NUMBERS.pentaland, number);
    case 'utopia':
      return ruleset === 'utopia' && isIn(RULE_NUMBERS.utopia, number);
    case 'war-zone':
      return ruleset === 'war-zone' && WAR_ZONE_CHAPTERS.includes(number);
    default:
      return false;
  }
}

function isNinthPage(cited: string): boolean {
  const page = Number(/^p\.([1-9]\d*)$/.exec(cited)?.[1]);
  return page >= NINTH_PAGES.first && page <= NINTH_PAGES.last;
}

function isIn(sections: Readonly<Record<number, string>>, cited: string): boolean {
  const [, section = '', number = '', letter = ''] = /^(\d{3})\.([1-9]\d*)([a-z]?)$/.exec(cited) ?? [];
  const entry = sections[Number(section)]?.split(' ')[Number(number) - 1];
  if (entry === undefined) return false;
  const last = entry.slice(number.length);
  return letter === '' || (letter <= last && letter !== 'l' && letter !== 'o');
}
