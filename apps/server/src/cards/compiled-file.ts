// The compiled cards of a catalogue as a file: a line that says what it is, then a line a card. It is there whole or
// not at all, and what is damaged or was compiled from or by something else is not used.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Catalogue } from '#cards';
import { writeWhole } from '#cards/importers';
import { err, ok, type Hash, type Result } from '#kernel';
import {
  compiledCards,
  STATUSES,
  type CompiledCards,
  type CompiledEntry,
  type Reading,
  type Status,
} from '#oracle';

/** Counted up whenever the same entries would give another file. */
const FORMAT = 'pentaland-compiled/1';

const headSchema = z.strictObject({
  format: z.literal(FORMAT),
  /** The version of the catalogue. */
  catalogue: z.string(),
  /** What compiled it. */
  compiler: z.string(),
  /** A letter for each card: how much of it is understood. */
  today: z.string(),
  'as-it-stands': z.string(),
  /** The SHA-256 of the statuses and of the lines that follow. */
  version: z.string(),
});
type Head = z.infer<typeof headSchema>;
type Statuses = Pick<Head, Reading>;

const NEWLINE = 0x0a;
const letterOf = (status: Status): string => status.charAt(0);
const BY_LETTER: ReadonlyMap<string, Status> = new Map(
  STATUSES.map((status) => [letterOf(status), status] as const),
);

function versionOf(statuses: Statuses, body: string | Buffer): Hash {
  const hash = createHash('sha256').update(`${statuses.today}\n${statuses['as-it-stands']}\n`);
  return hash.update(body).digest('hex') as Hash;
}

/** The compiled cards in the file, or why it cannot give them. */
export function readCompiled(
  file: string,
  catalogue: Catalogue,
  compiler: string,
): Result<CompiledCards, string> {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    return err('the cards have not been compiled yet');
  }
  const [end = -1, ...ends] = lineEnds(bytes);
  const head = headOf(bytes.subarray(0, end));
  if (head === undefined) return err(`${file} is damaged`);
  if (head.catalogue !== catalogue.version) return err(`${file} is of other cards`);
  if (head.compiler !== compiler) return err(`${file} was made by another compiler`);
  const isWhole =
    ends.length === catalogue.size &&
    head.today.length === catalogue.size &&
    head['as-it-stands'].length === catalogue.size &&
    versionOf(head, bytes.subarray(end + 1)) === head.version;
  if (!isWhole) return err(`${file} is damaged`);
  const starts = [end, ...ends];
  return ok(
    compiledCards(catalogue, {
      version: head.version as Hash,
      status: (index, reading) => BY_LETTER.get(head[reading].charAt(index)) ?? 'untouched',
      text: (index) => bytes.toString('utf8', (starts[index] ?? 0) + 1, ends[index]),
    }),
  );
}

/** Where each line ends; the last as well, without a newline behind it. */
function lineEnds(bytes: Buffer): number[] {
  const ends: number[] = [];
  for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) ends.push(at);
  return [...ends, bytes.length];
}

function headOf(bytes: Buffer): Head | undefined {
  try {
    return headSchema.safeParse(JSON.parse(bytes.toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

export function writeCompiled(
  file: string,
  catalogue: Catalogue,
  compiler: string,
  entries: readonly CompiledEntry[],
): void {
  const letters = (reading: Reading): string =>
    entries.map(({ status }) => letterOf(status[reading])).join('');
  const statuses = { today: letters('today'), 'as-it-stands': letters('as-it-stands') };
  const body = entries.map(({ text }) => text).join('\n');
  const version = versionOf(statuses, body);
  const head: Head = { format: FORMAT, catalogue: catalogue.version, compiler, ...statuses, version };
  writeWhole(file, [JSON.stringify(head), body]);
}
