// A node as an indented outline, field by field as the tables name them: for people who look at what a text was compiled
// to. What fits on a line stands on one. A clause that nobody could read is marked.
import { entriesOf, isNode, type AnyNode, type Field, type SortName } from '#abilities';

const WIDTH = 100;
const STEP = '  ';
export const NOT_READ = '(not read)';

export const outlineOf = (sort: SortName, node: unknown): readonly string[] => lines(sort, node, '', '');

function lines(sort: SortName, node: unknown, indent: string, label: string): readonly string[] {
  const line = `${indent}${label}${inline(sort, node)}`;
  if (line.length <= WIDTH || !isNode(node)) return [line];
  return [
    `${indent}${label}${head(node)}`,
    ...fieldsOf(sort, node).flatMap(([name, field, value]) => fieldLines(field, value, indent + STEP, name)),
  ];
}

function fieldLines(field: Field, value: unknown, indent: string, name: string): readonly string[] {
  switch (field.is) {
    case 'node':
      return lines(field.sort, value, indent, `${name}: `);
    case 'optional':
      return fieldLines(field.of as Field, value, indent, name);
    case 'list': {
      const line = `${indent}${name}: ${inlineField(field, value)}`;
      if (line.length <= WIDTH) return [line];
      const of = field.of as Field;
      const items = value as readonly unknown[];
      return [
        `${indent}${name}:`,
        ...items.flatMap((item) =>
          of.is === 'node'
            ? lines(of.sort, item, indent + STEP, '- ')
            : [`${indent}${STEP}- ${inlineField(of, item)}`],
        ),
      ];
    }
    case 'word':
    case 'int':
    case 'text':
      return [`${indent}${name}: ${inlineField(field, value)}`];
  }
}

function inline(sort: SortName, node: unknown): string {
  if (!isNode(node)) return plain(node);
  const fields = fieldsOf(sort, node).map(([name, field, value]) => `${name}: ${inlineField(field, value)}`);
  return fields.length === 0 ? head(node) : `${head(node)} { ${fields.join(', ')} }`;
}

function inlineField(field: Field, value: unknown): string {
  switch (field.is) {
    case 'node':
      return inline(field.sort, value);
    case 'optional':
      return inlineField(field.of as Field, value);
    case 'list':
      return `[${(value as readonly unknown[]).map((item) => inlineField(field.of as Field, item)).join(', ')}]`;
    case 'word':
    case 'int':
    case 'text':
      return plain(value);
  }
}

const head = (node: AnyNode): string => (node.kind === 'assisted' ? `assisted ${NOT_READ}` : node.kind);

/** A word as it is; a text that could be taken for more than one in quotes. */
const plain = (value: unknown): string =>
  typeof value === 'string' && !/^[\w{}/+*-]+$/.test(value) ? JSON.stringify(value) : String(value);

const fieldsOf = (
  sort: SortName,
  node: AnyNode,
): readonly (readonly [name: string, field: Field, value: unknown])[] =>
  entriesOf(sort, node.kind).flatMap(([name, field]) =>
    node[name] === undefined ? [] : [[name, field, node[name]] as const],
  );
