// Acting through the pages: an announcement that can be changed until it is confirmed, its payment, passing and stops.
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import type { Caller } from '#testkit/server/caller';
import type { ServerProcess } from '#testkit/server/server-process';
import { accepted, goOn } from '#testkit/server/caller';
import { register, Stage } from '../support.js';
import { begun, onToMain } from './driver/through-the-api.js';
import { logOf } from './driver/told.js';
import { aBrowser } from '#testkit/browser/chromium';
import { aPage, logIn, until, type Watched } from './browser.js';

const stage = new Stage();
let server: ServerProcess;
let browser: Browser;
const open: Watched[] = [];
beforeAll(async () => {
  server = await stage.serverOn(stage.dataFolder());
  browser = await aBrowser();
});
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ context }) => context.close()));
});
afterAll(async () => {
  await browser.close();
  await stage.clear();
});

async function pageOf(player: Caller, path: string): Promise<Watched> {
  const watched = await aPage(browser);
  open.push(watched);
  await logIn(watched.page, server.url, player.name, player.secret);
  await watched.page.goto(`${server.url}${path}`);
  return watched;
}

const prompt = (on: Page) => on.getByRole('region', { name: 'Your move' });
const button = (on: Page, name: string | RegExp) => prompt(on).getByRole('button', { name });

describe('an announcement', () => {
  it('is shown whole with its payment; choices and lands are changed until it is confirmed, or nothing happens', async () => {
    const [anna, boris] = await Promise.all([register(server, 'Anna'), register(server, 'Boris')]);
    const game = await begun([anna, boris], {
      library: { cards: [{ name: 'Lightning Bolt', count: 60 }] },
      naming: { help: 'SEARCH' },
    });
    await onToMain([anna, boris], game, 5);
    const { page: on, faults } = await pageOf(anna, `/game/${game}`);
    const before = (await logOf(anna, game)).length;

    const announce = async (): Promise<void> => {
      await on.locator('.hand .card.may').first().click();
      await button(on, /^Cast: Name/).click();
      await on.getByLabel('What do you name it?').fill('shoc');
      await button(on, 'Shock').click();
    };
    await announce();
    await on.keyboard.press('Escape');
    await button(on, 'Pass').first().waitFor();
    expect((await logOf(anna, game)).length).toBe(before);

    await announce();
    await button(on, 'Anna').click();
    await prompt(on).getByText('Cast Lightning Bolt as Shock, at Anna').waitFor();
    await button(on, 'Change: Anna').click();
    await button(on, 'Boris').click();
    await prompt(on).getByText('Cast Lightning Bolt as Shock, at Boris').waitFor();
    // One land is marked as what pays; a click on another one takes that.
    const lands = on.locator('.seat.mine .rows .card');
    await on.locator('.seat.mine .rows .card.picked').waitFor();
    const paying = (): Promise<string | null> =>
      on.locator('.seat.mine .rows .card.picked').getAttribute('data-object');
    const automatic = await paying();
    const other = on.locator('.seat.mine .rows .card:not(.picked)').first();
    const chosen = await other.getAttribute('data-object');
    await other.click();
    await on.locator(`.card.picked[data-object="${chosen ?? ''}"]`).waitFor();
    expect(await lands.count()).toBe(3);
    expect(chosen).not.toBe(automatic);
    expect((await logOf(anna, game)).length).toBe(before);

    await button(on, 'Do it').press('Enter');
    await on.getByRole('region', { name: 'Stack' }).getByText('Shock').waitFor();
    const told = (await logOf(anna, game)).slice(before);
    expect(told).toContainEqual(
      expect.objectContaining({ type: 'PermanentTapped', object: chosen, forMana: true }),
    );
    expect(told.filter(({ type }) => type === 'PermanentTapped')).toHaveLength(1);
    expect(told.find(({ type }) => type === 'SpellCast')).toBeDefined();
    expect(faults).toEqual([]);
  });
});

describe('taking back', () => {
  it('is asked for and answered in the page; a refusal says what has been learned since', async () => {
    const [gina, hugo] = await Promise.all([register(server, 'Gina'), register(server, 'Hugo')]);
    const game = await begun([gina, hugo], {
      library: { cards: [{ name: 'Grizzly Bears', count: 60 }] },
      takeBack: 'BY_CONSENT',
    });
    // She has played a land.
    await onToMain([gina, hugo], game, 1);
    const [hers, his] = [await pageOf(gina, `/game/${game}`), await pageOf(hugo, `/game/${game}`)];
    const lands = hers.page.locator('.seat.mine .rows .card');
    await lands.first().waitFor();
    const asks = his.page.getByText(/^Gina asks to go back to moment \d+\. 0 of 1 have agreed\.$/);
    const ask = hers.page.getByRole('button', { name: 'Take back my last action' });

    await ask.click();
    await asks.waitFor();
    await his.page.getByRole('button', { name: 'Do not agree' }).click();
    await asks.waitFor({ state: 'detached' });
    await ask.click();
    await hers.page.getByRole('button', { name: 'Ask no longer' }).click();
    await asks.waitFor({ state: 'detached' });
    expect(await lands.count()).toBe(1);

    await ask.click();
    await his.page.getByRole('button', { name: 'Agree', exact: true }).click();
    await lands.waitFor({ state: 'detached' });
    expect((await gina.sight(game)).view.seats[0]!.hand).toHaveLength(7);
    expect((await logOf(hugo, game)).map(({ type }) => type)).toContain('Rewound');

    // She passed before she drew.
    for (let step; step !== 'DRAW' && step !== 'PRECOMBAT_MAIN';) {
      await goOn([gina, hugo], game);
      const { turn } = (await gina.sight(game)).view;
      step = turn?.number === 3 ? turn.step : undefined;
    }
    await ask.click();
    await hers.page
      .getByRole('alert')
      .filter({ hasText: /^Since then .+ so the game cannot return there by consent\./ })
      .waitFor();
    expect([...hers.faults, ...his.faults]).toEqual([]);
  });
});

