// A module holds no state: no `let`, and no collection that is filled after the module was loaded. State in a module is
// shared by every game, table and server of a process, and nobody sees it in a signature. Whoever needs a memo asks for
// one in libs/rules/src/fold/journal/epoch.ts. `module-state.json` lists, by file, the memos from before this rule.
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const LISTED = JSON.parse(readFileSync(join(import.meta.dirname, 'module-state.json'), 'utf8'));

const COLLECTIONS = new Set(['Map', 'Set', 'WeakMap', 'WeakSet']);
const FILLS = new Set(['set', 'add', 'push', 'unshift', 'splice', 'delete', 'clear']);
const READ_ONLY = /^(readonly\b|Readonly)/;

const bare = (init) =>
  ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(init?.type)
    ? bare(init.expression)
    : init;

/** Whether a new collection is empty: it can only be there to be filled. Null: it is none. */
function emptiness(init) {
  if (init?.type === 'NewExpression' && COLLECTIONS.has(init.callee.name))
    return init.callee.name.startsWith('Weak') || init.arguments.length === 0 ? 'empty' : 'filled';
  if (init?.type === 'ArrayExpression') return init.elements.length === 0 ? 'empty' : 'filled';
  if (init?.type === 'ObjectExpression') return init.properties.length === 0 ? 'empty' : 'filled';
  return null;
}

const declared = ({ body }) =>
  body.flatMap((statement) => {
    const found = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return found?.type === 'VariableDeclaration'
      ? found.declarations.map((declarator) => ({ declarator, kind: found.kind }))
      : [];
  });

export default {
  meta: {
    messages: {
      state:
        '{{name}} is state that every game of the process shares. Pass it as an argument, or keep it in a memo (libs/rules/src/fold/journal/epoch.ts).',
      gone: 'module-state.json lists {{name}}, which this file does not hold: take it off the list.',
    },
  },
  create(context) {
    const file = relative(ROOT, context.filename).split(sep).join('/');
    const listed = new Set(LISTED[file] ?? []);
    const found = new Map();
    const collections = new Map();
    const tell = (name, node) => {
      if (!found.has(name)) found.set(name, node);
    };
    return {
      Program(program) {
        for (const { declarator, kind } of declared(program)) {
          const { id, init } = declarator;
          if (kind !== 'const') tell(context.sourceCode.getText(id).split(':')[0], declarator);
          if (id.type !== 'Identifier') continue;
          const emptied = emptiness(bare(init));
          const type = id.typeAnnotation;
          const isReadOnly = type && READ_ONLY.test(context.sourceCode.getText(type.typeAnnotation));
          if (emptied === null || isReadOnly) continue;
          collections.set(id.name, declarator);
          if (emptied === 'empty' && init.type !== 'ArrayExpression' && init.type !== 'ObjectExpression')
            tell(id.name, declarator);
        }
      },
      CallExpression({ callee }) {
        if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return;
        const { name } = callee.object;
        if (collections.has(name) && FILLS.has(callee.property.name)) tell(name, collections.get(name));
      },
      AssignmentExpression({ left }) {
        if (left.type !== 'MemberExpression' || left.object.type !== 'Identifier') return;
        const { name } = left.object;
        if (collections.has(name)) tell(name, collections.get(name));
      },
      'Program:exit'(program) {
        for (const [name, node] of found)
          if (!listed.has(name)) context.report({ node, messageId: 'state', data: { name } });
        for (const name of listed)
          if (!found.has(name)) context.report({ node: program, messageId: 'gone', data: { name } });
      },
    };
  },
};
