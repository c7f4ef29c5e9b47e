// The published fragment: it is valid, takes no argument, and selects every field that a view has.
import { describe, expect, it } from '@jest/globals';
import {
  buildSchema,
  getNamedType,
  isCompositeType,
  isObjectType,
  Kind,
  parse,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { contract, tableView } from './options/project-files.js';

const schema = buildSchema(contract());
const document = parse(`query ($game: ID!) { game(id: $game) { view { ...TableView } } }\n${tableView()}`);

/** What the fragment leaves out, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'GameView.moment': 'it is beside the view: it changes with every entry',
  'Terms.watched': 'follows from the other terms and the catalogue, not from the game',
};

/** Fields that TableView selects, and the fields of the types it selects from. */
function selected(): { readonly chosen: ReadonlySet<string>; readonly types: ReadonlySet<string> } {
  const [chosen, types] = [new Set<string>(), new Set<string>()];
  const info = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(info, {
      Field(field) {
        const [parent, type] = [info.getParentType(), info.getType()];
        if (parent) chosen.add(`${parent.name}.${field.name.value}`);
        if (parent && parent.name !== 'Query' && parent.name !== 'Game' && type)
          for (const one of possible(getNamedType(type).name)) types.add(one);
      },
    }),
  );
  return { chosen, types: types.add('GameView') };
}

function possible(name: string): string[] {
  const type = schema.getType(name);
  if (!isCompositeType(type)) return [];
  return isObjectType(type) ? [name] : schema.getPossibleTypes(type).map((one) => one.name);
}

describe('the fragment TableView', () => {
  it('is valid with the contract: all its fields can be selected together', () => {
    expect(validate(schema, document).map(({ message }) => message)).toEqual([]);
  });

  it('has no field with an argument, and none with a directive', () => {
    visit(parse(tableView()), {
      Field: ({ arguments: given = [], directives = [] }) => {
        expect([...given, ...directives]).toEqual([]);
      },
    });
  });

  it('selects every field a view has, except those that are listed with the reason', () => {
    const { chosen, types } = selected();
    const missing = [...types]
      .filter((type) => type !== 'Player')
      .flatMap((name) => {
        const type = schema.getType(name);
        return isObjectType(type) ? Object.values(type.getFields()).map((field) => ({ name, field })) : [];
      })
      .filter(({ name, field }) => field.args.length === 0 && !chosen.has(`${name}.${field.name}`))
      .map(({ name, field }) => `${name}.${field.name}`);
    expect(missing.toSorted()).toEqual(Object.keys(LEFT_OUT).toSorted());
    expect(types.size).toBeGreaterThan(40);
  });

  it('says of every value of a union what it is', () => {
    const info = new TypeInfo(schema);
    let unions = 0;
    visit(
      document,
      visitWithTypeInfo(info, {
        SelectionSet({ selections }) {
          const type = info.getParentType();
          if (!type || isObjectType(type) || selections.every(({ kind }) => kind === Kind.FRAGMENT_SPREAD))
            return;
          unions += 1;
          const names = selections.map((one) => (one.kind === Kind.FIELD ? one.name.value : ''));
          expect(names).toContain('__typename');
        },
      }),
    );
    expect(unions).toBe(2);
  });

  it('calls nothing `id` but players and disputes: ids of one game have names of their own', () => {
    const info = new TypeInfo(schema);
    const named: string[] = [];
    visit(
      document,
      visitWithTypeInfo(info, {
        Field({ name, alias }) {
          if ((alias ?? name).value === 'id') named.push(info.getParentType()?.name ?? '');
        },
      }),
    );
    expect([...new Set(named)]).toEqual(['Player', 'OpenDispute']);
  });
});
