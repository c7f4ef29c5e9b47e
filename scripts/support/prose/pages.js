// What is checked of every page: links that lead nowhere, headings with nothing under them, words we do not use.
import { dirname, posix } from 'node:path';
import { anchorOf, headings, proseLines, withoutCode } from './markdown.js';

/** `pages` maps the path of each page to its text; `exists` says whether the project has a file or folder. */
export function deadLinks(pages, exists) {
  const anchors = new Map(
    [...pages].map(([path, text]) => [path, new Set(headings(text).map(({ title }) => anchorOf(title)))]),
  );
  return [...pages].flatMap(([path, text]) =>
    linksIn(text).flatMap(({ number, target }) => {
      if (/^[a-z]+:/.test(target)) return [];
      const [file, anchor] = target.split('#');
      const place = file === '' ? path : posix.join(dirname(path), file);
      if (!exists(place)) return [`${path}:${number}: the link to ${target} leads nowhere`];
      const known = anchors.get(place);
      return anchor === undefined || known === undefined || known.has(anchor)
        ? []
        : [`${path}:${number}: ${place} has no heading #${anchor}`];
    }),
  );
}

const linksIn = (text) =>
  proseLines(text).flatMap(({ number, text: line }) =>
    [...withoutCode(line).matchAll(/\]\(<?([^)\s>]+)>?\)|<(https?:[^>]+)>/g)].map(([, target, address]) => ({
      number,
      target: target ?? address,
    })),
  );

export const emptyHeadings = (pages) =>
  [...pages].flatMap(([path, text]) =>
    headings(text).flatMap(({ number, title, isEmpty }) => {
      if (title === '') return [`${path}:${number}: a heading has no title`];
      return isEmpty ? [`${path}:${number}: nothing stands under '${title}'`] : [];
    }),
  );

/** Documents that sources speak of, by their path. */
export const missingDocuments = (sources, exists) =>
  [...sources].flatMap(([path, text]) =>
    [...text.matchAll(/\bdocs\/[\w/-]+\.md\b/g)].flatMap(([document]) =>
      exists(document) ? [] : [`${path}: there is no ${document}`],
    ),
  );

/** Source files that pages name in code, whole or by the end of their path. */
export const missingFiles = (pages, files) =>
  [...pages].flatMap(([path, text]) =>
    [...text.matchAll(/`([\w./-]+\.(?:ts|js|cjs|yml|sh|txt))`/g)].flatMap(([, file]) =>
      files.some((known) => known === file || known.endsWith(`/${file}`))
        ? []
        : [`${path}: there is no file ${file}`],
    ),
  );

/** `list` has a line for each word or phrase: what not to write, a tab or ` -> `, and what to write. */
export function wordingRules(list) {
  return list
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [not = '', but = ''] = line.split('->').map((part) => part.trim());
      return { not, but, pattern: new RegExp(`\\b${not.replaceAll(' ', '\\s+')}\\b`, 'gi') };
    });
}

/** `texts` maps a path to its text; of a page only the prose counts. */
export const wrongWords = (texts, rules) =>
  [...texts].flatMap(([path, text]) => {
    const lines = path.endsWith('.md')
      ? proseLines(text)
      : text.split('\n').map((line, index) => ({ number: index + 1, text: line }));
    return lines.flatMap(({ number, text: line }) =>
      rules.flatMap(({ not, but, pattern }) =>
        withoutCode(line).match(pattern) === null
          ? []
          : [`${path}:${number}: not '${not}'${but === '' ? '' : `, but '${but}'`}`],
      ),
    );
  });

const PARTS = ['Status', 'Context', 'Decision', 'Consequences'];

/** A decision is titled by what was decided, and has four parts in this order. */
export const wrongDecisions = (pages) =>
  [...pages]
    .filter(([path]) => path.startsWith('docs/decisions/'))
    .flatMap(([path, text]) => {
      const [title, ...rest] = headings(text);
      const number = Number(posix.basename(path).slice(0, 4));
      const parts = rest.filter(({ level }) => level === 2).map((heading) => heading.title);
      return [
        ...(title?.level === 1 && title.title.startsWith(`${number}. `)
          ? []
          : [`${path}: the title has to begin with '${number}. '`]),
        ...(PARTS.join() === parts.join() ? [] : [`${path}: its headings have to be ${PARTS.join(', ')}`]),
      ];
    });

/** Every app and library has a line in the README. */
export const roomsWithoutLine = (readme, rooms) =>
  rooms.flatMap((room) => (readme.includes(`\`${room}\``) ? [] : [`README.md: ${room} is not on the map`]));
