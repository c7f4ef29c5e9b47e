// Naming, notes, talk, fair chance and a server that goes away, through the pages.
import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { scryfall } from '#testkit/cards/scryfall-files';
import { accepted, goOn, type Caller } from '#testkit/server/caller';
import { inPosition } from '#testkit/server/positions';
import { register } from '../support.js';
import { askedNow, until } from './browser.js';
import { begun, onToMain } from './driver/through-the-api.js';
import { logOf } from './driver/told.js';
import { WebStage } from './driver/web-stage.js';

const web = WebStage.forThisFile();

/** Anna's turn, with bears in hand and lands to name them with. */
const BEARS = {
  ruleset: 'pentaland',
  now: { turn: 5, step: 'precombat-main', player: 'A' },
  players: {
    A: {
      hand: [{ card: 'Grizzly Bears', count: 3 }],
      battlefield: [{ card: 'Grizzly Bears', count: 4, as: 'pentaland' }],
    },
    B: {},
  },
};

/** Invented cards as a file of Scryfall has them, a printing in each language. */
const BEARS_OF_PAPER = Object.entries({
  'Paper Bear': { de: 'Papierbär', fr: 'Ours de papier' },
  'Meadow Bear': { de: 'Wiesenbär', fr: 'Ours des prés' },
  'River Bear': { de: 'Flussbär', fr: 'Ours de rivière' },
}).flatMap(([name, printed]) => {
  const bear = { mana_cost: '{1}{G}', type_line: 'Creature — Bear', power: '2', toughness: '2' };
  return [
    scryfall(name, bear),
    ...Object.entries(printed).map(([lang, printed_name]) => scryfall(name, { ...bear, lang, printed_name })),
  ];
});
const PENTALAND = join(import.meta.dirname, '../../apps/cli/bin/pentaland.cjs');

const prompt = (on: Page) => on.getByRole('region', { name: 'Your move' });
const button = (on: Page, name: string | RegExp) => prompt(on).getByRole('button', { name });
const notesOf = async (player: Caller, game: string): Promise<readonly string[]> => {
  const { game: seen } = await player.ask('query ($id: ID!) { game(id: $id) { notes { text } } }', {
    id: game,
  });
  return (seen?.notes ?? []).map(({ text }) => text);
};

describe('naming a card', () => {
  it('says what is meant and what is used up; names are noted by a click, and open from the log', async () => {
    const [anna, boris] = (await web.register('Anna', 'Boris')) as [Caller, Caller];
    // A position has the help that is usual; here names are to be offered.
    const game = await begun([anna, boris], {
      library: { cards: [{ name: 'Grizzly Bears', count: 60 }] },
      naming: { help: 'SEARCH' },
    });
    await onToMain([anna, boris], game, 5);
    const { game: seen } = await anna.ask(
      'query ($id: ID!) { game(id: $id) { legalActions { decision { decisionId } plays { kind object } } } }',
      { id: game },
    );
    const card = seen!.legalActions.plays.find(({ kind }) => kind === 'CAST')!.object;
    const act = { kind: 'CAST', object: card, name: 'Runeclaw Bear' };
    accepted(await anna.answer(game, seen!.legalActions.decision!.decisionId, { act }));
    await onToMain([anna, boris], game, 7);

    const { page: on, faults } = await web.page(anna, `/game/${game}`);
    await on.locator('.hand .card.may').first().click();
    await button(on, /^Cast: Name/).click();
    const field = on.getByLabel('What do you name it?');
    await field.fill('runeclaw baer');
    await prompt(on).getByText('Anna has used Runeclaw Bear in turn 5.').waitFor();
    await field.fill('bear cub');
    await prompt(on)
      .getByRole('heading', { name: /Bear Cub/ })
      .waitFor();
    await button(on, 'Bear Cub').click();
    await button(on, 'Do it').click();
    await on.getByRole('region', { name: 'Stack' }).getByText('Bear Cub').waitFor();
    const names = (await logOf(boris, game)).filter(({ type }) => type === 'CardNamed');
    expect(names.map(({ name }) => name)).toEqual(['Runeclaw Bear', 'Bear Cub']);

    await on.getByText('Notes, for you alone').click();
    await on.getByRole('button', { name: 'Note Anna: G1: Runeclaw Bear' }).click();
    await on.getByRole('region', { name: 'Notes on Anna' }).getByText('G1: Runeclaw Bear').waitFor();
    expect([await notesOf(anna, game), await notesOf(boris, game)]).toEqual([
      ['Anna: G1: Runeclaw Bear'],
      [],
    ]);
    await on.getByRole('log').getByRole('button', { name: 'Runeclaw Bear' }).first().click();
    await on
      .locator('.shown')
      .getByRole('heading', { name: /Runeclaw Bear/ })
      .waitFor();
    expect(faults).toEqual([]);
  });
});

