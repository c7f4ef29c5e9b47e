// The operations that an operator trusts, from a file: `{"ID": "query …"}`, as graphql-codegen, relay-compiler and the
// GraphQL CLI write it, or Apollo's manifest.
import { createHash } from 'node:crypto';

/** Each operation under its id in the file, and under the SHA-256 of its text. */
export type TrustedDocuments = ReadonlyMap<string, string>;

export const MOST_DOCUMENTS = 10_000;
export const LONGEST_ID = 200;

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export class BadDocuments extends Error {
  override readonly name = 'BadDocuments';
}

/** @throws BadDocuments that says what is wrong with the file. */
export function trustedDocuments(file: string): TrustedDocuments {
  const documents = new Map<string, string>();
  for (const [id, text] of entriesOf(parsed(file))) {
    if (typeof text !== 'string' || text.trim() === '')
      throw new BadDocuments(`"${id}" is not the text of an operation`);
    if (id === '' || id.length > LONGEST_ID)
      throw new BadDocuments(`an id has more than ${LONGEST_ID} characters or none`);
    documents.set(id, text).set(sha256(text), text);
  }
  if (documents.size === 0) throw new BadDocuments('it has no operation');
  if (documents.size > 2 * MOST_DOCUMENTS)
    throw new BadDocuments(`it has more than ${MOST_DOCUMENTS} operations`);
  return documents;
}

function parsed(file: string): object {
  let value: unknown;
  try {
    value = JSON.parse(file);
  } catch {
    throw new BadDocuments('it is not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BadDocuments('it is not a JSON object of operations by their ids');
  return value;
}

const APOLLO = 'apollo-persisted-query-manifest';

function entriesOf(value: object): [id: string, text: unknown][] {
  if (!('format' in value) || value.format !== APOLLO) return Object.entries(value);
  const operations: unknown = 'operations' in value ? value.operations : undefined;
  if (!Array.isArray(operations)) throw new BadDocuments('the manifest has no list of operations');
  return operations.map((one: unknown): [string, unknown] => {
    const { id, body } = (typeof one === 'object' && one !== null ? one : {}) as Record<string, unknown>;
    return [typeof id === 'string' ? id : '', body];
  });
}
