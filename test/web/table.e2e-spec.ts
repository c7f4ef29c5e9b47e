// What a table shows in a real browser, in positions that scenarios lay: many seats, many cards, what is new on the
// battlefield, zones, and pictures for those who want them.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { accepted, answerOpen, passTurn, type Caller } from '#testkit/server/caller';
import type { ServerProcess } from '#testkit/server/server-process';
import { inPosition } from '#testkit/server/positions';
import { register, Stage } from '../support.js';
import { aBrowser } from '#testkit/browser/chromium';
import { aPage, until, type Watched } from './browser.js';
import { logOf } from './driver/told.js';

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const ON_ITS_SIDE = { ...PHONE, viewport: { width: 740, height: 360 } };

const stage = new Stage();
let server: ServerProcess;
let browser: Browser;
let gallery: Server;
const asked: string[] = [];
let from: string;
let people: readonly Caller[];
const open: Watched[] = [];
beforeAll(async () => {
  gallery = createServer((request, response) => {
    asked.push(decodeURIComponent(request.url ?? ''));
    response.writeHead(200, { 'content-type': 'image/png' }).end(PICTURE);
  });
  await new Promise<void>((resolve) => gallery.listen(0, '127.0.0.1', resolve));
  from = `http://127.0.0.1:${(gallery.address() as AddressInfo).port}`;
  server = await stage.serverOn(stage.dataFolder(), { PENTALAND_PICTURES: from });
  const names = ['Anna', 'Boris', 'Chloe', 'Dario', 'Emil', 'Fanny', 'Gina', 'Hugo'];
  people = await Promise.all(names.map((name) => register(server, name)));
  browser = await aBrowser();
});
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ context }) => context.close()));
});
afterAll(async () => {
  await browser.close();
  gallery.close();
  await stage.clear();
});

async function pageOf({ id, name, secret }: Caller, path: string, options: object = {}): Promise<Watched> {
  const watched = await aPage(browser, options);
  open.push(watched);
  const account = JSON.stringify({ player: id, name, secret });
  await watched.context.addInitScript(
    `localStorage.setItem('pentaland.account', ${JSON.stringify(account)})`,
  );
  await watched.page.goto(`${server.url}${path}`);
  return watched;
}

const scenario = (players: object, more: object = {}): object => ({
  scenario: 'a table',
  now: { turn: 4, step: 'precombat-main', player: 'A' },
  ...{ players, script: [], expect: [] },
  ...more,
});
const library = { librarySize: 20 };
const onBattlefield = (on: Page, name: string) =>
  on.locator('.rows .card').filter({ has: on.locator('.name', { hasText: name }) });

describe('pictures of cards', () => {
  it('are loaded from nowhere, from where the player says, and not from where the operator does not allow it', async () => {
    const [anna, boris] = [people[0]!, people[1]!];
    const game = await inPosition(
      [anna, boris],
      scenario({ A: { ...library, hand: ['Grizzly Bears', 'Lightning Bolt'] }, B: library }),
    );
    const { page: on, faults } = await pageOf(anna, `/game/${game}`);
    const shown = on.locator('.shown');
    const inHand = (name: string) => on.locator('.hand .card').filter({ hasText: name });
    await inHand('Grizzly Bears').hover();
    await shown.getByRole('heading', { name: 'Grizzly Bears' }).waitFor();
    expect([asked, await on.locator('img.picture').count()]).toEqual([[], 0]);

    await on.locator('summary', { hasText: 'Options' }).click();
    const address = on.getByLabel('Pictures of cards from this address');
    await address.fill(`${from}/{name}.png`);
    await address.press('Tab');
    await inHand('Lightning Bolt').hover();
    await shown.locator('img.picture').waitFor();
    await until(on, () => on.evaluate<boolean>('document.querySelector("img.picture").naturalWidth > 0'));
    expect(asked).toContain('/Lightning Bolt.png');
    // Its text is still there.
    await shown.getByRole('heading', { name: 'Lightning Bolt' }).waitFor();
    expect(faults).toEqual([]);

    const elsewhere = from.replace('127.0.0.1', 'localhost');
    const before = asked.length;
    await address.fill(`${elsewhere}/{name}`);
    await address.press('Tab');
    await inHand('Grizzly Bears').hover();
    await on.getByText('This server does not allow pictures from there.').waitFor();
    expect(asked.length).toBe(before);
  });
});

