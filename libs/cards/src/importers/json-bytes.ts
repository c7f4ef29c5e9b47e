// Reads a file's bytes in order, one chunk in memory at a time, and knows the position in the file.
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { CardFileError, messageOf } from './card-file.js';

const CHUNK = 1 << 20;
const NEWLINE = 0x0a;

export class JsonBytes {
  readonly size: number;
  readonly #fd: number;
  #chunk: Buffer = Buffer.alloc(0);
  #at = 0;
  /** Bytes and line ends before the chunk. */
  #before = 0;
  #linesBefore = 0;
  /** Bytes are kept from here on; -1 if none are. */
  #kept = -1;

  constructor(
    readonly file: string,
    private readonly onProgress: (read: number, size: number) => void = () => undefined,
    private readonly chunkSize = CHUNK,
    /** The most bytes that are kept. */
    private readonly mostKept = Infinity,
  ) {
    try {
      this.#fd = openSync(file, 'r');
    } catch (cause) {
      throw new CardFileError(file, `cannot be read: ${messageOf(cause)}`);
    }
    this.size = fstatSync(this.#fd).size;
  }

  close(): void {
    closeSync(this.#fd);
  }

  /** The current byte; -1 at the end. */
  peek(): number {
    if (this.#at === this.#chunk.length && !this.#readOn()) return -1;
    return this.#chunk[this.#at] as number;
  }

  step(): void {
    this.#at += 1;
  }

  /** Moves to the next of these bytes, or to the end. */
  stepTo(isOne: Uint8Array): void {
    do {
      const chunk = this.#chunk;
      let at = this.#at;
      while (at < chunk.length && isOne[chunk[at] as number] === 0) at += 1;
      this.#at = at;
    } while (this.#at === this.#chunk.length && this.#readOn());
  }

  keep(): void {
    this.#kept = this.#at;
  }

  /** The bytes since `keep`. */
  take(): Buffer {
    const taken = this.#chunk.subarray(this.#kept, this.#at);
    this.#kept = -1;
    this.#bound(taken);
    return taken;
  }

  /** 'line 3', with the byte if the whole file is one line. */
  place(): string {
    let line = this.#linesBefore + 1;
    for (
      let end = this.#chunk.indexOf(NEWLINE);
      end !== -1 && end < this.#at;
      end = this.#chunk.indexOf(NEWLINE, end + 1)
    )
      line += 1;
    return `line ${line} (byte ${this.#before + this.#at})`;
  }

  refuse(what: string): never {
    throw new CardFileError(this.file, `${this.place()}: ${what}`);
  }

  #bound({ length }: Buffer): void {
    if (length > this.mostKept) this.refuse(`one entry has more than ${this.mostKept} bytes`);
  }

  #readOn(): boolean {
    const from = this.#kept === -1 ? this.#at : this.#kept;
    const rest = this.#chunk.subarray(from);
    this.#bound(rest);
    const next = Buffer.allocUnsafe(rest.length + this.chunkSize);
    rest.copy(next);
    let read: number;
    try {
      read = readSync(this.#fd, next, rest.length, this.chunkSize, null);
    } catch (cause) {
      throw new CardFileError(this.file, `cannot be read: ${messageOf(cause)}`);
    }
    if (read === 0) return false;
    for (
      let end = this.#chunk.indexOf(NEWLINE);
      end !== -1 && end < from;
      end = this.#chunk.indexOf(NEWLINE, end + 1)
    )
      this.#linesBefore += 1;
    this.#before += from;
    this.#chunk = next.subarray(0, rest.length + read);
    this.#at -= from;
    if (this.#kept !== -1) this.#kept = 0;
    this.onProgress(this.#before + this.#chunk.length, this.size);
    return true;
  }
}
