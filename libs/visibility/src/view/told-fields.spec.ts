import { describe, expect, it } from '@jest/globals';
import { SEATS } from '#rules';
import { toldFields, type JsonSchema } from './told-fields.js';

const FIRST = SEATS[0]!;
const schema: JsonSchema = {
  type: 'object',
  properties: {
    zone: { type: 'object', properties: { kind: { enum: ['hand', 'battlefield'] } }, required: ['kind'] },
    holder: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
    by: { type: 'string' },
    secret: { type: 'string' },
    left: { type: 'array', items: { type: 'boolean' } },
  },
  required: ['zone', 'holder', 'secret', 'left'],
};

interface Data {
  readonly zone: { readonly kind: string };
  readonly holder: number | null;
  readonly by?: string;
  readonly left: readonly boolean[];
}

describe('the fields that are told', () => {
  it('are those of every case that an audience makes, in nested values too', () => {
    const audience = ({ zone, holder }: Data) =>
      zone.kind === 'battlefield'
        ? { everyone: ['zone', 'by'] }
        : holder === null
          ? { everyone: ['zone'] }
          : { everyone: ['zone'], seat: { seat: FIRST, fields: ['holder'] } };
    expect(toldFields(audience, schema)).toEqual({ always: ['zone'], sometimes: ['holder', 'by'] });
  });

  it('depend on what is absent and on what a list holds', () => {
    const audience = ({ by, left }: Data) => ({
      everyone: ['left', ...(by === undefined ? [] : ['by']), ...(left[0] === true ? ['holder'] : [])],
    });
    expect(toldFields(audience, schema)).toEqual({ always: ['left'], sometimes: ['by', 'holder'] });
  });

  it('of one seat alone are all that anybody is told', () => {
    expect(toldFields(() => ({ seat: { seat: FIRST, fields: ['by'] } }), schema)).toEqual({
      always: ['by'],
      sometimes: [],
    });
    expect(toldFields(() => ({}), schema)).toBeUndefined();
  });
});