describe('a page that follows a game', () => {
  it('shows what the feed brings without asking for it, and asks what may be done once for a question of its own', async () => {
    const [anna, boris] = [people[0]!, people[1]!];
    const game = await inPosition(
      [anna, boris],
      scenario({ A: { ...library, battlefield: ['Forest', 'Plains', 'Island'] }, B: library }),
    );
    const { page: on, faults } = await pageOf(boris, `/game/${game}`);
    await onBattlefield(on, 'Island').waitFor();
    const besides: string[] = [];
    on.on('request', (request) => {
      const body = request.postData() ?? '';
      if (body.includes('legalActions') || body.includes('battlefield')) besides.push(body);
    });
    for (const [nth, land] of ['Forest', 'Plains', 'Island'].entries()) {
      const { game: seen } = await anna.ask(
        'query ($id: ID!) { game(id: $id) { legalActions { decision { decisionId } } view { battlefield { objectId name } } } }',
        { id: game },
      );
      const object = seen!.view.battlefield!.find(({ name }) => name === land)!.objectId;
      const act = { kind: 'ACTIVATE', object, ability: 0 };
      accepted(await anna.answer(game, seen!.legalActions.decision!.decisionId, { act }));
      await on.locator('.rows .card.tapped').nth(nth).waitFor();
    }
    expect(besides).toEqual([]);
    await answerOpen([anna, boris], game, { action: 'PASS' });
    await on.getByRole('button', { name: 'Pass', exact: true }).waitFor();
    expect(besides).toHaveLength(1);
    expect(faults).toEqual([]);
  });

  it('begins with what happened last, reads back what the board needs, and tells more when it is asked', async () => {
    const [anna, boris] = [people[0]!, people[1]!];
    const players = [anna, boris];
    const game = await inPosition(
      players,
      scenario({
        A: { ...library, hand: ['Swords to Plowshares'], battlefield: ['Plains'] },
        B: { ...library, battlefield: ['Grizzly Bears'] },
      }),
    );
    const { game: seen } = await anna.ask(
      'query ($id: ID!) { game(id: $id) { legalActions { decision { decisionId } plays { kind object } } view { battlefield { objectId name } } } }',
      { id: game },
    );
    const { decision, plays } = seen!.legalActions;
    const { object } = plays.find(({ kind }) => kind === 'CAST')!;
    const bears = seen!.view.battlefield!.find(({ name }) => name === 'Grizzly Bears')!.objectId;
    const act = { kind: 'CAST', object, targets: [[{ object: bears }]] };
    accepted(await anna.answer(game, decision!.decisionId, { act }));
    for (const _ of players) await answerOpen(players, game, { action: 'PASS' });
    while ((await boris.sight(game)).seq < 260) await passTurn(players, game);

    const { page: on, faults } = await pageOf(boris, `/game/${game}`);
    const log = on.getByRole('log');
    const named = log.locator('p', { hasText: 'Swords to Plowshares' });
    await log.locator('p').first().waitFor();
    await on.locator('summary', { hasText: 'Swords to Plowshares' }).waitFor();
    expect(await named.count()).toBe(0);
    const earlier = log.getByRole('button', { name: 'Earlier' });
    while ((await earlier.count()) > 0) {
      const lines = await log.locator('p').count();
      await earlier.click();
      await until(on, async () => (await log.locator('p').count()) > lines);
    }
    expect(await named.count()).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });
});

describe('a creature', () => {
  it('cr 302.6: is marked as new until its controller’s next turn begins, unless it has haste', async () => {
    const [anna, boris] = [people[0]!, people[1]!];
    const game = await inPosition(
      [anna, boris],
      scenario({
        A: {
          ...library,
          hand: ['Elite Vanguard', 'Raging Goblin'],
          battlefield: ['Grizzly Bears', 'Plains', 'Mountain'],
        },
        B: library,
      }),
    );
    const { page: on, faults } = await pageOf(boris, `/game/${game}`);
    for (const nth of [0, 1]) {
      const { game: seen } = await anna.ask(
        'query ($id: ID!) { game(id: $id) { legalActions { decision { decisionId } plays { kind object } } } }',
        { id: game },
      );
      const { decision, plays } = seen!.legalActions;
      const act = { kind: 'CAST', object: plays.find(({ kind }) => kind === 'CAST')!.object };
      accepted(await anna.answer(game, decision!.decisionId, { act }));
      for (let passes = 0; passes < 2; passes += 1) await answerOpen([anna, boris], game, { action: 'PASS' });
      await on
        .locator('.rows .card')
        .nth(3 + nth)
        .waitFor();
    }
    const marked = async (): Promise<void> => {
      await onBattlefield(on, 'Elite Vanguard').getByText('just came').waitFor();
      for (const other of ['Grizzly Bears', 'Raging Goblin'])
        expect(await onBattlefield(on, other).locator('.badge', { hasText: 'just came' }).count()).toBe(0);
    };
    await marked();

    // A replay marks it too, at each moment what was new then.
    await on.goto(`${server.url}/replay/${game}?eyes=1`);
    await on.locator('.rows .card').nth(2).waitFor();
    expect(await on.getByText('just came').count()).toBe(0);
    await on.keyboard.press('End');
    await onBattlefield(on, 'Raging Goblin').waitFor();
    await marked();
    expect(faults).toEqual([]);
  });
});