describe('naming without help', () => {
  it('offers no name, and takes a slip for what was meant, in English and in the language of the page', async () => {
    const [karin, lukas] = (await web.register('Karin', 'Lukas')) as [Caller, Caller];
    const library = { cards: [{ name: 'Elite Vanguard', count: 60 }] };
    const game = await begun([karin, lukas], { library, naming: { help: 'NONE' } });
    await onToMain([karin, lukas], game, 3);
    const { page: on, faults } = await web.page(karin, `/game/${game}`, { locale: 'fr-FR' });
    const move = on.getByRole('region', { name: 'À vous' });
    const log = on.getByRole('log');
    for (const [typed, meant] of [
      ['Eager Cadte', 'Eager Cadet'],
      ['Lions des savannes', 'Savannah Lions'],
    ] as const) {
      await askedNow(on, karin, game);
      await on.locator('.hand .card.may').first().click();
      await move.getByRole('button', { name: 'Lancer: nommer Elite Vanguard et la lancer' }).click();
      const field = move.getByRole('textbox');
      expect(await move.getByRole('listitem').count()).toBe(0);
      await field.fill(typed);
      await field.press('Enter');
      await move.getByRole('button', { name: 'Le faire' }).click();
      await log
        .locator('p')
        .filter({ hasText: `Karin lance ${meant}.` })
        .waitFor();
      await log
        .locator('p')
        .filter({ hasText: `Karin nomme Elite Vanguard : ${meant}.` })
        .waitFor();
      for (let passes = 0; passes < 2; passes += 1) await goOn([karin, lukas], game);
    }
    const names = (await logOf(lukas, game)).filter(({ type }) => type === 'CardNamed');
    expect(names.map(({ name }) => name)).toEqual(['Eager Cadet', 'Savannah Lions']);
    expect(faults).toEqual([]);
  });
});

describe('naming in other languages', () => {
  it('offers the names of an imported catalogue as the page says them, and takes each in whatever language it is typed', async () => {
    const folder = web.dataFolder();
    writeFileSync(join(folder, 'cards.json'), JSON.stringify(BEARS_OF_PAPER));
    await promisify(execFile)(process.execPath, [PENTALAND, 'cards', 'import', join(folder, 'cards.json')], {
      env: { ...process.env, PENTALAND_DATA_DIR: folder },
    });
    const server = await web.serverOn(folder);
    const klara = await register(server, 'Klara');
    const lars = await register(server, 'Lars');
    const game = await begun([klara, lars], {
      library: { cards: [{ name: 'Paper Bear', count: 60 }] },
      naming: { help: 'SEARCH' },
    });
    await onToMain([klara, lars], game, 7);
    const { page: on, faults } = await web.page(klara, undefined, { locale: 'de' });
    await on.goto(`${server.url}/game/${game}`);
    const move = on.getByRole('region', { name: 'Du bist dran' });
    const named = async (): Promise<readonly unknown[]> =>
      (await logOf(lars, game)).filter(({ type }) => type === 'CardNamed').map(({ name }) => name);
    const cast = async (typed: string, say: () => Promise<void>): Promise<void> => {
      await on.locator('.hand .card.may').first().click();
      await move.getByRole('button', { name: 'Wirken: Paper Bear benennen und wirken' }).click();
      // The box has the focus as soon as it is there.
      await move.getByLabel('Wie nennst du sie?').and(on.locator(':focus')).waitFor();
      await on.keyboard.type(typed);
      await say();
      const before = await named();
      await move.getByRole('button', { name: 'So machen' }).click();
      await until(on, async () => (await named()).length > before.length);
      for (let passes = 0; passes < 2; passes += 1) await goOn([klara, lars], game);
    };
    await cast('wiesenb', () => move.getByRole('button', { name: 'Meadow Bear Wiesenbär' }).click());
    await cast('Flusbär', () => on.keyboard.press('Enter'));
    expect(await named()).toEqual(['Meadow Bear', 'River Bear']);
    await on.getByRole('log').getByText('Klara wirkt River Bear.').waitFor();
    expect(faults).toEqual([]);
  });
});

