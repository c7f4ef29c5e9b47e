// Finds the text of an operation that a client names by an id or a hash: a trusted one, or one that some client has sent
// before (automatic persisted queries). The same over HTTP, event streams and sockets.
import { Inject, Injectable } from '@nestjs/common';
import { ApiError, UNKNOWN_HASH } from '../errors/api-error.js';
import { API_OPTIONS, type ApiOptions } from '../options/options.js';
import { LONGEST_ID, sha256 } from '../options/trusted-documents.js';

/** What a request says of its operation. Nothing of it is checked. */
export interface NamedOperation {
  readonly query?: unknown;
  readonly documentId?: unknown;
  readonly extensions?: unknown;
}

const MOST_KEPT = 1_000;
const MOST_CHARACTERS_KEPT = 4_000_000;

@Injectable()
export class Documents {
  /** By SHA-256, the one used last at the end. */
  private readonly kept = new Map<string, string>();
  private characters = 0;

  constructor(@Inject(API_OPTIONS) private readonly options: Pick<ApiOptions, 'documents'>) {}

  /** The text; undefined if the request names none at all. Throws if it may not be run, or is not known. */
  textOf({ query, documentId, extensions }: NamedOperation): string | undefined {
    const text = typeof query === 'string' && query !== '' ? query : undefined;
    const { trusted, mode } = this.options.documents;
    if (documentId !== undefined && documentId !== null) return this.trustedText(documentId);
    const hash = hashIn(extensions);
    if (text === undefined) return hash === undefined ? undefined : this.known(hash);
    if (hash !== undefined && sha256(text) !== hash)
      throw new ApiError(
        'BAD_USER_INPUT',
        'The `sha256Hash` is not the SHA-256 of `query`. Send the hash of this text.',
      );
    if (mode === 'only-trusted' && !trusted.has(sha256(text)))
      throw new ApiError(
        'UNTRUSTED_DOCUMENT',
        'This server runs only the operations that its operator trusts.',
      );
    if (hash !== undefined && !trusted.has(hash)) this.keep(hash, text);
    return text;
  }

  /** How many operations are kept of those that clients have sent, and of how many characters. */
  get size(): { readonly count: number; readonly characters: number } {
    return { count: this.kept.size, characters: this.characters };
  }

  private trustedText(id: unknown): string {
    const known =
      typeof id === 'string' && id.length <= LONGEST_ID
        ? (this.options.documents.trusted.get(id) ??
          this.options.documents.trusted.get(id.replace(/^sha256:/, '')))
        : undefined;
    if (known === undefined)
      throw new ApiError('UNKNOWN_DOCUMENT', 'This server has no trusted operation with this id.');
    return known;
  }

  private known(hash: string): string {
    const { trusted, mode } = this.options.documents;
    const text = trusted.get(hash) ?? this.kept.get(hash);
    if (text !== undefined) {
      if (this.kept.delete(hash)) this.kept.set(hash, text);
      return text;
    }
    if (mode === 'only-trusted')
      throw new ApiError(
        'UNTRUSTED_DOCUMENT',
        'This server runs only the operations that its operator trusts.',
      );
    throw new ApiError('PERSISTED_QUERY_NOT_FOUND', UNKNOWN_HASH);
  }

  private keep(hash: string, text: string): void {
    if (this.kept.delete(hash)) this.characters -= text.length;
    this.kept.set(hash, text);
    this.characters += text.length;
    for (const [oldest, its] of this.kept) {
      if (this.kept.size <= MOST_KEPT && this.characters <= MOST_CHARACTERS_KEPT) return;
      this.kept.delete(oldest);
      this.characters -= its.length;
    }
  }
}

function hashIn(extensions: unknown): string | undefined {
  const persisted: unknown = isRecord(extensions) ? extensions['persistedQuery'] : undefined;
  if (persisted === undefined || persisted === null) return undefined;
  const { version, sha256Hash } = isRecord(persisted) ? persisted : {};
  if (version !== 1 || typeof sha256Hash !== 'string' || !/^[0-9a-f]{64}$/.test(sha256Hash))
    throw new ApiError(
      'BAD_USER_INPUT',
      'Send `persistedQuery` as {version: 1, sha256Hash: 64 hexadecimal digits}.',
    );
  return sha256Hash;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
