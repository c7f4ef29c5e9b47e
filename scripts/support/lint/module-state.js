// A module holds no state: no `let`, and no collection that is filled after the module was loaded. State in a module is
// shared by every game, table and server of a process, and nobody sees it in a signature. Memos are made by
// libs/kernel/src/memo.ts, once for each module: one made in a function would be registered at each call.
// `module-state.json` lists the exceptions by file, each with its reason.
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const LISTED = JSON.parse(readFileSync(join(import.meta.dirname, 'module-state.json'), 'utf8'));

const COLLECTIONS = new Set(['Map', 'Set', 'WeakMap', 'WeakSet']);
const FILLS = new Set(['set', 'add', 'push', 'unshift', 'splice', 'delete', 'clear']);
const MEMOS = new Set(['memoByIdentity', 'memoOfLatest', 'memoByText']);
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

/** The variable that is filled: `known` in `known.set(…)` and in `known[kind].push(…)`. */
function filledBy(node) {
  const { type, object, name } = bare(node);
  return type === 'MemberExpression' ? filledBy(object) : type === 'Identifier' ? name : null;
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
        '{{name}} is state that every game of the process shares. Pass it as an argument, or keep it in a memo (libs/kernel/src/memo.ts).',
      reason: 'module-state.json has to say why {{name}} may stay.',
      inside: '{{name}} makes a memo of a module. Declare it at the top of the file.',
      gone: 'module-state.json lists {{name}}, which this file does not hold: take it off the list.',
    },
  },
  create(context) {
    const file = relative(ROOT, context.filename).split(sep).join('/');
    const reasons = LISTED[file] ?? {};
    const listed = new Set(Object.keys(reasons));
    const memos = new Set();
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
          if (bare(init)?.type === 'CallExpression') memos.add(bare(init));
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
      CallExpression(node) {
        const { callee } = node;
        if (callee.type === 'Identifier' && MEMOS.has(callee.name) && !memos.has(node))
          context.report({ node, messageId: 'inside', data: { name: callee.name } });
        if (callee.type !== 'MemberExpression') return;
        const name = filledBy(callee.object);
        if (collections.has(name) && FILLS.has(callee.property.name)) tell(name, collections.get(name));
      },
      AssignmentExpression({ left }) {
        if (left.type !== 'MemberExpression') return;
        const name = filledBy(left);
        if (collections.has(name)) tell(name, collections.get(name));
      },
      'Program:exit'(program) {
        for (const [name, node] of found)
          if (!listed.has(name)) context.report({ node, messageId: 'state', data: { name } });
        for (const name of listed)
          if (!reasons[name]) context.report({ node: program, messageId: 'reason', data: { name } });
          else if (!found.has(name)) context.report({ node: program, messageId: 'gone', data: { name } });
      },
    };
  },
};
