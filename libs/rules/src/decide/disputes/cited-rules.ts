// Whether the rules that a ruling cites exist in the rules the game uses: pentaland, utopia and the War Zone have
// documents of their own.
import { refuse, type Refusal } from '../../model/basics/refusal.js';
import type { Terms } from '../../model/basics/terms.js';
import type { GameState } from '../../model/state/game-state.js';
import { RULE_NUMBERS, WAR_ZONE_CHAPTERS } from './rule-numbers.js';

/** Refused with the first rule that the game does not have. */
export function unknownRule({ terms }: GameState, cited: readonly string[]): Refusal | undefined {
  if (terms === null) return undefined;
  const unknown = cited.find((rule) => !existsIn(terms, rule));
  return unknown === undefined
    ? undefined
    : refuse(
        'unknown-rule',
        'table disputes',
        `This game has no rule '${unknown}'. Cite a rule of its ruleset or of its base, such as 'cr 601.2c'.`,
      );
}

/** True if a game with these terms has the rule. */
export function existsIn({ ruleset, base }: Pick<Terms, 'ruleset' | 'base'>, cited: string): boolean {
  const [document = '', ...rest] = cited.split(' ');
  const number = rest.join(' ');
  switch (document) {
    case 'cr':
      return isIn(RULE_NUMBERS.cr, number);
    // Only its form is checked: these two documents are cited where they differ from the comprehensive rules.
    case 'cr2011':
    case 'ninth':
      return base === document;
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

function isIn(sections: Readonly<Record<number, string>>, cited: string): boolean {
  const [, section = '', number = '', letter = ''] = /^(\d{3})\.(\d+)([a-z]?)$/.exec(cited) ?? [];
  const entry = sections[Number(section)]?.split(' ')[Number(number) - 1];
  if (entry === undefined) return false;
  const last = entry.slice(number.length);
  return letter === '' || (letter <= last && letter !== 'l' && letter !== 'o');
}
