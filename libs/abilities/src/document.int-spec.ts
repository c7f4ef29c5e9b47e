// The examples of docs/abilities.md are valid, are written back as the page says, and fail as it says.
import { readFileSync } from 'node:fs';
import { renderFace } from './render/index.js';
import { validateFace } from './validation/scope.js';

const DOCUMENT = readFileSync(new URL('../../../docs/abilities.md', import.meta.url), 'utf8');
const blocks = (kind: string): string[] =>
  [...DOCUMENT.matchAll(/```(.+)\n([\s\S]*?)\n```/g)].flatMap(([, of, text]) =>
    of === kind && text !== undefined ? [text] : [],
  );
const faces = blocks('json face').map((text): unknown => JSON.parse(text));
const texts = blocks('text face');

describe('docs/abilities.md', () => {
  it('shows two cards and their written text', () => {
    expect(faces).toHaveLength(2);
    for (const [index, data] of faces.entries()) {
      const face = validateFace(data);
      expect(face).toEqual({ ok: true, value: data });
      expect(face.ok && renderFace(face.value)).toBe(texts[index]);
    }
  });

  it('shows the faults of the first card after it is damaged', () => {
    const spoilt = JSON.stringify(faces[0])
      .replace('"slot":0', '"slot":1')
      .replace('"name":"rung"', '"name":"rang"');
    const [faults = ''] = blocks('json faults');
    expect(validateFace(JSON.parse(spoilt))).toEqual({ ok: false, faults: JSON.parse(faults) as unknown });
  });
});
