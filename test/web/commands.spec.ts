// Whatever the contract lets one do has a place in the pages: every mutation and subscription is sent by one of them, or
// stands here with the reason why it is not. A new one without a place fails.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { buildSchema, Kind, parse, visit } from 'graphql';

const ROOT = join(import.meta.dirname, '../..');
const schema = buildSchema(readFileSync(join(ROOT, 'schema.graphql'), 'utf8'));

/** What the pages have the client library send, and how they call it. */
const BY_THE_LIBRARY: Readonly<Record<string, RegExp>> = {
  register: /\bclient\.account\.register\(/,
  login: /\bclient\.account\.logIn\(/,
  revokeTokens: /\bclient\.account\.revoke\(/,
  gameFeed: /\bclient\.game\(/,
  disputeChanged: /\bclient\.dispute\(/,
  lobbyChanged: /\bclient\.lobby\(/,
};
const IN_NO_PAGE: Readonly<Record<string, string>> = {
  auditEntries:
    'it is for a program that watches for an admin, who reads the same in `audit` (docs/playing.md)',
};

/** What stands in the files of a folder with such names, without what is generated and what is only said. */
const read = (folder: string, named: RegExp): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => named.test(file) && !/\b(?:generated|words)\/|\.spec\.ts$/.test(file))
    .map((file) => readFileSync(join(ROOT, folder, file), 'utf8'));
const scripts = read('apps/web/src', /\.tsx?$/);
const fieldsOf = (documents: readonly string[]): string[] => {
  const found: string[] = [];
  for (const text of documents)
    visit(parse(text), {
      [Kind.OPERATION_DEFINITION]: ({ selectionSet }) => {
        for (const each of selectionSet.selections) if (each.kind === Kind.FIELD) found.push(each.name.value);
      },
    });
  return found;
};

/** The first argument of what sends a command; it may choose between two. */
const SENDING = /\b(?:onGame|command|act|change|askWhatIf)\(\s*(?:'mutation',\s*)?([^,)]*)/g;
const NAME = /'(\w+)'/g;
/** A field of a text that a page puts together. */
const WRITTEN = /\b(\w+)\(\w+: \$\w+/g;
const sent = (script: string): string[] => [
  ...[...script.matchAll(SENDING)].flatMap(([, of = '']) =>
    [...of.matchAll(NAME)].map(([, name = '']) => name),
  ),
  ...(script.includes('`mutation ') ? [...script.matchAll(WRITTEN)].map(([, name = '']) => name) : []),
];

const commands = [schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
  Object.keys(type?.getFields() ?? {}),
);
const inPages = new Set([...scripts.flatMap(sent), ...fieldsOf(read('apps/web/src', /\.graphql$/))]);
const inLibrary = new Set(fieldsOf(read('libs/client/src/operations', /\.graphql$/)));

describe('a command of the contract', () => {
  it.each(commands)('has its place in a page, or a reason for none: %s', (command) => {
    const called = BY_THE_LIBRARY[command];
    const isCalled =
      called !== undefined && inLibrary.has(command) && scripts.some((script) => called.test(script));
    const places = [inPages.has(command) && 'a page', isCalled && 'the library', IN_NO_PAGE[command]];
    expect(places.filter((place) => place !== false && place !== undefined)).toHaveLength(1);
  });

  it('is not excused here once it is gone', () => {
    for (const excused of [...Object.keys(BY_THE_LIBRARY), ...Object.keys(IN_NO_PAGE)])
      expect(commands).toContain(excused);
  });

  it('is missed where a page stops sending it', () => {
    const without = scripts.map((script) => script.replaceAll(/\bonGame\('agreeToOpen'/g, "onGame('ready'"));
    expect(new Set(without.flatMap(sent))).not.toContain('agreeToOpen');
    expect(inPages).toContain('agreeToOpen');
  });
});
