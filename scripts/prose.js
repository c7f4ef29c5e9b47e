// What a tool can see of the prose: `node scripts/prose.js [FOLDER]`, a part of `npm run check`. It prints a line for each
// fault: a dead link, a source file that is not there, a heading with nothing under it, a word that
// scripts/support/prose/wording.txt replaces, a decision without its parts, a room that the README does not name, a part
// of schema.graphql without a description.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from './setup/places.js';
import { readyToRead } from './setup/ready.js';

await readyToRead();

const {
  deadLinks,
  emptyHeadings,
  missingDocuments,
  missingFiles,
  roomsWithoutLine,
  wordingRules,
  wrongDecisions,
  wrongWords,
} = await import('./support/prose/pages.js');
const { undescribed } = await import('./support/prose/schema.js');

const folder = resolve(process.argv[2] ?? ROOT);
const SOURCES = /\.(?:ts|js|cjs|yml|graphql|txt)$/;
const NOT_OURS = /(?:^|\/)(?:node_modules|generated|dist)(?:\/|$)/;
/** The test of this check is full of faults. */
const FULL_OF_FAULTS = /^test\/tooling\/prose\./;

const has = (path) => existsSync(join(folder, path));
const read = (path) => readFileSync(join(folder, path), 'utf8');
const under = (place) =>
  has(place)
    ? readdirSync(join(folder, place), { recursive: true })
        .map((name) => join(place, name).replaceAll('\\', '/'))
        .filter((path) => !NOT_OURS.test(path))
    : [];
const textsOf = (paths) => new Map(paths.filter(has).map((path) => [path, read(path)]));
const foldersIn = (place) =>
  has(place)
    ? readdirSync(join(folder, place), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `${place}/${name}`)
    : [];

const pages = textsOf([
  'README.md',
  'CONTRIBUTING.md',
  ...under('docs').filter((path) => path.endsWith('.md')),
]);
const files = [
  ...['apps', 'libs', 'test', 'bench', 'scripts', 'deploy'].flatMap(under),
  ...readdirSync(folder),
];
const sources = textsOf(
  files.filter((path) => path.includes('/') && SOURCES.test(path) && !FULL_OF_FAULTS.test(path)),
);
const wording = readFileSync(join(ROOT, 'scripts/support/prose/wording.txt'), 'utf8');

const faults = [
  ...deadLinks(pages, has),
  ...missingDocuments(sources, has),
  ...missingFiles(pages, files),
  ...emptyHeadings(pages),
  ...wrongWords(
    new Map([...pages, ...textsOf(['schema.graphql', 'apps/cli/bin/help.txt'])]),
    wordingRules(wording),
  ),
  ...wrongDecisions(pages),
  ...roomsWithoutLine(pages.get('README.md') ?? '', [...foldersIn('apps'), ...foldersIn('libs')]),
  ...(has('schema.graphql') ? undescribed(read('schema.graphql')) : []),
];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
