// Everything that a view publishes is drawn: each member of the fragment TableView is read somewhere in the pages, or stands
// below with the reason. What is read is found in the types of the program, so a name alone does not count.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  buildSchema,
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import ts from 'typescript';

const ROOT = process.cwd();
const PAGES = join(ROOT, 'apps/web/src');
const schema = buildSchema(readFileSync(join(ROOT, 'schema.graphql'), 'utf8'));

/** What no page reads of a view, and why. */
const TIME = 'the time of something that is drawn: the log stands in its order';
const LIKE_A_CARD = 'drawn by what draws the same of a card';
const NOT_DRAWN: Readonly<Record<string, string>> = {
  'Attack.defending':
    'the line leads to the defender; the seat matters where a planeswalker or battle is attacked',
  'Card.watched': 'the server says it where a name that is watched is used',
  'CardFace.assisted': 'said when such a text comes up',
  'CardFace.watched': 'as of a card',
  'CardFace.power': LIKE_A_CARD,
  'CardFace.toughness': LIKE_A_CARD,
  'CardFace.loyalty': LIKE_A_CARD,
  'CardFace.defense': LIKE_A_CARD,
  'Decision.kind': 'the question itself has the kind; others see the prompt',
  'Decision.since': 'the clocks say how long, and `absentFrom` when somebody is absent',
  'GameOrigin.gameId': 'a table says where it comes from as it is made',
  'GameOrigin.moment': 'a table says where it comes from as it is made',
  'GameOrigin.scenario': 'a table says where it comes from as it is made',
  'GameView.origin': 'a table says where it comes from as it is made',
  'GameView.createdAt': 'nobody plays by it',
  'GameView.openingDeadline': 'the page opens its secret at once',
  'GameView.startingSeat': 'the log says who goes first',
  'OpenDispute.since': TIME,
  'Priority.actions': 'the buttons come from the legal actions',
  'Referral.since': TIME,
  'RunningClock.until': 'what is left says it',
  'SeatView.librarySize': 'the sum of `libraries`, or the common library',
  'TakeBackRequest.since': TIME,
  'Tier.tier': 'the server refuses a wrong order with its rule',
  'Tier.least': 'the server refuses a wrong order with its rule',
  'YesNo.prompt': 'the decision has the same prompt',
};

const graphqlIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

const FRAGMENT = readFileSync(join(ROOT, 'view.graphql'), 'utf8');

/** The members of a published view, as `Type.field`. */
function members(): ReadonlySet<string> {
  const found = new Set<string>();
  const info = new TypeInfo(schema);
  visit(
    parse(FRAGMENT),
    visitWithTypeInfo(info, {
      Field({ name }) {
        const parent = info.getParentType();
        if (parent && name.value !== '__typename') found.add(`${parent.name}.${name.value}`);
      },
    }),
  );
  return found;
}

/** The types that the fragments and operations are on, by the names that their generated types have. */
function rootTypes(): ReadonlyMap<string, string> {
  const roots = new Map<string, string>();
  for (const text of [FRAGMENT, ...graphqlIn(PAGES)])
    for (const one of parse(text).definitions) {
      if (one.kind === Kind.FRAGMENT_DEFINITION)
        roots.set(`${one.name.value}Fragment`, one.typeCondition.name.value);
      if (one.kind === Kind.OPERATION_DEFINITION)
        roots.set(`${one.name?.value ?? ''}Query`, schema.getQueryType()?.name ?? '');
    }
  return roots;
}

/** A fragment on a union has a type for each of its parts: Questioned_Divide_Fragment. */
const rootOf = (name: string, roots: ReadonlyMap<string, string>): string | undefined =>
  roots.get(name) ?? /^[A-Za-z]+_(?<part>[A-Za-z]+)_Fragment$/.exec(name)?.groups?.['part'];

/** The types in which a field may be declared that is reached by these names. */
function typesAt(root: string, path: readonly string[]): readonly string[] {
  const type = schema.getType(root);
  const concrete = isAbstractType(type) ? schema.getPossibleTypes(type).map(({ name }) => name) : [root];
  const [first, ...rest] = path;
  if (first === undefined) return concrete;
  return concrete.flatMap((name) => {
    const at = schema.getType(name);
    const field = isObjectType(at) || isInterfaceType(at) ? at.getFields()[first] : undefined;
    return field === undefined ? [] : typesAt(getNamedType(field.type).name, rest);
  });
}

function program(): ts.Program {
  const file = join(ROOT, 'apps/web/tsconfig.json');
  const { config } = ts.readConfigFile(file, (name) => ts.sys.readFile(name)) as { config: unknown };
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, join(ROOT, 'apps/web'));
  return ts.createProgram(fileNames, { ...options, noEmit: true });
}

/** What the pages read of generated types, as `Type.field`. */
function read(): ReadonlySet<string> {
  const compiled = program();
  const checker = compiled.getTypeChecker();
  const roots = rootTypes();
  const found = new Set<string>();
  const seen = new Set<ts.Node>();

  const note = (symbol: ts.Symbol | undefined): void => {
    for (const declared of symbol?.declarations ?? []) {
      if (seen.has(declared) || !ts.isPropertySignature(declared)) continue;
      seen.add(declared);
      const path: string[] = [];
      let node: ts.Node = declared;
      while (!ts.isTypeAliasDeclaration(node) && !ts.isSourceFile(node)) {
        if (ts.isPropertySignature(node)) path.unshift(node.name.getText());
        node = node.parent;
      }
      const root = ts.isTypeAliasDeclaration(node) ? rootOf(node.name.text, roots) : undefined;
      const field = path.pop();
      if (root !== undefined && field !== undefined)
        for (const type of typesAt(root, path)) found.add(`${type}.${field}`);
    }
  };
  const look = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) note(checker.getSymbolAtLocation(node.name));
    if (ts.isElementAccessExpression(node)) {
      const named = checker.getTypeAtLocation(node.argumentExpression);
      for (const one of named.isUnion() ? named.types : [named])
        if (one.isStringLiteral())
          note(checker.getPropertyOfType(checker.getTypeAtLocation(node.expression), one.value));
    }
    if (
      ts.isBindingElement(node) &&
      ts.isObjectBindingPattern(node.parent) &&
      node.dotDotDotToken === undefined
    ) {
      const name = node.propertyName ?? node.name;
      if (ts.isIdentifier(name))
        note(checker.getPropertyOfType(checker.getTypeAtLocation(node.parent), name.text));
    }
    ts.forEachChild(node, look);
  };
  for (const source of compiled.getSourceFiles())
    if (source.fileName.startsWith(PAGES) && !/\/generated\/|\.spec\.ts$/.test(source.fileName)) look(source);
  return found;
}

describe('the pages', () => {
  it('read every member of a view, except those that are listed with the reason', () => {
    const drawn = read();
    const published = members();
    const undrawn = [...published].filter((member) => !drawn.has(member) && !(member in NOT_DRAWN));
    expect(undrawn).toEqual([]);
    expect(published.size).toBeGreaterThan(150);
    // What is listed is of the view.
    expect(Object.keys(NOT_DRAWN).filter((member) => !published.has(member))).toEqual([]);
  });
});
