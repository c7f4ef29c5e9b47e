// Which parts of a GraphQL schema have no description.
import { parse } from 'graphql';

export const undescribed = (schema) =>
  partsWithout(schema).map((part) => `schema.graphql: ${part} has no description`);

/** Types, their fields and values, and the arguments of fields, by their paths. */
const partsWithout = (schema) =>
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
