// Whatever the contract lets one ask, do and follow is in the terminal: each query, mutation and subscription is sent by a
// command, or stands here with the reason why none sends it. A new one without either fails.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { buildSchema, Kind, parse, visit } from 'graphql';

const ROOT = join(import.meta.dirname, '../../..');
const schema = buildSchema(readFileSync(join(ROOT, 'schema.graphql'), 'utf8'));

/** What the commands have the client library send, and how they call it. */
const BY_THE_LIBRARY: Readonly<Record<string, RegExp>> = {
  register: /\bclient\.account\.register\(/,
  login: /\bclient\.account\.logIn\(/,
  gameFeed: /\bclient\.game\(/,
  lastEntries: /\bclient\.game\([^)]*\blast\b/,
  answer: /\blive\.answer\(/,
  disputeChanged: /\bclient\.dispute\(/,
};

const STATISTICS =
  'they are drawn in the pages; for the operator `pentaland sql` answers these questions and others';
const CATALOGUE = '`pentaland cards show` reads the catalogue of the installation (docs/catalogue.md)';
const RULES =
  'the rules that a ruling cites are read in the pages, or in the text that the operator has imported';
const PROOFS =
  '`pentaland checkpoint` and `pentaland verify` do it with what was kept elsewhere (docs/verification.md)';
const ROLES = 'the operator makes somebody an admin (`pentaland admin grant`), who gives roles in the pages';
const TABLES = 'tables with guests are made in the pages; the terminal joins them';
/** By the field, or by the kind and the field where a query and a mutation share it. */
const IN_NO_COMMAND: Readonly<Record<string, string>> = {
  offer: '`pentaland play` says which rulesets it takes; tables with other terms are made in the pages',
  statistics: STATISTICS,
  shareStatistics: 'who may see one’s own statistics is set beside them, in the pages',
  localNames: 'the terminal speaks English, and so do its card names',
  cards: CATALOGUE,
  'query rule': RULES,
  rules: RULES,
  signingKey: PROOFS,
  checkpoint: PROOFS,
  consistency: PROOFS,
  lobbyChanged: '`pentaland play` lists games when it is told to, not while somebody types',
  revokeTokens: 'a command signs in anew each time and keeps no token',
  grantRole: ROLES,
  revokeRole: ROLES,
  invite: TABLES,
  withdrawInvitation: TABLES,
  decline: TABLES,
  unseat: TABLES,
  unseatBot: TABLES,
  openEntropy: 'players in the terminal commit to no entropy: that is for programs (docs/playing.md)',
  shortcut: 'a loop is proposed in the pages, which show what it repeats',
  concedeAbsent: 'the others at a table are called absent in the pages, which show since when',
};

/** The files of commands, without tests and what is generated. */
const read = (folder: string, named: RegExp): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => named.test(file) && !/\b(?:generated|fixtures)\/|\.(?:int-|e2e-)?spec\.ts$/.test(file))
    .map((file) => readFileSync(join(ROOT, folder, file), 'utf8'));
const scripts = read('apps/cli/src', /\.ts$/);

type Documents = ReadonlyMap<string, readonly string[]>;

/** The fields of each operation of these documents with its kind, by its name. */
function operationsIn(documents: readonly string[]): Documents {
  const found = new Map<string, readonly string[]>();
  for (const text of documents)
    visit(parse(text), {
      [Kind.OPERATION_DEFINITION]: ({ name, operation, selectionSet }) => {
        const fields = selectionSet.selections.flatMap((one) =>
          one.kind === Kind.FIELD ? [`${operation} ${one.name.value}`] : [],
        );
        found.set(name?.value ?? '', fields);
      },
    });
  return found;
}

const typed = operationsIn(read('apps/cli/src', /\.graphql$/));
const inLibrary = new Set(
  [...operationsIn(read('libs/client/src/operations', /\.graphql$/)).values()].flat(),
);

/** What sends a mutation by its name, and what asks for one of several lists. */
const SENDING =
  /\b(?:mutate|inGame|command|done|disputed|takeBack|changeAnnotation)(?:<[^(]*>)?\(([^;]*?)(?:\)|\{|\[)/g;
const LISTING = /\bgames\(([^;]*?)\)/g;
const FIELD = /\bfield: ('\w+')/g;
const FIELDS = /\bfield of \[([^\]]*)\]/g;
const DEEDS = /\bDEEDS = \{([^}]*)\}/g;
const NAME = /'(\w+)'/g;
/** The field of a text: with its arguments, by another name, or after another one. */
const WRITTEN = /(?:\b(query|mutation|subscription)\b[^{]*|[`'])\{\s*(?:\w+:\s*)?(\w+)(?=[\s({])/g;
/** A typed operation is sent where its document is given away. */
const GIVEN = /[(,]\s*(\w+)Document\b/g;

const named = (script: string, kind: string, forms: readonly RegExp[]): readonly string[] =>
  forms
    .flatMap((form) => [...script.matchAll(form)])
    .flatMap(([, given = '']) => [...given.matchAll(NAME)].map(([, name = '']) => `${kind} ${name}`));

const sent = (script: string): readonly string[] => [
  ...named(script, 'mutation', [SENDING, FIELD, FIELDS, DEEDS]),
  ...named(script, 'query', [LISTING]),
  ...[...script.matchAll(WRITTEN)].map(([, kind = 'query', name = '']) => `${kind} ${name}`),
  ...[...script.matchAll(GIVEN)].flatMap(([, name = '']) => typed.get(name) ?? []),
];

const fieldsOf = (type: ReturnType<typeof schema.getQueryType>): readonly string[] =>
  Object.keys(type?.getFields() ?? {});
const OPERATIONS = [
  ...fieldsOf(schema.getQueryType()).map((field) => `query ${field}`),
  ...fieldsOf(schema.getMutationType()).map((field) => `mutation ${field}`),
  ...fieldsOf(schema.getSubscriptionType()).map((field) => `subscription ${field}`),
];
const inCommands = new Set(scripts.flatMap(sent));
const fieldOf = (operation: string): string => operation.slice(operation.indexOf(' ') + 1);

describe('an operation of the contract', () => {
  it.each(OPERATIONS)('is sent by a command, or has a reason for none: %s', (operation) => {
    const called = BY_THE_LIBRARY[fieldOf(operation)];
    const isCalled =
      called !== undefined && inLibrary.has(operation) && scripts.some((script) => called.test(script));
    const places = [
      inCommands.has(operation) ? 'a command' : undefined,
      isCalled ? 'the library' : undefined,
      IN_NO_COMMAND[operation] ?? IN_NO_COMMAND[fieldOf(operation)],
    ];
    const found = places.filter((place) => place !== undefined);
    expect({ operation, found }).toEqual({ operation, found: [expect.any(String)] });
  });

  it('is not excused here once it is gone', () => {
    const known = [...OPERATIONS, ...OPERATIONS.map(fieldOf)];
    for (const excused of [...Object.keys(BY_THE_LIBRARY), ...Object.keys(IN_NO_COMMAND)])
      expect(known).toContain(excused);
  });

  it('is named by its kind where a query and a mutation share the name', () => {
    const fields = OPERATIONS.map(fieldOf);
    expect(fields.filter((field, at) => fields.indexOf(field) !== at)).toEqual(['rule']);
    expect(IN_NO_COMMAND['rule']).toBeUndefined();
  });

  it.each([
    ['mutation agreeToOpen', /AgreeToOpenDocument/g],
    ['subscription auditEntries', /AuditEntriesDocument/g],
    ['mutation stopGame', /'stopGame'/g],
    ['query whoKnewName', /known: whoKnewName/g],
    ['mutation withdrawCall', /field: 'withdrawCall'/g],
    ['mutation rule', /inGame\(client, 'rule'/g],
  ])('is missed where no command sends it any more: %s', (operation, sends) => {
    const without = scripts.map((script) => script.replaceAll(sends, 'nothing'));
    expect(new Set(without.flatMap(sent))).not.toContain(operation);
    expect(inCommands).toContain(operation);
  });
});
