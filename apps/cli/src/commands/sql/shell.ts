// Questions one after the other: typed at a prompt, or read from a pipe. A question may have several lines and ends with
// a semicolon. Lines that begin with a dot are commands.
import {
  FactsFileError,
  MOST_CHARACTERS,
  QuestionRefused,
  QuestionUnstoppable,
  STORED_AS,
  TABLE_NAMES,
  TABLES,
  type FactsAnswer,
  type Column,
} from '#analytics';
import { INTERRUPTED, type Prompts } from '../../command/prompts.js';
import { cutAtSemicolons } from './statements.js';

export interface Shell {
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
  readonly linesOf: (answer: FactsAnswer) => readonly string[];
  readonly ask: (question: string, signal?: AbortSignal) => Promise<FactsAnswer>;
}

const PROMPT = 'pentaland> ';
const GOES_ON = '      ...> ';

export const GREETING = 'Questions end with a semicolon. `.help` says what else there is.';
const HELP = [
  '.tables         lists the tables',
  '.schema TABLE   lists the columns of a table, and what they say',
  '.help           lists these commands',
  '.quit           ends (so does Ctrl-D)',
  'Anything else is a question in SQL. It may have several lines and ends with a semicolon. Ctrl-C interrupts it.',
];

/** At a prompt, until the player leaves. */
export async function shellAt(prompts: Prompts, shell: Shell): Promise<void> {
  shell.out(GREETING);
  let typed = '';
  for (;;) {
    const line = await prompts.next(typed === '' ? PROMPT : GOES_ON);
    if (line === undefined) return;
    if (line === INTERRUPTED) {
      typed = '';
      continue;
    }
    if (typed === '' && line.trimStart().startsWith('.')) {
      if (obey(line.trim(), shell) === 'quit') return;
      continue;
    }
    const { questions, rest } = cutAtSemicolons(`${typed}${line}\n`);
    for (const question of questions) await prompts.during((signal) => answered(shell, question, signal));
    typed = bounded(rest, shell);
  }
}

/** From a pipe, to its end; what follows the last semicolon is a question too. True if all were answered. */
export async function shellFrom(lines: AsyncIterable<string>, shell: Shell): Promise<boolean> {
  let typed = '';
  let good = true;
  for await (const line of lines) {
    if (typed === '' && line.trimStart().startsWith('.')) {
      const obeyed = obey(line.trim(), shell);
      if (obeyed === 'quit') return good;
      good &&= obeyed === 'done';
      continue;
    }
    const { questions, rest } = cutAtSemicolons(`${typed}${line}\n`);
    for (const question of questions) good = (await answered(shell, question)) && good;
    typed = bounded(rest, shell);
    good &&= typed === rest;
  }
  return typed === '' ? good : (await answered(shell, typed)) && good;
}

function bounded(rest: string, { err }: Shell): string {
  if (rest.length <= MOST_CHARACTERS) return rest;
  err(`A question has at most ${String(MOST_CHARACTERS)} characters; this one is forgotten.`);
  return '';
}

async function answered(shell: Shell, question: string, signal?: AbortSignal): Promise<boolean> {
  try {
    const answer = await shell.ask(question, signal);
    for (const line of shell.linesOf(answer)) shell.out(line);
    return true;
  } catch (error) {
    if (error instanceof QuestionUnstoppable) throw error;
    if (!(error instanceof QuestionRefused || error instanceof FactsFileError)) throw error;
    shell.err(inOneSentence(error.message));
    return false;
  }
}

/** DuckDB explains at length, and shows the line it means. */
export function inOneSentence(message: string): string {
  const [first = ''] = message.split('\n');
  const line = /\nLINE (\d+):/.exec(message)?.[1];
  const sentence = first.trim().replace(/[.!]?$/, '');
  return line === undefined || line === '1' ? `${sentence}.` : `${sentence} (line ${line}).`;
}

function obey(said: string, { out, err }: Shell): 'done' | 'refused' | 'quit' {
  const [word = '', table = ''] = said.split(/\s+/);
  const name = TABLE_NAMES.find((one) => one === table.toLowerCase().replace(/;$/, ''));
  if (word === '.quit' || word === '.exit') return 'quit';
  if (word === '.help') HELP.forEach((line) => out(line));
  else if (word === '.tables')
    aligned(TABLE_NAMES.map((one) => [one, TABLES[one].says])).forEach((line) => out(line));
  else if (word === '.schema' && name !== undefined) {
    out(TABLES[name].says);
    const columns = Object.entries<Column>(TABLES[name].columns);
    const rows = columns.map(([column, { kind, nullable, says }]) => [
      column === 'by' ? '"by"' : column,
      `${STORED_AS[kind]}${nullable ? '' : ' NOT NULL'}`,
      says,
    ]);
    aligned(rows).forEach((line) => out(line));
  } else {
    err(
      word === '.schema'
        ? `There is no table '${table}'; \`.tables\` lists them.`
        : `There is no command '${word}'; \`.help\` lists them.`,
    );
    return 'refused';
  }
  return 'done';
}

function aligned(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = rows.reduce<number[]>(
    (most, row) => row.map((cell, nth) => Math.max(cell.length, most[nth] ?? 0)),
    [],
  );
  return rows.map((row) =>
    row
      .map((cell, nth) => cell.padEnd(widths[nth] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
