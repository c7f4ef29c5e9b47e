// The files that the programs start from: the packages that are put into them are there once.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');
const RUN = join(ROOT, 'dist/run');
const PUT_IN = JSON.parse(
  readFileSync(join(ROOT, 'scripts/support/put-in.json'), 'utf8'),
) as readonly string[];

interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}
const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};

const nameOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Packages that the files load as they are loaded themselves; what a package asks for only perhaps is not among them. */
function loaded(): Set<string> {
  const names = readdirSync(RUN).flatMap((file) =>
    [
      ...readFileSync(join(RUN, file), 'utf8').matchAll(/^import\b[^"'\n]*["']([^."'\n][^"'\n]*)["'];$/gm),
    ].map(([, specifier]) => nameOf(specifier!)),
  );
  return new Set(names.filter((name) => `node_modules/${name}` in packages));
}

/** The place of a package, as the one at `from` finds it. */
function found(from: string, name: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const place = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (place in packages) return place;
    if (at === '') return undefined;
  }
}

/** Those packages, and all that they need, each with who needs it. */
function needed(names: ReadonlySet<string>): ReadonlyMap<string, string> {
  const by = new Map<string, string>();
  const open = [...names].map((name) => ({ place: `node_modules/${name}`, from: 'dist/run' }));
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { place, from } = next;
    if (by.has(place)) continue;
    by.set(place, from);
    const { dependencies, optionalDependencies, peerDependencies } = packages[place]!;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const needs = found(place, name);
      if (needs !== undefined) open.push({ place: needs, from: place });
    }
  }
  return by;
}

describe('the files that the programs start from', () => {
  it('load packages from their folders, and none of those that are put in', () => {
    const outside = loaded();
    expect([...outside]).toEqual(expect.arrayContaining(['graphql', 'fastify', 'better-sqlite3']));
    expect(PUT_IN.filter((name) => outside.has(name))).toEqual([]);
  });

  it('load no package that needs one that is put in: there would be two of it', () => {
    const twice = [...needed(loaded())].filter(([place]) =>
      PUT_IN.some((name) => place.endsWith(`node_modules/${name}`)),
    );
    expect(twice).toEqual([]);
  });
});
