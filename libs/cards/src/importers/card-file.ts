// Reads a file of card data, checks it against a schema, and refuses it with the file's name and the place of the
// fault.
import { readFileSync } from 'node:fs';
import type { z } from 'zod';

/** A file of cards that cannot be used: its name, and what is wrong. */
export class CardFileError extends Error {
  override readonly name = 'CardFileError';
  constructor(
    readonly file: string,
    readonly what: string,
  ) {
    super(`${file}: ${what}`);
  }
}

export function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new CardFileError(file, `cannot be read: ${messageOf(cause)}`);
  }
}

export function parseAs<T>(schema: z.ZodType<T>, file: string, bytes: Buffer): T {
  let json: unknown;
  try {
    json = JSON.parse(bytes.toString('utf8'));
  } catch (cause) {
    throw new CardFileError(file, `is not JSON: ${messageOf(cause)}`);
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = issue === undefined || issue.path.length === 0 ? 'the whole file' : issue.path.join('.');
  throw new CardFileError(file, `${place}: ${issue?.message ?? 'not of the expected shape'}`);
}

export const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));
