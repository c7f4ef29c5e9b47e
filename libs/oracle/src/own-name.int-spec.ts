// Card names in the texts of real cards. The texts come from the catalogue; the tests only name the cards.
import { beforeAll, describe, expect, it } from '@jest/globals';
import { embeddedCards, readMtgjson3 } from '#cards/importers';
import type { PrintedFace } from '#cards';
import { normalised, printedAs } from './index.js';

let faces: ReadonlyMap<string, PrintedFace>;
const said = (name: string): string => normalised(printedAs(faces.get(name)!)).join('\n');
const withoutReminders = (text: string): string => text.replace(/\([^()]*\)/g, '');

beforeAll(() => {
  const { cards } = readMtgjson3(embeddedCards());
  faces = new Map(cards.flatMap((card) => card.faces).map((face) => [face.name, face]));
});

describe('cr 201.5: a card that refers to itself by its name', () => {
  it("keeps its name where cards are 'named' so: Accumulated Knowledge, Plague Rats, Squadron Hawk and others", () => {
    for (const name of ['Accumulated Knowledge', 'Plague Rats', 'Squadron Hawk'])
      expect(said(name)).toContain(`named ${name}`);
    const naming = [...faces.values()].filter(({ name, text }) =>
      withoutReminders(text).includes(`named ${name}`),
    );
    expect(naming).toHaveLength(77);
    for (const { name } of naming)
      expect([name, said(name)]).toEqual([name, expect.stringContaining(`named ${name}`)]);
  });

  it.each(['Exile', 'Sacrifice', 'Regenerate'])('%s is a verb in its own text', (name) => {
    expect(said(name)).toMatch(new RegExp(`\\b${name} (?:target|a)\\b`, 'i'));
  });

  it.each([
    ['Axelrod Gunnarson', 'Axelrod'],
    ['Hazezon Tamar', 'Hazezon'],
    ['Rasputin Dreamweaver', 'Rasputin'],
    ['Rubinia Soulsinger', 'Rubinia'],
    ['Kumano, Master Yamabushi', 'Kumano'],
    ['Narset, Enlightened Master', 'Narset'],
    ["Opal-Eye, Konda's Yojimbo", 'Opal-Eye'],
    ['Gerrard Capashen', 'Gerrard'],
  ])('%s is itself when it is called %s', (name, short) => {
    expect(said(name)).not.toMatch(new RegExp(`(?<!named )\\b${short}\\b`));
    expect(said(name)).toContain('this creature');
  });

  it('the fifteen that never use their full name are recognised: the gods of Theros', () => {
    const short = (name: string): string => name.split(',')[0]!;
    const shortOnly = [...faces.values()].filter(({ name, text }) => {
      const own = withoutReminders(text);
      return name.includes(', ') && !own.includes(name) && new RegExp(`\\b${short(name)}\\b`).test(own);
    });
    expect(shortOnly.map(({ name }) => name)).toContain('Heliod, God of the Sun');
    expect(shortOnly).toHaveLength(15);
    for (const { name } of shortOnly)
      expect([name, said(name)]).toEqual([name, expect.not.stringMatching(`\\b${short(name)}\\b`)]);
  });

  it.each(['Seraph', 'Cyclone', 'Torchling', 'Barishi', 'Frostwielder'])(
    '%s is recognised in the middle of its sentences too',
    (name) => {
      expect(said(name)).not.toContain(name);
    },
  );

  it('does not take its name for a subtype: Goblin Grenade sacrifices a Goblin', () => {
    expect(said('Goblin Grenade')).toMatch(/\bGoblin\b/);
  });
});
