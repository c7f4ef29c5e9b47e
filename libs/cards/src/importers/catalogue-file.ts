// A catalogue as a file: a line that describes it, then the lines of its content. It is written whole or not at all.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Hash } from '#kernel';
import { readCatalogue, type Catalogue } from '../catalogue/catalogue.js';
import { encodeContent, type CatalogueContent, type ContentText } from '../catalogue/content.js';
import { CardFileError, messageOf, parseAs, readBytes } from './card-file.js';
import { writeWhole } from './write-whole.js';

/** Raised whenever the same source would give another file. */
const FORMAT = 'pentaland-catalogue/4';

const headSchema = z.strictObject({
  format: z.literal(FORMAT),
  /** What it was built from: the embedded card data, known by its SHA-256, or an imported file. */
  source: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('embedded'), digest: z.string() }),
    z.strictObject({ kind: z.literal('imported'), file: z.string(), of: z.string() }),
  ]),
  /** The SHA-256 of the lines that follow. */
  version: z.string().transform((text) => text as Hash),
});
type Head = z.infer<typeof headSchema>;
export type CatalogueSource = Head['source'];

export interface CatalogueFile {
  readonly source: CatalogueSource;
  /** Reads the rest of the file. */
  catalogue(): Catalogue;
}

const NEWLINE = 0x0a;

/** Reads what `writeCatalogue` wrote. Anything incomplete or changed is refused. */
export function readCatalogueFile(file: string): CatalogueFile {
  const bytes = readBytes(file);
  const end = bytes.indexOf(NEWLINE);
  const { source, version } = parseAs(headSchema, file, end === -1 ? bytes : bytes.subarray(0, end));
  return {
    source,
    catalogue() {
      const body = bytes.subarray(end + 1);
      if (digestOf(body) !== version)
        throw new CardFileError(file, `its cards are not those of its version ${version}`);
      return readCatalogue(body.toString('utf8').split('\n') as [string, ...string[]], version);
    },
  };
}

/** Writes the catalogue of the content read from `from`, and opens it. Content without cards is refused. */
export function writeCatalogue(
  file: string,
  source: CatalogueSource,
  from: string,
  content: CatalogueContent,
): Catalogue {
  const { text, version } = writeContent(file, source, from, content);
  return readCatalogue(text, version);
}

/** As `writeCatalogue`, without opening it. */
export function writeContent(
  file: string,
  source: CatalogueSource,
  from: string,
  content: CatalogueContent,
): { readonly text: ContentText; readonly version: Hash } {
  const text = encoded(from, content);
  // Line by line: one text of everything would be in memory twice.
  const digest = createHash('sha256');
  text.forEach((line, index) => digest.update(index === 0 ? line : `\n${line}`));
  const version = digest.digest('hex') as Hash;
  const head: z.input<typeof headSchema> = { format: FORMAT, source, version };
  try {
    writeWhole(file, [JSON.stringify(head), ...text]);
  } catch (cause) {
    throw new CardFileError(file, `cannot be written: ${messageOf(cause)}`);
  }
  return { text, version };
}

function encoded(from: string, content: CatalogueContent): ContentText {
  try {
    return encodeContent(content);
  } catch (cause) {
    throw new CardFileError(from, messageOf(cause));
  }
}

const digestOf = (body: Buffer): Hash => createHash('sha256').update(body).digest('hex') as Hash;
