// Finds which fields of an event anybody can ever be told, by asking its audience about every value that it looks at. An
// audience is a function of the event's data, so what it may say is known only by trying.
import type { Audience } from '#rules';

/** As much of JSON Schema as zod writes. */
export interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly [keyword: string]: unknown;
}

export interface ToldFields {
  /** Of everyone who learns of the event at all. */
  readonly always: readonly string[];
  /** Of some of them, or in some cases. */
  readonly sometimes: readonly string[];
}

/** So many cases of one event at most; the largest of today has a few hundred. */
const MOST_CASES = 50_000;

type AskedAudience = (data: never) => Audience<string>;

/** Undefined if nobody ever learns of such an event. */
export function toldFields(audience: AskedAudience, schema: JsonSchema): ToldFields | undefined {
  // Whatever it reads is of the schema's types.
  const asked = audience as (data: object) => Audience<string>;
  const outcomes: (readonly string[])[] = [];
  const choices: number[] = [];
  const sizes: number[] = [];
  for (let cases = 0; ; cases += 1) {
    if (cases === MOST_CASES) throw new RangeError('an audience looks at too many values');
    let reads = 0;
    const choose = (size: number): number => {
      const nth = reads;
      reads += 1;
      sizes[nth] = size;
      return (choices[nth] ??= 0);
    };
    const { everyone, seat } = asked(dataOf(schema, choose));
    if (everyone !== undefined) outcomes.push(everyone);
    if (seat !== undefined) outcomes.push([...(everyone ?? []), ...seat.fields]);
    choices.length = reads;
    while (choices.length > 0 && (choices.at(-1) ?? 0) + 1 >= (sizes[choices.length - 1] ?? 0)) choices.pop();
    if (choices.length === 0) break;
    choices[choices.length - 1] = (choices.at(-1) ?? 0) + 1;
  }
  if (outcomes.length === 0) return undefined;
  const ever = [...new Set(outcomes.flat())];
  const always = ever.filter((field) => outcomes.every((fields) => fields.includes(field)));
  return { always, sometimes: ever.filter((field) => !always.includes(field)) };
}

type Choose = (size: number) => number;

/** An object whose members are decided when they are read, each once. */
function dataOf(schema: JsonSchema, choose: Choose): object {
  const known = new Map<string, unknown>();
  return new Proxy(
    {},
    {
      get(_, name) {
        const member = typeof name === 'string' ? schema.properties?.[name] : undefined;
        if (member === undefined || typeof name !== 'string') return undefined;
        if (!known.has(name)) {
          const absent = schema.required?.includes(name) === true ? [] : [() => undefined];
          const all = [...alternatives(member, choose), ...absent];
          known.set(name, all[choose(all.length)]?.());
        }
        return known.get(name);
      },
    },
  );
}

function alternatives(schema: JsonSchema, choose: Choose): (() => unknown)[] {
  const { anyOf, oneOf, enum: values, items, type } = schema;
  const either = anyOf ?? oneOf;
  if (either !== undefined) return either.flatMap((one) => alternatives(one, choose));
  if ('const' in schema) return [() => schema.const];
  if (values !== undefined) return values.map((value) => () => value);
  switch (type ?? 'anything') {
    case 'null':
      return [() => null];
    case 'boolean':
      return [() => false, () => true];
    case 'integer':
    case 'number':
      return [() => 0, () => 1];
    case 'string':
      return [() => 'x'];
    case 'array':
      return [
        () => [],
        ...(items === undefined ? [] : alternatives(items, choose).map((one) => () => [one()])),
      ];
    case 'object':
      return [() => dataOf(schema, choose)];
    default:
      return [() => undefined];
  }
}
