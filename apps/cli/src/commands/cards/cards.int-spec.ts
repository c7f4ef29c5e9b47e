// The commands that look into the catalogue, each in a data folder of its own.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { scryfall } from '#testkit/cards/scryfall-files';
import { dispatch } from '../../dispatch.js';
import { CARDS_COMMANDS } from './index.js';
import { progressBar } from './progress-bar.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cards-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function cards(dataDir: string, ...words: readonly string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await dispatch(CARDS_COMMANDS, ['cards', ...words], {
    environment: { PENTALAND_DATA_DIR: join(folder, dataDir) },
    out: (line) => void out.push(line),
    err: (line) => void err.push(line),
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

const card = (name: string, rest: object = {}) =>
  scryfall(name, { oracle_text: 'Roars.', power: '2', toughness: '1', ...rest });

describe('pentaland cards, with the embedded catalogue', () => {
  it('info says what it holds and where it comes from', async () => {
    const { code, out } = await cards('embedded', 'info');
    expect(code).toBe(0);
    expect(out).toContain('The embedded catalogue.');
    expect(out).toContain('16307 cards, 16345 names, 621 costs and none');
    expect(out).toContain('9 for ante');
    expect(out).toContain('Other languages: fr (84).');
  });

  it('show shows a card by any of its names, whole', async () => {
    const { out } = await cards('embedded', 'show', 'Feu');
    expect(out).toMatch(/^Fire {2}\{1\}\{R\}\nInstant\n/);
    expect(out).toContain('\n\nIce  {1}{U}\n');
    expect(out).toContain('Layout: split.');
    expect(out).toContain('Names: fr: Feu, fr: Glace.');
    expect((await cards('embedded', 'show', 'Savanah', 'Lions')).out).toMatch(
      /^Savannah Lions {2}\{W\}\nCreature — Cat\n2\/1\n/,
    );
    expect((await cards('embedded', 'show', 'Dokai, Weaver of Life')).out).toMatch(/^Budoka Gardener /);
    expect((await cards('embedded', 'show', 'Naya')).out).toContain('A plane: no name.');
  });

  it('show --compiled shows each ability in English and as the tree that the rules execute', async () => {
    const { code, out } = await cards('embedded', 'show', '--compiled', 'Fire');
    expect(code).toBe(0);
    const [, ...english] = (await cards('embedded', 'show', 'Fire')).out.match(/^[A-Z].*\.$/gm)!;
    expect(out).toContain(`1. ${english[0]!}`);
    // The words of a card are its own; here they stand as dots.
    expect(out.replaceAll(/(?<=^\d\. ).*/gm, '…').split('\n')).toEqual([
      'Fire  {1}{R}',
      'Complete.',
      '',
      '1. …',
      '   spell',
      '     body: plain',
      '       targets: [target { filter: anything, players: all, least: 1, most: 2, divides: 2 }]',
      '       effect: damage',
      '         to: target { slot: 0 }',
      '         players: target { slot: 0 }',
      '         amount: 2',
      '         divided: divided',
      '',
      'Ice  {1}{U}',
      'Complete.',
      '',
      '1. …',
      '   spell',
      '     body: plain { targets: [target { filter: permanent }], effect: tap { what: target { slot: 0 } } }',
      '',
      '2. …',
      '   spell { body: plain { effect: draw { who: you, count: 1 } } }',
    ]);
    expect((await cards('embedded', 'show', 'Grizzly Bears', '--compiled')).out).toBe(
      'Grizzly Bears  {1}{G}\nComplete: it has no abilities.',
    );
  });

  it('show --compiled marks what nobody could read, with the reason, and what was written by hand', async () => {
    const { out } = await cards('embedded', 'show', 'Shahrazad', '--compiled');
    const lines = out.split('\n');
    expect(lines[1]).toBe('Assisted: 1 of 1 lines not read; the table settles them.');
    expect(lines).toContain('       effect: assisted (not read)');
    expect(lines.at(-2)).toMatch(/^Not read: ./);
    expect(lines.at(-1)).toMatch(/^ {3}no reading goes beyond: ./);
    const byHand = await cards('embedded', 'show', 'Mana', 'Drain', '--compiled');
    expect(byHand.out).toMatch(/^Mana Drain {2}\{U\}\{U\}\nWritten by hand\. Complete\.\n/);
    expect(await cards('embedded', 'show', 'Naya', '--compiled')).toMatchObject({
      code: 1,
      err: 'Naya is a plane: it is not compiled',
    });
  });

  it('show refuses a name of no card, and a name that may mean several', async () => {
    expect(await cards('embedded', 'show', 'Nothing', 'of', 'the', 'kind')).toMatchObject({
      code: 1,
      err: "no card is named 'Nothing of the kind'",
    });
    expect(await cards('embedded', 'show', 'Forese')).toMatchObject({
      code: 1,
      err: "'Forese' could mean more than one card",
    });
    expect(await cards('embedded', 'show')).toMatchObject({ code: 2 });
  });

  it('costs lists every cost with its names, and those that fit it', async () => {
    const { out } = await cards('embedded', 'costs');
    expect(out).toMatch(/^\{1\}\{W\} +534 +\d{3}$/m);
    expect(out).toMatch(/^no cost +582 +582$/m);
    expect(out).toMatch(/^622 costs, no cost counted as one\.$/m);
  });
});

