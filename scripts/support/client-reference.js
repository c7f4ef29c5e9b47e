// The reference of the client library, docs/client-reference.md, from its declarations: what the package exports, as the
// type checker publishes it, with the comments of the sources.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';
import { ROOT } from '../setup/places.js';

const NAME = 'docs/client-reference.md';
const OUTPUT = join(ROOT, NAME);
const FOLDER = join(ROOT, 'libs/client');

const INTRODUCTION = `<!-- Generated from libs/client by \`npm run generate\`; do not edit. -->

# The client library: reference

For those who write a front end or a bot with \`@pentaland/client\`. Everything that the package exports is here, with its types. [The client library](client.md) explains how to use it.

\`@pentaland/client/fold\` is the fold alone. \`@pentaland/client/operations\` has the operations of the library as typed documents, and the types of the contract that they use.`;

export async function writeClientReference() {
  writeFileSync(OUTPUT, await generated());
  console.log(`${NAME} is written.`);
}

export async function checkClientReference() {
  if (existsSync(OUTPUT) && readFileSync(OUTPUT, 'utf8') === (await generated())) return;
  console.error(`${NAME} is not what libs/client declares: run \`npm run generate\`.`);
  process.exitCode = 1;
}

async function generated() {
  const program = programOfLibrary();
  const declared = declarationsOf(program);
  const sections = [];
  const fromContract = [];
  for (const [file, names] of exportsOf(program)) {
    if (file.includes('/generated/')) fromContract.push(...names);
    else sections.push(section(file, names, declared.get(file)));
  }
  const text = [INTRODUCTION, ...sections, contract(fromContract)].join('\n\n');
  return format(text, { ...(await resolveConfig(OUTPUT)), filepath: OUTPUT });
}

function programOfLibrary() {
  const read = ts.readConfigFile(join(FOLDER, 'tsconfig.json'), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(read.config, ts.sys, FOLDER);
  return ts.createProgram(fileNames, { ...options, declaration: true, emitDeclarationOnly: true });
}

/** The text of the declarations of each source file. */
function declarationsOf(program) {
  const texts = new Map();
  program.emit(undefined, (_, text, __, ___, [source]) => texts.set(source.fileName, text), undefined, true);
  return texts;
}

/** What index.ts exports, by the file that declares it, in the order of index.ts. */
function exportsOf(program) {
  const checker = program.getTypeChecker();
  const index = checker.getSymbolAtLocation(program.getSourceFile(join(FOLDER, 'src/index.ts')));
  const files = new Map();
  for (const exported of checker.getExportsOfModule(index)) {
    const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
    const { declarations, name } = isAlias ? checker.getAliasedSymbol(exported) : exported;
    const { fileName } = declarations[0].getSourceFile();
    files.set(fileName, [...(files.get(fileName) ?? []), { name, as: exported.name }]);
  }
  return [...files].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

function section(file, names, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const wanted = new Set(names.map(({ name }) => name));
  const shown = source.statements
    .filter((statement) => declaredBy(statement).some((name) => wanted.has(name)))
    .map((statement) => shownText(statement));
  const title = basename(file, '.ts').replaceAll('-', ' ');
  const heading = `## ${title[0].toUpperCase()}${title.slice(1)}`;
  return [heading, headerOf(file), `\`\`\`ts\n${shown.join('\n\n')}\n\`\`\``].join('\n\n');
}

const declaredBy = (statement) =>
  ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.map(({ name }) => name.text)
    : [statement.name?.text];

/** Without what is private, and without constructors: `createClient` and what it gives make the rest. */
function shownText(statement) {
  let text = statement.getFullText();
  const isPrivate = ({ modifiers = [] }) =>
    modifiers.some(
      ({ kind }) => kind === ts.SyntaxKind.PrivateKeyword || kind === ts.SyntaxKind.ProtectedKeyword,
    );
  const members = statement.members ?? [];
  for (const member of [...members].toReversed())
    if (isPrivate(member) || ts.isConstructorDeclaration(member)) {
      const from = member.getFullStart() - statement.getFullStart();
      text = text.slice(0, from) + text.slice(from + member.getFullWidth());
    }
  return text.trim().replaceAll(/^(\s*)export (declare )?/gmu, '$1');
}

/** The first lines of a source say what it is for. */
const headerOf = (file) =>
  readFileSync(file, 'utf8')
    .match(/^(?:\/\/ .*\n)+/u)[0]
    .replaceAll(/^\/\/ /gmu, '')
    .trim()
    .replaceAll('\n', ' ');

const contract = (names) => `## From the contract

These types are made from \`schema.graphql\`, \`view.graphql\` and the stories of events. Those of the view are what the fragment of the same name selects, and the schema describes each field.

${names.map(({ name, as }) => `- \`${as}\`${name === as || name === `${as}Fragment` ? '' : ` (${name})`}`).join('\n')}`;
