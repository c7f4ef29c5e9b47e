// Which parts of a GraphQL schema have no description. `awaited` names those that had none when the check came, one a
// line: the list only gets shorter.
import { parse } from 'graphql';

export function undescribed(schema, awaited) {
  const missing = new Set(partsWithout(schema));
  const known = new Set(awaited.split('\n').filter((line) => line !== ''));
  return [
    ...[...missing]
      .filter((part) => !known.has(part))
      .map((part) => `schema.graphql: ${part} has no description`),
    ...[...known]
      .filter((part) => !missing.has(part))
      .map((part) => `undescribed.txt: ${part} has a description, or is gone: leave it out`),
  ];
}

/** Types, their fields and values, and the arguments of fields, by their paths. */
export const partsWithout = (schema) =>
  parse(schema).definitions.flatMap((type) => {
    if (type.name === undefined || type.kind.endsWith('Extension')) return [];
    const name = type.name.value;
    const members = [...(type.fields ?? []), ...(type.values ?? [])];
    return [
      ...(type.description === undefined ? [name] : []),
      ...members.flatMap((member) => [
        ...(member.description === undefined ? [`${name}.${member.name.value}`] : []),
        ...(member.arguments ?? [])
          .filter(({ description }) => description === undefined)
          .map((argument) => `${name}.${member.name.value}(${argument.name.value})`),
      ]),
    ];
  });