describe('chance', () => {
  it('has the secret of the page in it, and is checked after the game', async () => {
    const [clara] = (await web.register('Clara')) as [Caller];
    const { page: on, faults } = await web.page(clara, '/');
    await on.getByRole('button', { name: 'Play against a bot' }).click();
    await prompt(on).getByRole('button').first().waitFor();
    const game = new URL(on.url()).pathname.split('/').at(-1) ?? '';
    const { game: seen } = await clara.ask(
      'query ($id: ID!) { game(id: $id) { view { seats { commitment entropy } } } }',
      { id: game },
    );
    const { commitment, entropy } = seen!.view.seats[0]!;
    expect(entropy).toMatch(/^[0-9a-f]{64}$/);
    expect(
      createHash('sha256')
        .update(entropy ?? '')
        .digest('hex'),
    ).toBe(commitment);
    await on.getByRole('button', { name: 'Concede' }).click();
    await on.getByRole('button', { name: 'Yes', exact: true }).click();
    await button(on, 'Check that chance was fair').click();
    await prompt(on).getByText('Your own secret went into it.').waitFor();
    expect(faults).toEqual([]);
  });
});

describe('talk at a table', () => {
  it('goes from players to everyone; whoever is muted is not heard, and a spectator by no player', async () => {
    const [finn, gina, hugo] = (await web.register('Finn', 'Gina', 'Hugo')) as [Caller, Caller, Caller];
    const game = await inPosition([finn, gina], BEARS);
    const said = async (by: Caller, text: string): Promise<void> => {
      await by.ask(
        'mutation ($id: ID!, $game: ID!, $text: String!) { chat(commandId: $id, gameId: $game, text: $text) { __typename } }',
        { id: randomUUID(), game, text },
      );
    };
    await said(gina, 'Good luck!');
    await said(hugo, 'Gina holds nothing.');
    const [his, watching] = [await web.page(finn, `/game/${game}`), await web.page(hugo, `/game/${game}`)];
    for (const { page: on } of [his, watching]) await on.locator('.chat summary').click();
    const heard = his.page.getByRole('log', { name: 'Players' });
    await heard.getByText('Gina: Good luck!').waitFor();
    await his.page.getByLabel('Say something to the table').fill('And to you.');
    await his.page.getByRole('button', { name: 'Say it' }).click();
    await watching.page.getByRole('log', { name: 'Players' }).getByText('Finn: And to you.').waitFor();
    await watching.page
      .getByRole('log', { name: /^Spectators/ })
      .getByText('Gina holds nothing.')
      .waitFor();
    expect(his.received.join()).not.toContain('Gina holds nothing.');
    await his.page.getByRole('button', { name: 'Mute Gina' }).click();
    await heard.getByText('Gina: Good luck!').waitFor({ state: 'detached' });
    await heard.getByText('Finn: And to you.').waitFor();
    expect([...his.faults, ...watching.faults]).toEqual([]);
  });
});

describe('a server that goes away', () => {
  it('is said in plain words; what was typed stays, and everything goes on when it is back', async () => {
    const [dora, emil] = (await web.register('Dora', 'Emil')) as [Caller, Caller];
    const game = await inPosition([dora, emil], BEARS);
    const { page: on } = await web.page(dora, `/game/${game}`);
    await on.getByText('Notes, for you alone').click();
    await on.getByLabel('A note').fill('half a thought');
    await web.restart('SIGTERM', () =>
      on.getByText('No connection. Trying again; nothing is lost.').waitFor(),
    );
    await on.getByText('No connection. Trying again; nothing is lost.').waitFor({ state: 'detached' });
    expect(await on.getByLabel('A note').inputValue()).toBe('half a thought');
    await on.getByRole('button', { name: 'Keep it' }).click();
    await on.getByRole('region', { name: 'Notes on Dora' }).getByText('half a thought').waitFor();
    expect(await notesOf(dora, game)).toEqual(['Dora: half a thought']);
    await button(on, 'Pass').first().click();
    await prompt(on).getByText('Emil is thinking').waitFor();
  });
});
