// `pentaland coverage`: what the compiler understands of the catalogue, and what keeps the rest from being complete.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { readCardUnder, type CardDefinition, type Catalogue, type PrintedCard } from '#cards';
import {
  blockers,
  compileCard,
  COMPILER_VERSION,
  shapeExceptions,
  isTried,
  KINDS,
  lex,
  percent,
  readingOnce,
  report,
  STATUSES,
  table,
  talliedBy,
  totals,
  triedIn,
  type CompiledCard,
  type Covered,
  type Kind,
  type Reader,
} from '#oracle';
import { orUsageError } from '../command/arguments.js';
import { EXIT, Failure, UsageError, type Command, type Terminal } from '../command/command.js';
import type { KnownCards } from '../../../server/src/cards/open-cards.js';
import { openCards, openCompiled } from './cards/open.js';

/** Where the project keeps the report and the names that are complete. */
export const REPORT_FILE = 'docs/coverage.md';
export const RATCHET_FILE = 'libs/oracle/complete-names.txt';
/** Cards whose lines are of one shape and are read in different ways, a line each. */
export const SHAPES_FILE = 'libs/oracle/shape-exceptions.txt';
/** Which of them were tried, and as what: by mutants, and in games. */
export const TRIED_FILES = {
  'tried by mutants': 'libs/oracle/tried.txt',
  played: 'libs/card-trials/played.txt',
} as const;

export const coverage: Command = {
  takes: '[--card NAME | --by KIND | --shapes | --json | --write]',
  details: [
    `--card NAME: its text, tokens and nodes, and what is missing. --by ${Object.keys(KINDS).join('|')}: a table.`,
    '--shapes: lines that differ only in numbers and colours but are read differently.',
    '--json: one object with complete, assisted, untouched, total and handWritten, by name.',
    `--write: writes ${REPORT_FILE}, ${RATCHET_FILE} and ${SHAPES_FILE}, in the project's folder.`,
  ],
  async run(args, terminal) {
    const { card, by, ...flags } = read(args);
    if (card === undefined) {
      const known = await openCompiled(terminal);
      const covered = coveredIn(known);
      if (by !== undefined) say(table(by, talliedBy(covered, by)), terminal);
      else if (flags.shapes === true) tellShapes(known, terminal);
      else if (flags.json === true) terminal.out(JSON.stringify(totals(covered)));
      else if (flags.write === true) write(known, covered);
      else tellAll(known, covered, terminal);
    } else tellCard(openCards(terminal), card, terminal);
    return EXIT.ok;
  },
};

/** As today's rules read them, of what has been compiled. */
export const coveredIn = ({ catalogue, compiled }: KnownCards): readonly Covered[] =>
  catalogue.cards.map((card) => ({ card, status: compiled.statusOf(card.name, 'today') ?? 'untouched' }));

/** Compiled again, with what became of each line. */
const compiledNow = (card: PrintedCard, { oracle }: Catalogue, how?: Reader): CompiledCard =>
  compileCard(readCardUnder(card, 'cr', oracle), how);
function incompleteIn({ catalogue }: KnownCards, covered: readonly Covered[]): readonly CompiledCard[] {
  const how = readingOnce();
  return covered.flatMap(({ card, status }) =>
    status === 'complete' ? [] : [compiledNow(card, catalogue, how)],
  );
}

export const completeIn = (covered: readonly Covered[]): readonly string[] =>
  covered.flatMap(({ card, status }) => (status === 'complete' ? [card.name] : []));
export const definitionsIn = (
  { compiled }: KnownCards,
  names: readonly string[],
): readonly CardDefinition[] => names.flatMap((name) => compiled.definitionOf(name, 'today') ?? []);
/** Among complete cards: what a shape is told by is the cards that have it. */
export const shapesIn = (complete: readonly CardDefinition[]): readonly string[] =>
  shapeExceptions(complete).map(({ cards }) => cards.join('; '));

function read(args: readonly string[]) {
  const { by, ...values } = parsed(args);
  if (by !== undefined && !isKind(by))
    throw new UsageError(`--by is one of ${Object.keys(KINDS).join(', ')}`);
  return { ...values, by };
}
const isKind = (word: string): word is Kind => Object.hasOwn(KINDS, word);

function parsed(args: readonly string[]) {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const;
  const options = { card: text, by: text, shapes: flag, json: flag, write: flag };
  return orUsageError(() => parseArgs({ args: [...args], options })).values;
}

const say = (lines: readonly string[], { out }: Terminal): void => lines.forEach((line) => out(line));

function tellAll(known: KnownCards, covered: readonly Covered[], terminal: Terminal): void {
  const { total, handWritten, ...counts } = totals(covered);
  for (const status of STATUSES)
    terminal.out(
      `${status.padEnd(9)} ${String(counts[status]).padStart(6)}  ${percent(counts[status], total)}`,
    );
  terminal.out(`${total} names; ${handWritten} of the complete ones are written by hand.`);
  const complete = definitionsIn(known, completeIn(covered));
  for (const [how, file] of Object.entries(TRIED_FILES)) {
    if (!existsSync(file)) continue;
    const tried = triedIn(readFileSync(file, 'utf8'));
    const now = complete.filter((definition) => isTried(tried, definition)).length;
    terminal.out(`${now} of ${complete.length} complete cards were ${how} as they are compiled now.`);
  }
  terminal.out('');
  terminal.out('cards  alone  why       begins with');
  for (const { clause, why, cards, waiting } of blockers(incompleteIn(known, covered)).slice(0, 30))
    terminal.out(
      `${String(cards).padStart(5)}  ${String(waiting).padStart(5)}  ${why.padEnd(8)}  ${clause.replaceAll('\n', ' ')}`,
    );
}

function tellShapes({ compiled }: KnownCards, { out }: Terminal): void {
  const found = shapeExceptions(compiled.cards('today'));
  for (const { shape, cards } of found) out(`${shape.replaceAll('\n', ' / ')}  (${cards.join('; ')})`);
  out(`${found.length} shapes are read in more than one way.`);
}

function tellCard(catalogue: Catalogue, name: string, { out }: Terminal): void {
  const card = catalogue.card(catalogue.byName(name)?.name ?? name);
  if (card === undefined) throw new Failure(`There is no card called ${JSON.stringify(name)}.`);
  const { status, faces } = compiledNow(card, catalogue);
  out(`${card.name}: ${status}`);
  for (const [index, { face, lines }] of faces.entries()) {
    out('');
    out(face.name);
    out(card.faces[index]?.text ?? '');
    for (const line of lines) {
      out('');
      out(`line    ${line.text}`);
      out(
        `tokens  ${lex(line.text)
          .map(({ text }) => text)
          .join(' · ')}`,
      );
      if ('failed' in line) out(`missing ${JSON.stringify(line.failed)}`);
      else for (const ability of line.abilities) out(`node    ${JSON.stringify(ability)}`);
    }
    for (const clause of face.unknown ?? []) out(`unknown ${clause}`);
  }
}

function write(known: KnownCards, covered: readonly Covered[]): void {
  const complete = completeIn(covered);
  const files = {
    [REPORT_FILE]: report(covered, incompleteIn(known, covered), COMPILER_VERSION),
    [RATCHET_FILE]: `${complete.join('\n')}\n`,
    [SHAPES_FILE]: `${shapesIn(definitionsIn(known, complete)).join('\n')}\n`,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