describe('pentaland cards import', () => {
  it('puts another catalogue in place, and says what it left out', async () => {
    const file = join(folder, 'oracle-cards.json');
    writeFileSync(file, JSON.stringify([card('Paper Lions'), card('Goblin', { layout: 'token' })]));
    const { code, out } = await cards('own', 'import', file);
    expect(code).toBe(0);
    expect(out).toContain(`${file}: cards of Scryfall.\n1 cards, 1 names`);
    expect(out).toContain('Left out: 1 of tokens and the like.');
    expect((await cards('own', 'info')).out).toContain('Imported from oracle-cards.json: cards of Scryfall.');
    expect((await cards('own', 'show', 'paper lions')).out).toContain(
      'Legalities: modern banned, standard not legal, vintage legal.',
    );
  });

  it('refuses a damaged file and names the place, and keeps the catalogue it had', async () => {
    const file = join(folder, 'damaged.json');
    writeFileSync(file, `[\n${JSON.stringify(card('Paper Lions'))},\n{"object": "card"`);
    const { code, err } = await cards('own', 'import', file);
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/damaged\.json: line 3 \(byte \d+\): in 1: the file ends/),
    ]);
    expect((await cards('own', 'info')).out).toContain('1 cards, 1 names');
    expect(await cards('own', 'import', join(folder, 'absent.json'))).toMatchObject({ code: 1 });
  });

  it('an import that has become unusable is refused by every command, which says what to do', async () => {
    mkdirSync(join(folder, 'outdated'));
    writeFileSync(
      join(folder, 'outdated', 'catalogue.imported.json'),
      '{"format":"pentaland-catalogue/1"}\n{}',
    );
    const { code, err } = await cards('outdated', 'info');
    expect([code, err]).toEqual([
      1,
      expect.stringContaining('import the card data again, or delete this file'),
    ]);
  });
});

describe('the progress bar', () => {
  const written = (isTTY: boolean): string[] => {
    const texts: string[] = [];
    const bar = progressBar({ isTTY, write: (text) => texts.push(text) });
    bar.show(0, 4_000_000);
    bar.show(1_000_000, 4_000_000);
    bar.show(1_000_001, 4_000_000);
    bar.end();
    return texts;
  };

  it('is redrawn on a terminal when it has grown, and nowhere else', () => {
    expect(written(true)).toEqual([
      `\r[${'.'.repeat(40)}] 0 % of 4 MB`,
      `\r[${'#'.repeat(10)}${'.'.repeat(30)}] 25 % of 4 MB`,
      '\n',
    ]);
    expect(written(false)).toEqual([]);
  });
});
