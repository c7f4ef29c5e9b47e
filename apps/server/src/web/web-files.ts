// The files of the web front end as the build left them, read once and kept: there are few, and small. Each is compressed
// when it is first asked for.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

export interface WebFile {
  readonly type: string;
  /** Its name holds its hash, so that what it contains never changes. */
  readonly immutable: boolean;
  readonly tag: string;
  readonly plain: Buffer;
  readonly gzip: () => Buffer;
  readonly brotli: () => Buffer;
}

/** By path, `/index.html` among them; undefined where no page was built. */
export function webFiles(): ReadonlyMap<string, WebFile> | undefined {
  const folder = builtPages(import.meta.dirname);
  if (folder === undefined) return undefined;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => extname(file) in TYPES && statSync(file).isFile());
  return new Map(
    files.map((file) => {
      const path = `/${relative(folder, file).replaceAll('\\', '/')}`;
      return [path, webFile(path, readFileSync(file))];
    }),
  );
}

function webFile(path: string, plain: Buffer): WebFile {
  return {
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    immutable: path.startsWith('/assets/'),
    tag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    gzip: once(() => gzipSync(plain, { level: 9 })),
    brotli: once(() => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })),
  };
}

function once(make: () => Buffer): () => Buffer {
  let made: Buffer | undefined;
  return () => (made ??= make());
}

/** dist/web, for the sources and for the build alike. */
function builtPages(folder: string): string | undefined {
  const pages = join(folder, 'dist', 'web');
  if (existsSync(join(pages, 'index.html'))) return pages;
  const parent = dirname(folder);
  return parent === folder ? undefined : builtPages(parent);
}