describe('passing', () => {
  it('stops where the bars say, goes on until one’s turn, ends while Shift is held; the next game begins with it', async () => {
    const [clara, david] = await Promise.all([register(server, 'Clara'), register(server, 'David')]);
    const game = await begun([clara, david], { library: { cards: [{ name: 'Grizzly Bears', count: 60 }] } });
    await onToMain([clara, david], game, 1);
    const { page: on } = await pageOf(clara, `/game/${game}`);
    const passing = async (id = game): Promise<unknown> => {
      const { game: seen } = await clara.ask(
        'query ($id: ID!) { game(id: $id) { view { seats { passing { until stops { own others } } } } } }',
        { id },
      );
      return seen!.view.seats[0]!.passing;
    };
    // Nobody has chosen anything on this device.
    await on.getByRole('button', { name: 'Ask me everywhere' }).click();
    await on.getByRole('button', { name: 'Usual stops' }).waitFor();
    expect(await passing()).toBeNull();
    const mark = on.getByRole('group', { name: 'Other turns' }).getByRole('button', { name: /Upkeep/ });
    await mark.click();
    await on.getByRole('button', { name: 'Ask me everywhere' }).waitFor();
    expect(await mark.getAttribute('aria-pressed')).toBe('false');
    expect(await passing()).toMatchObject({
      until: null,
      stops: { others: expect.not.arrayContaining(['UPKEEP']), own: expect.arrayContaining(['UPKEEP']) },
    });
    const own = on.getByRole('group', { name: 'My turns' }).getByRole('button', { name: /Draw/ });
    await own.click();
    await on.locator('[aria-pressed=false]', { hasText: 'Draw' }).waitFor();
    expect(await passing()).toMatchObject({ stops: { own: expect.not.arrayContaining(['DRAW']) } });
    await button(on, 'Pass until something happens').click();
    await prompt(on).getByText('Passing until something happens.').waitFor();
    expect(await passing()).toMatchObject({ until: 'SOMETHING_HAPPENS' });
    await button(on, 'Stop passing').click();
    await prompt(on).press('t');
    await prompt(on).getByText('Passing until your turn.').waitFor();
    expect(await passing()).toMatchObject({ until: 'MY_TURN' });
    await on.keyboard.down('Shift');
    await button(on, 'Pass until my turn').waitFor();
    await on.keyboard.up('Shift');
    const chosen = await passing();
    expect(chosen).toMatchObject({ until: null, stops: { own: expect.arrayContaining(['UPKEEP']) } });
    const next = await begun([clara, david]);
    await on.goto(`${server.url}/game/${next}`);
    await until(on, async () => (await passing(next)) !== null);
    expect(await passing(next)).toEqual(chosen);
  });

  it('is done by itself for an ability that a player always passes for; the title says when it is not', async () => {
    const [emil, fanny] = await Promise.all([register(server, 'Emil'), register(server, 'Fanny')]);
    const game = await begun([emil, fanny], {
      library: { cards: [{ name: 'Savannah Lions', count: 60 }] },
    });
    await onToMain([emil, fanny], game, 5);
    const { page: on } = await pageOf(fanny, `/game/${game}`);
    /** As soon as it is his turn to say something: what the page was clicked for is on its way. */
    const asked = async () => {
      for (;;) {
        const { game: seen } = await emil.ask(
          `query ($id: ID!) { game(id: $id) { legalActions { decision { decisionId } plays { kind object } } } }`,
          { id: game },
        );
        const { decision, plays } = seen!.legalActions;
        if (decision !== null) return { id: decision.decisionId, plays };
        await on.waitForTimeout(20);
      }
    };
    const cast = async (name: string): Promise<void> => {
      const { id, plays } = await asked();
      const act = { kind: 'CAST', object: plays.find(({ kind }) => kind === 'CAST')!.object, name };
      accepted(await emil.answer(game, id, { act }));
      await pass();
    };
    const pass = async (): Promise<void> => {
      accepted(await emil.answer(game, (await asked()).id, { action: 'PASS' }));
    };
    const stack = on.getByRole('region', { name: 'Stack' });
    await cast('Soul Warden');
    await button(on, 'Pass').first().click();
    await cast('Elite Vanguard');
    await button(on, 'Pass').first().click();
    await pass();
    await stack.getByRole('button', { name: 'Always pass for this' }).click();
    await prompt(on).getByText('Passing for Soul Warden.').waitFor();
    await stack.waitFor({ state: 'detached' });
    await cast('Isamaru, Hound of Konda');
    await button(on, 'Pass').first().waitFor();
    await until(on, async () => /^[●○] Your move$/.test(await on.title()));
    await button(on, 'Pass').first().click();
    await pass();
    await stack.waitFor({ state: 'detached' });
    const life = (await logOf(emil, game)).filter(({ type }) => type === 'LifeChanged');
    expect(life).toHaveLength(2);
  });
});
