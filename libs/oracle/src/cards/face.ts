// Compiles a printed face: its characteristics, and an ability for each line of its text.
import {
  isNode,
  linksKept,
  rewritten,
  validateFace,
  type Ability,
  type ColourName,
  type Face,
  type Rewrite,
} from '#abilities';
import type { Colour, PrintedFace } from '#cards';
import type { Line } from '../lines/compile.js';
import { normalised } from '../text/normalise.js';
import { BROUGHT, EXILED, NOTED } from '../text/linked.js';
import { selfOf, type Printed } from '../text/self.js';
import { bandFace, bandsIn, withLevels, type Band } from './levels.js';
import { WRITTEN, type Written } from '../written/index.js';
import { readAnew, type Reader, type ReadLine } from '../lines/reader.js';
import { readSizes } from './sizes.js';
import { asItStands } from '../lines/unread.js';

export interface CompiledFace {
  readonly face: Face;
  /** Each line of the text and what it compiled to. */
  readonly lines: readonly Line[];
  /** The abilities are written by hand (written/). */
  readonly byHand?: true;
}

const NAMES: Readonly<Record<Colour, ColourName>> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
};

/** A face in the form the compiler reads: types in lower case. */
export const printedAs = ({ name, types, subtypes, supertypes, text }: PrintedFace): Printed => ({
  name,
  types: types.map(small),
  subtypes,
  supertypes: supertypes.map(small),
  text,
});

export function compileFace(printed: PrintedFace, read: Reader = readAnew): CompiledFace {
  const as = printedAs(printed);
  const texts = normalised(as);
  const written = WRITTEN.get(printed.name);
  if (written !== undefined) return asWritten(printed, texts, asItSays(texts, written));
  const split = bandsIn(texts);
  if (split === undefined)
    return asFace(
      printed,
      texts.map((text) => notRead(text)),
      texts.map((text) => asItStands(text, as)),
    );
  const own = readTogether(split.own, as, read);
  if (split.bands.length === 0) return asFace(printed, linesOf(own), abilitiesOf(own));
  const bands = split.bands.map((band) => ({ band, read: band.texts.map((text) => read(text, as)) }));
  const levels = bands.map((one) => bandFace(one.band, abilitiesOf(one.read)));
  const abilities = withLevels(abilitiesOf(own), levels);
  const lines = bands.flatMap((one) => [levelLine(one.band, abilities), ...linesOf(one.read)]);
  return asFace(printed, [...linesOf(own), ...lines], abilities ?? abilitiesOf(own));
}

/** If no line that is understood keeps what another line refers to (cr 607.2), the other line is left unread too. */
function readTogether(texts: readonly string[], as: Printed, read: Reader): readonly ReadLine[] {
  const own = texts.map((text) => read(text, as));
  const { kept } = selfOf(as);
  const done = new Set(abilitiesOf(own).flatMap((ability) => [...linksKept('ability', ability)]));
  const unkept = [EXILED, BROUGHT, NOTED].filter((name) => kept.includes(name) && !done.has(name));
  return unkept.length === 0 ? own : texts.map((text) => read(text, { ...as, unkept }));
}

/**
 * Hand-written abilities have the words of base `cr`; where the printed text still says 'creature or player', 'any
 * target' becomes that.
 */
function asItSays(texts: readonly string[], written: Written): Written {
  if (!texts.some((text) => text.includes('target creature or player'))) return written;
  return written.map((abilities) => abilities.map((one) => rewritten('ability', one, narrowed)));
}
const narrowed: Rewrite = (sort, node) => {
  if (sort !== 'target' || !isNode(node)) return undefined;
  const { filter } = node;
  if (!isNode(filter) || filter.kind !== 'anything') return undefined;
  return { becomes: [{ ...node, filter: { kind: 'type', is: 'creature' } }] };
};

/** Line by line if the text has as many lines; otherwise the first line gets all of the abilities. */
function asWritten(printed: PrintedFace, texts: readonly string[], written: Written): CompiledFace {
  const isInLines = texts.length === written.length;
  const lines = texts.map((text, index): Line => {
    const abilities = isInLines ? (written[index] ?? []) : index === 0 ? written.flat() : [];
    return { text, abilities };
  });
  return { ...asFace(printed, lines, written.flat()), byHand: true };
}

/** Each ability is valid by itself; together they may still refer to a link that none of them keeps. */
function asFace(printed: PrintedFace, lines: readonly Line[], abilities: readonly Ability[]): CompiledFace {
  const face = faceOf(printed, lines, abilities);
  const valid = validateFace(face);
  if (valid.ok) return { face, lines };
  const reason = valid.faults.map(({ path, reason: why }) => `${path}: ${why}`).join('; ');
  const failed = lines.map(({ text }): Line => ({ text, failed: { at: 'validate', reason } }));
  const whole = lines.map(({ text }) => asItStands(text, printedAs(printed)));
  return { face: faceOf(printed, failed, whole), lines: failed };
}

function faceOf(printed: PrintedFace, lines: readonly Line[], abilities: readonly Ability[]): Face {
  const { name, manaCost, colourIndicator, supertypes, types, subtypes } = printed;
  const { sizes, unknown: unmeasured } = readSizes(printed, abilities);
  const unknown = [...lines.flatMap((line) => ('failed' in line ? [line.text] : [])), ...unmeasured];
  return {
    kind: 'face',
    name,
    ...(manaCost === null ? {} : { cost: manaCost }),
    ...(supertypes.length === 0 ? {} : { supertypes: supertypes.map(small) }),
    types: types.map(small),
    ...(subtypes.length === 0 ? {} : { subtypes: [...subtypes] }),
    ...(colourIndicator === undefined ? {} : { colours: colourIndicator.map((letter) => NAMES[letter]) }),
    ...sizes,
    ...(abilities.length === 0 ? {} : { abilities: [...abilities] }),
    ...(unknown.length === 0 ? {} : { unknown }),
  };
}

/** An unread line stays in its place among the abilities, so that abilities come in printed order. */
const abilitiesOf = (read: readonly ReadLine[]): readonly Ability[] =>
  read.flatMap(({ abilities }) => abilities);
const linesOf = (read: readonly ReadLine[]): readonly Line[] => read.map(({ line }) => line);

const notRead = (text: string): Line => ({ text, failed: { at: 'parse', rest: text } });

/** The lines 'LEVEL 1-4' and '2/2' themselves are understood if the card has a level up ability they belong to. */
function levelLine({ from, to, power, toughness }: Band, abilities: readonly Ability[] | undefined): Line {
  const text = `LEVEL ${to === undefined ? `${from}+` : `${from}-${to}`}\n${power}/${toughness}`;
  return abilities === undefined ? notRead(text) : { text, abilities: [] };
}

const small = (word: string): string => word.toLowerCase();
