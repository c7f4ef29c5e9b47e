// Turns a line that is not understood into an ability all the same: the part that can be read for certain, and the
// rest in its own words. Written back, it is still the line.
import { unreadIn, type Ability } from '#abilities';
import { allBound, faultsOf, writtenBack } from './compile.js';
import { beginningOfAbility } from '../grammar/abilities/partly-read.js';
import { whole } from '../parsing/parser.js';
import type { Scan } from '../parsing/scan.js';
import { lex, sameText } from '../text/lex.js';
import type { Self } from '../text/self.js';

type Looks = Extract<Ability, { kind: 'assisted' }>['as'];

/** `scan` must be the scan of the same text, whose memory is used again. */
export const unreadAbility = (text: string, scan: Scan): Ability =>
  partly(text, scan) ?? asItStands(text, scan.self);

/** Undefined if two readings leave equally much unread. */
function partly(text: string, scan: Scan): Ability | undefined {
  const fitting = whole(beginningOfAbility(text), scan)
    .flatMap((reading) => allBound([reading], scan))
    .filter((abilities) => abilities.every((ability) => faultsOf(ability, scan).length === 0))
    .filter((abilities) => sameText(lex(writtenBack(abilities, scan)), scan.tokens))
    .flatMap(([ability]) => ability ?? []);
  const least = Math.min(...fitting.map(lengthUnread));
  const best = new Map(
    fitting
      .filter((ability) => lengthUnread(ability) === least)
      .map((ability) => [JSON.stringify(ability), ability]),
  );
  const [ability] = best.values();
  return best.size === 1 ? ability : undefined;
}

const lengthUnread = (ability: Ability): number =>
  unreadIn(ability).reduce((sum, text) => sum + text.length, 0);

export function asItStands(text: string, { types }: Pick<Self, 'types'>): Ability {
  const body = { kind: 'plain', effect: { kind: 'assisted', text } } as const;
  const as = looksOf(text);
  const isSpell = types.includes('instant') || types.includes('sorcery');
  return isSpell && as === 'static' ? { kind: 'spell', body } : { kind: 'assisted', as, body };
}

/** cr 113.3b-c: a colon after a cost, 'when', 'whenever' or 'at'. */
function looksOf(text: string): Looks {
  const said = text.replace(/"[^"]*"/g, '').replace(/^[^.:—]{1,40} — /, '');
  if (/^(?:when|whenever|at)\b/i.test(said)) return 'triggered';
  return /^[^.]*:/.test(said) ? 'activated' : 'static';
}