describe('a table of eight', () => {
  it('shows every seat, a hand of twenty, and a hundred tokens as a pile that is spread out, on a phone too', async () => {
    const tokens = { card: 'Saproling', token: { typeLine: 'Creature — Saproling', power: 1, toughness: 1 } };
    const game = await inPosition(
      people,
      scenario({
        A: {
          ...library,
          hand: [{ card: 'Grizzly Bears', count: 20 }],
          battlefield: [{ ...tokens, count: 80 }],
        },
        ...Object.fromEntries(['B', 'C', 'D', 'E', 'F', 'G', 'H'].map((name) => [name, library])),
      }),
    );
    for (const options of [{}, PHONE, ON_ITS_SIDE]) {
      const { page: on, faults } = await pageOf(people[0]!, `/game/${game}`, options);
      const isHandSeen = async (): Promise<boolean> => {
        const { y, height } = (await on.locator('.hand').boundingBox())!;
        return y >= 0 && y + height <= on.viewportSize()!.height + 1;
      };
      for (const { name } of people)
        await on.getByRole('region', { name: `Battlefield of ${name}` }).waitFor();
      expect(await on.locator('.hand .card').count()).toBe(20);
      expect(await on.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      expect(await isHandSeen()).toBe(true);
      const mine = on.locator('.seat.mine .rows .card');
      expect(await mine.count()).toBe(1);
      await mine.getByText('×80').waitFor();
      await on.getByRole('button', { name: 'Spread out 80' }).click();
      await mine.nth(79).waitFor();
      expect(await isHandSeen()).toBe(true);
      await on.getByRole('button', { name: 'Lay together' }).click();
      await mine.nth(1).waitFor({ state: 'detached' });
      // Each card of the hand can be reached: what is off the screen is scrolled to.
      const last = on.locator('.hand .card').last();
      await last.scrollIntoViewIfNeeded();
      const box = (await last.boundingBox())!;
      expect(box.x + box.width).toBeLessThanOrEqual(on.viewportSize()!.width + 1);
      expect(faults).toEqual([]);
    }
  });
});

describe('zones', () => {
  it('are shown by what they are: graveyards, exile, the command zone, with their counts', async () => {
    const [anna, boris] = [people[0]!, people[1]!];
    const game = await inPosition(
      [anna, boris],
      scenario({
        A: { ...library, graveyard: ['Grizzly Bears', 'Lightning Bolt'], exile: ['Elite Vanguard'] },
        B: { ...library, graveyard: ['Forest'] },
      }),
    );
    const { page: on, faults } = await pageOf(boris, `/game/${game}`);
    for (const [zone, count] of [
      ['Graveyard: Anna', '2'],
      ['Graveyard: Boris', '1'],
      ['Exile', '1'],
    ] as const)
      expect(await on.locator('.zones summary', { hasText: zone }).locator('.badge').innerText()).toBe(count);
    await on.locator('.zones summary', { hasText: 'Graveyard: Anna' }).click();
    await on.locator('.zones .card').filter({ hasText: 'Lightning Bolt' }).waitFor();
    expect(faults).toEqual([]);
  });
});

describe('what lies on a table', () => {
  it('is drawn with what it is attached to, as a copy, phased out; with who has become what, and the time left', async () => {
    const [anna, boris] = [people[0]!, people[1]!];
    const game = await inPosition(
      [anna, boris],
      scenario(
        {
          A: {
            ...library,
            hand: ['Forest', 'Forest'],
            battlefield: [
              'Craw Wurm',
              { card: 'Holy Strength', attachedTo: 'Craw Wurm' },
              { card: 'Air Elemental', phasedOut: true },
              { card: 'Grizzly Bears', token: true },
            ],
            command: ['Elite Vanguard'],
            sideboard: ['Shock'],
            designations: ['city-blessing'],
          },
          B: { ...library, battlefield: [{ card: 'Pacifism', attachedTo: 'Craw Wurm' }, 'Telepathy'] },
        },
        { monarch: 'A', initiative: 'A' },
      ),
      { clock: { chess: { initial: 600, increment: 0, flag: 'LOSES' } } },
    );
    const { page: on, faults } = await pageOf(boris, `/game/${game}`);
    const hers = on.getByRole('region', { name: 'Battlefield of Anna' });
    const together = hers.getByRole('group', { name: 'Craw Wurm with Holy Strength and Pacifism' });
    for (const name of [
      /^Craw Wurm.* with Holy Strength and Pacifism/,
      /^Holy Strength.* on Craw Wurm/,
      /^Pacifism.* on Craw Wurm Boris controls it/,
    ])
      await together.getByRole('button', { name }).waitFor();
    for (const name of [/^Air Elemental.* phased out/, /^Grizzly Bears.* copy token/])
      await hers.getByRole('button', { name }).waitFor();
    for (const said of [
      'the monarch',
      'has the initiative',
      'has the city’s blessing',
      '2 cards in hand',
      '20 cards in the library',
    ])
      await hers.getByText(said, { exact: true }).waitFor();
    const seenOf = hers.getByRole('group', { name: 'Of the hand of Anna you have seen' });
    expect(await seenOf.getByRole('button', { name: 'Forest' }).count()).toBe(2);
    const zones = on.locator('.zones');
    for (const zone of ['Command zone 1', 'Outside the game: Anna 1']) await zones.getByText(zone).waitFor();
    expect(await zones.getByText('Shock').count()).toBe(0);

    // Time runs for her, who is asked; in a replay it stands.
    const { page: again } = await pageOf(boris, `/replay/${game}?eyes=1`);
    await again.keyboard.press('End');
    const stands = again.getByRole('region', { name: 'Battlefield of Anna' }).getByRole('timer');
    await stands.getByText('10:00').waitFor();
    const [hersLeft, hisLeft] = [hers.getByRole('timer'), on.locator('.seat.mine').getByRole('timer')];
    const before = await hersLeft.innerText();
    await until(on, async () => (await hersLeft.innerText()) !== before);
    expect(await hersLeft.innerText()).toMatch(/9:\d\d$/);
    expect(await hisLeft.innerText()).toMatch(/10:00$/);
    expect(await stands.innerText()).toMatch(/10:00$/);
    expect(faults).toEqual([]);
  });

  it('has two libraries and two graveyards where there are two', async () => {
    const [anna, boris] = [people[0]!, people[1]!];
    const game = await inPosition(
      [anna, boris],
      scenario(
        {
          A: { librarySize: 12, utopiaLibrary: 7, graveyard: ['Grizzly Bears'], utopiaGraveyard: 3 },
          B: { librarySize: 12 },
        },
        { ruleset: 'war-zone' },
      ),
    );
    const { page: on, faults } = await pageOf(boris, `/game/${game}`);
    const hers = on.getByRole('region', { name: 'Battlefield of Anna' });
    for (const said of ['12 cards in the Main Library', '7 cards in the Utopia Library'])
      await hers.getByText(said).waitFor();
    for (const [zone, count] of [
      ['Graveyard: Anna', 1],
      ['Utopia Graveyard: Anna', 3],
      ['Utopia Graveyard: Boris', 0],
    ] as const)
      await on
        .locator('.zones')
        .getByText(new RegExp(`^${zone} *${count}$`))
        .waitFor();
    expect(faults).toEqual([]);
  });
});

describe('a phone that is held sideways', () => {
  it('has all within reach; one tap plays a land, the log reads it out, and nothing moves for whoever wants that', async () => {
    const [anna, boris] = [people[0]!, people[1]!];
    const bears = { card: 'Grizzly Bears', tapped: true, damage: 1 };
    const game = await inPosition(
      [anna, boris],
      scenario({ A: { ...library, hand: ['Forest', 'Shock'], battlefield: [bears] }, B: library }),
    );
    const sideways = { ...PHONE, viewport: { width: 740, height: 360 }, reducedMotion: 'reduce' };
    const { page: on, faults } = await pageOf(anna, `/game/${game}`, sideways);
    const prompt = on.getByRole('region', { name: 'Your move' });
    await prompt.getByRole('button', { name: 'Pass', exact: true }).waitFor();
    expect(await on.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    const box = (await prompt.boundingBox())!;
    expect([box.y > 180, box.y + box.height <= 360]).toEqual([true, true]);
    // What a screen reader says of a card: its name, its cost, what it is, and how it stands.
    const named = { name: 'Grizzly Bears 1 G Creature — Bear tapped 1 damage 2/2', exact: true };
    await on.getByRole('button', named).waitFor();

    const moves = (): Promise<number> => on.evaluate('document.getAnimations().length');
    expect([await on.locator('.pulse').count(), await moves()]).toEqual([1, 0]);
    await on.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await moves()).toBeGreaterThan(0);

    await on
      .locator('.hand')
      .getByRole('button', { name: /^Forest .*Play$/ })
      .tap();
    const log = on.getByRole('log');
    expect(await log.getAttribute('aria-live')).toBe('polite');
    await log
      .locator('p')
      .filter({ hasText: /^Anna plays Forest\./ })
      .waitFor();
    expect(await log.getByText(/onto the battlefield/).count()).toBe(0);
    const { game: seen } = await anna.ask(
      'query ($id: ID!) { game(id: $id) { view { battlefield { name } } } }',
      { id: game },
    );
    expect(seen!.view.battlefield).toEqual([{ name: 'Grizzly Bears' }, { name: 'Forest' }]);
    expect(faults).toEqual([]);
  });
});

describe('acting by keyboard and by touch', () => {
  it('chooses X, pays and targets with keys alone; the lines show what the spell is aimed at', async () => {
    const [anna, boris] = [people[0]!, people[1]!];
    const game = await inPosition(
      [anna, boris],
      scenario({
        A: { ...library, hand: ['Blaze'], battlefield: [{ card: 'Mountain', count: 5 }] },
        B: { ...library, battlefield: ['Grizzly Bears'] },
      }),
    );
    const { page: on, faults } = await pageOf(anna, `/game/${game}`);
    const prompt = on.getByRole('region', { name: 'Your move' });
    await on.locator('.hand .card.may').first().press('Enter');
    const x = prompt.getByRole('spinbutton').first();
    await x.fill('3');
    await prompt.getByRole('button', { name: 'Done' }).press('Enter');
    await on.locator('.rows .card.may').filter({ hasText: 'Grizzly Bears' }).press('Enter');
    await prompt.getByRole('button', { name: 'Do it' }).press('Enter');
    await on.getByRole('region', { name: 'Stack' }).getByText('Blaze').waitFor();
    await on.locator('svg.arrows line.target').first().waitFor({ state: 'attached' });
    const { game: seen } = await anna.ask(
      `query ($id: ID!) { game(id: $id) { view { stack { name item { x targets { objects } } } } } }`,
      { id: game },
    );
    expect(seen!.view.stack).toMatchObject([
      { name: 'Blaze', item: { x: 3, targets: [{ objects: [expect.any(String)] }] } },
    ]);
    expect(faults).toEqual([]);
  });

  it('takes several targets, and divides damage among them, by touch', async () => {
    const [anna, boris] = [people[0]!, people[1]!];
    const game = await inPosition(
      [anna, boris],
      scenario({
        A: { ...library, hand: ['Forked Bolt'], battlefield: [{ card: 'Mountain', count: 5 }] },
        B: { ...library, battlefield: ['Grizzly Bears', 'Elite Vanguard'] },
      }),
    );
    const { page: on, faults } = await pageOf(anna, `/game/${game}`, PHONE);
    const prompt = on.getByRole('region', { name: 'Your move' });
    await on.locator('.hand .card.may').first().tap();
    for (const target of ['Grizzly Bears', 'Elite Vanguard'])
      await on.locator('.rows .card.may').filter({ hasText: target }).tap();
    await prompt.getByRole('button', { name: 'Done' }).tap();
    // Each has one of the two.
    await prompt.getByRole('spinbutton').nth(1).waitFor();
    await prompt.getByRole('button', { name: 'Done' }).tap();
    await prompt.getByRole('button', { name: 'Do it' }).tap();
    await on.getByRole('region', { name: 'Stack' }).getByText('Forked Bolt').waitFor();
    const { game: seen } = await anna.ask(
      `query ($id: ID!) { game(id: $id) { view { battlefield { name objectId }
        stack { name item { targets { objects amounts } } } } } }`,
      { id: game },
    );
    const { battlefield, stack } = seen!.view;
    const idOf = (name: string) => battlefield!.find((card) => card.name === name)!.objectId;
    const targets = [{ objects: ['Grizzly Bears', 'Elite Vanguard'].map(idOf), amounts: [1, 1] }];
    expect(stack).toEqual([{ name: 'Forked Bolt', item: { targets } }]);
    const cast = (await logOf(boris, game)).filter(({ type }) => type === 'SpellCast');
    expect(cast).toHaveLength(1);
    expect(faults).toEqual([]);
  });
});
