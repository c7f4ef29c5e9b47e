// Compiles one line of Oracle text: lex, parse, bind, validate, and write back. A line is understood if the text
// written back is the line itself.
import {
  CARD_TYPES,
  isNode,
  renderAbility,
  rewritten,
  validateAbility,
  type Ability,
  type SortName,
} from '#abilities';
import { bindings } from '../binding/bind.js';
import { withKept } from '../binding/kept.js';
import { decideReading } from '../conventions/decide.js';
import { abilityLine as lineOf } from '../grammar/abilities/abilities.js';
import { GRAMMAR } from '../grammar/grammar.js';
import { whole } from '../parsing/parser.js';
import { Scan } from '../parsing/scan.js';
import { claimOf, FORCED, hintsIn, withoutHint } from '../trees/meaning.js';
import { unsoundness } from '../soundness/sound.js';
import { lex, sameText } from '../text/lex.js';
import { normalised } from '../text/normalise.js';
import { selfOf, type Printed, type Self } from '../text/self.js';

export type Line =
  | { readonly text: string; readonly abilities: readonly Ability[] }
  | { readonly text: string; readonly failed: Failure };
export type Failure =
  /** No reading reaches the end of the line; this is the rest after the longest one. */
  | { readonly at: 'parse'; readonly rest: string }
  /** Every reading is written back as some other text. */
  | { readonly at: 'render'; readonly rendered: string }
  | { readonly at: 'validate'; readonly reason: string }
  /** The line has several meanings, and no convention decides between them. */
  | { readonly at: 'choice'; readonly readings: readonly (readonly Ability[])[] };

/** Each line of a text: its abilities, or why it has none. */
export const compiledLines = (printed: Printed): readonly Line[] =>
  normalised(printed).map((text) => compiledLine(text, printed));

export const compiledLine = (text: string, printed: Printed): Line => readLine(text, scanOf(text, printed));

export const scanOf = (text: string, printed: Printed): Scan => new Scan(lex(text), selfOf(printed), GRAMMAR);

/** `scan` remembers what it read, so a caller can read parts of the same line later at no cost. */
export function readLine(text: string, scan: Scan): Line {
  const { tokens } = scan;
  const readings = whole(lineOf, scan);
  if (readings.length === 0)
    return { text, failed: { at: 'parse', rest: text.slice(tokens[scan.furthest]?.at ?? text.length) } };
  let failed: Failure | undefined;
  const fitting: Reading[] = [];
  for (const reading of readings)
    for (const abilities of allBound(reading, scan)) {
      const [fault] = abilities.flatMap((ability) => faultsOf(ability, scan));
      if (fault !== undefined) {
        failed ??= { at: 'validate', reason: fault };
        continue;
      }
      const rendered = writtenBack(abilities, scan);
      if (sameText(lex(rendered), tokens)) fitting.push(plainly(abilities, rendered, scan));
      else if (failed === undefined || failed.at === 'validate') failed = { at: 'render', rendered };
    }
  // Prefer the readings in which the fewest pronouns need a hint to be written as 'it'.
  const least = Math.min(...fitting.map(({ forced }) => forced));
  const best = new Map<string, readonly Ability[]>();
  for (const { abilities, forced } of fitting) {
    if (forced !== least) continue;
    const claim = fitting.length === 1 ? '' : claimOf(abilities);
    if (!best.has(claim)) best.set(claim, abilities);
  }
  if (best.size === 0)
    return { text, failed: failed ?? { at: 'validate', reason: 'nothing it could refer to' } };
  const possible = [...best.values()];
  const abilities = decideReading(possible);
  return abilities === undefined
    ? { text, failed: { at: 'choice', readings: possible } }
    : { text, abilities };
}

/** cr 607: the links that other lines of the same card provide for this one. */
const keptBy = ({ kept }: Self): readonly string[] => kept;

interface Reading {
  readonly abilities: readonly Ability[];
  /** How many pronouns refer to something other than what was named last. */
  readonly forced: number;
}
/** Drops the hints that make no difference to the text. */
function plainly(abilities: readonly Ability[], text: string, scan: Scan): Reading {
  let forced = 0;
  const plain = abilities.map((ability, index) => {
    let whole = ability;
    for (const { path, said } of hintsIn(ability)) {
      const less = withoutHint(whole, path);
      if (writtenBack(abilities.with(index, less), scan) === text) whole = less;
      else if (FORCED.has(said) && said !== 'card') forced += 1;
    }
    const told = JSON.parse(JSON.stringify(whole)) as Ability;
    return JSON.parse(JSON.stringify(rewritten('ability', told, withoutOwnSource))) as Ability;
  });
  return { abilities: plain, forced };
}

/** This object is the source of damage unless the text names another, so the field is dropped. */
function withoutOwnSource(sort: SortName, part: unknown) {
  if (sort !== 'effect' || !isNode(part) || part.kind !== 'damage') return undefined;
  if (JSON.stringify(part['from']) !== '{"kind":"this"}') return undefined;
  return { becomes: [{ ...part, from: undefined }] };
}

export function allBound(reading: readonly Ability[], scan: Scan): readonly (readonly Ability[])[] {
  return reading.reduce<readonly (readonly Ability[])[]>(
    (before, ability) =>
      before.flatMap((abilities) =>
        bindings(ability, scan).map((one) => [...abilities, withKept(one as Ability, scan.self)]),
      ),
    [[]],
  );
}
export function faultsOf(ability: Ability, { self }: Scan): readonly string[] {
  const valid = validateAbility(ability, { links: keptBy(self) });
  if (!valid.ok) return valid.faults.map(({ path, reason }) => `${path}: ${reason}`);
  const unsound = unsoundness(ability, self);
  return unsound === undefined ? [] : [unsound];
}
/** The ability goes through JSON first, so that only the compiled data is written back. */
export function writtenBack(abilities: readonly Ability[], { self }: Scan): string {
  const { types, subtypes, host } = self;
  const bearer = { types, subtypes, abilities: enchanting(host) };
  return (JSON.parse(JSON.stringify(abilities)) as readonly Ability[])
    .map((ability) => renderAbility(ability, bearer))
    .reduce((text, next) => (text === '' ? next : `${text}${text.endsWith('.') ? ' ' : ', '}${next}`), '');
}
/** Another line of the card says what it enchants; the renderer needs that ability to name the host. */
const enchanting = (host: string): readonly Ability[] => {
  const is = CARD_TYPES.find((type) => host === `enchanted ${type}`);
  if (is !== undefined) return [{ kind: 'keyword', name: 'enchant', filter: { kind: 'type', is } }];
  const land = /^enchanted ([A-Z]\w+)$/.exec(host)?.[1];
  return land === undefined
    ? []
    : [{ kind: 'keyword', name: 'enchant', filter: { kind: 'subtype', is: land } }];
};
