// The pages around a table by the keys alone, from the first stop on: the games, a new one, a judge's desk, a replay. Each
// is compared with what the server has. The focus is always seen, and no action loses it.
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accepted, goOn, passTurn, playing, type Caller } from '#testkit/server/caller';
import { callJudge, grant, inDispute, isStopped, seeDispute, the } from '../fixtures/desk.js';
import { until } from './browser.js';
import { ByKeys } from './driver/by-keys.js';
import { WebStage } from './driver/web-stage.js';

const web = WebStage.forThisFile({ PENTALAND_FIRST_ADMIN: 'Ada' });
let anna: Caller, boris: Caller;
beforeAll(async () => {
  [anna, boris] = (await web.register('Anna', 'Boris')) as [Caller, Caller];
});

const button = (on: Page, name: string | RegExp) => on.getByRole('button', { name, exact: true });
const seated = async (game: string): Promise<readonly (string | undefined)[]> =>
  (await boris.sight(game)).view.seats.map(({ player }) => player?.id);
const namesIn = (
  hand: readonly { readonly printed?: string | null; readonly name: string }[] | null | undefined,
) => (hand ?? []).map(({ printed, name }) => (name === '' ? (printed ?? '') : name));
async function shows(on: Page, hand: readonly string[], where = on.locator('.hand')): Promise<void> {
  const cards = where.locator('.card .name');
  await until(on, async () => String(await cards.allInnerTexts()) === String(hand));
}

describe('by the keys alone', () => {
  it('somebody declines and sits down in the list of games, makes a table with other terms, and begins the game', async () => {
    const invitation = accepted(await boris.create({ access: 'INVITATION' })).gameId;
    accepted(await boris.act('invite', { gameId: ['ID!', invitation], playerId: ['ID!', anna.id] }));
    const table = accepted(await boris.create()).gameId;
    const { page: on, faults } = await web.page(anna, '/');
    const keys = new ByKeys(on);
    await keys.press(on.getByRole('link', { name: 'To the content' }));
    await keys.isOn(on.getByRole('main'));
    await keys.press(button(on, 'Decline'));
    await button(on, 'Decline').waitFor({ state: 'detached' });
    expect((await boris.sight(invitation)).view.invited).toEqual([]);
    await keys.press(button(on, 'Sit down'));
    await button(on, 'I am ready').waitFor();
    expect(await seated(table)).toEqual([boris.id, anna.id]);
    await keys.press(button(on, 'Stand up'));
    await button(on, 'Sit down').waitFor();
    expect(await seated(table)).toEqual([boris.id, undefined]);

    await keys.press(on.getByRole('main').getByRole('link', { name: 'New game' }));
    await keys.press(on.getByRole('radio', { name: /^Pentaland/ }), 'ArrowDown');
    await keys.press(on.getByRole('radio', { name: /^Against a bot/ }), 'ArrowDown');
    await keys.press(button(on, 'More terms'));
    await keys.choose(on.getByLabel('Who may sit down'), 'Anyone with the link');
    await keys.write(on.getByRole('spinbutton', { name: /^Life/ }), '17');
    await keys.press(on.getByRole('checkbox', { name: /^Anyone may watch/ }), 'Space');
    await keys.choose(on.getByLabel(/^When the game is over/), 'to judges only');
    await keys.press(button(on, 'Make the table'));
    await button(on, 'I am ready').waitFor();
    const game = new URL(on.url()).pathname.split('/').at(-1)!;
    expect((await anna.sight(game)).view.terms).toMatchObject({
      ...{ ruleset: 'UTOPIA', access: 'PRIVATE', startingLife: 17, spectators: false, opens: 'JUDGES_ONLY' },
    });
    accepted(await boris.inGame('join', game));
    accepted(await boris.inGame('ready', game));
    await keys.press(button(on, 'I am ready'));
    await keys.press(button(on, 'Start the game'));
    const first = await decisionIn(game);
    if (first.seat === 1) accepted(await boris.answer(game, first.decisionId, { players: [0] }));
    else
      await keys.press(on.getByRole('region', { name: 'Your move' }).getByRole('button', { name: 'Anna' }));
    await keys.press(button(on, 'Keep this hand'));
    await until(on, async () => (await anna.sight(game)).view.seats[0]!.keptHand);
    await goOn([anna, boris], game);

    await keys.press(button(on, 'Concede'));
    await keys.isOn(button(on, 'No'));
    await on.keyboard.press('Escape');
    await keys.isOn(button(on, 'Concede'));
    await keys.press(button(on, 'Concede'));
    await keys.press(button(on, 'No'));
    await keys.isOn(button(on, 'Concede'));
    await keys.press(button(on, 'Concede'));
    await keys.press(button(on, 'Yes'));
    await on.getByText('The game is over. You lost.').waitFor();
    await keys.isSomewhere();
    expect((await boris.sight(game)).view.result).toMatchObject({ winners: [1] });
    expect([...keys.faults, ...faults]).toEqual([]);

    async function decisionIn(started: string) {
      let { decision } = (await anna.sight(started)).view;
      await until(on, async () => ({ decision } = (await anna.sight(started)).view).decision !== null);
      return decision!;
    }
  });

  it('a game is watched, figures are of the games one chooses, the secret is shown and all sessions end', async () => {
    const [clara] = (await web.register('Clara')) as [Caller];
    const game = await playing([anna, boris], { ruleset: 'UTOPIA' });
    const { page: on, faults } = await web.page(clara, '/watch');
    const keys = new ByKeys(on);
    await keys.press(button(on, 'Anna and Boris').first());
    await on.getByRole('region', { name: 'Anna and Boris', exact: true }).waitFor();
    await keys.isSomewhere();
    expect(new URL(on.url()).search).toContain(game);

    await keys.press(on.getByRole('link', { name: 'Statistics' }).first());
    await keys.press(on.getByRole('link', { name: 'To the content' }));
    await keys.isOn(on.getByRole('main'));
    await keys.press(on.locator('.filter summary'));
    await keys.choose(on.getByLabel('Ruleset'), 'Utopia');
    await on.waitForURL(({ searchParams }) => searchParams.get('ruleset') === 'UTOPIA');
    await keys.isSomewhere();

    await keys.press(on.getByRole('link', { name: 'Clara' }));
    await keys.press(button(on, 'Show the secret'));
    await on.getByText(clara.secret, { exact: true }).waitFor();
    await keys.isSomewhere();
    await keys.press(button(on, 'End all sessions everywhere'));
    await on.getByText('All sessions have ended. This device has a new one.').waitFor();
    await keys.isSomewhere();
    // The session that she had is one of them.
    expect(await clara.errorOf('{ me { __typename } }')).toBe('UNAUTHENTICATED');
    expect([...keys.faults, ...faults]).toEqual([]);
  });

  it('a judge takes a call, looks at moments and cards, rules after the preview, and closes', async () => {
    const [ada, judith] = (await web.register('Ada', 'Judith')) as [Caller, Caller];
    await grant(ada, 'Judith', 'JUDGE');
    const game = await playing([anna, boris], { ruleset: 'UTOPIA', opens: 'JUDGES_ONLY' });
    await passTurn([anna, boris], game);
    const { id } = await callJudge(anna, game);
    const { page: on, faults } = await web.page(judith, '/judge');
    const keys = new ByKeys(on);
    await keys.press(button(on, 'Take the call'));
    await on.getByText('a judge looks into it').waitFor();
    expect(await seeDispute(judith, id)).toMatchObject({ stage: 'TAKEN', judge: { name: 'Judith' } });

    const eyes = (name: string) => on.getByRole('region', { name, exact: true });
    const { view, seq } = await boris.sight(game);
    await shows(on, namesIn(view.seats[1]!.hand), eyes('Boris'));
    const early = (await boris.sight(game, 12)).view.seats[1]!.hand;
    await keys.write(on.getByRole('spinbutton', { name: 'Moment' }), '12');
    await on.keyboard.press('Enter');
    await button(on, 'Moment 13').waitFor();
    await shows(on, namesIn(early), eyes('Boris'));
    await keys.press(button(on, 'The moment of the call'));
    await shows(on, namesIn(view.seats[1]!.hand), eyes('Boris'));
    const [card = ''] = namesIn(view.seats[1]!.hand);
    await keys.press(eyes('A judge').locator('.hand .card').filter({ hasText: card }).first());
    await on.locator('.found').getByRole('heading', { name: card }).waitFor();
    await on
      .locator('.found')
      .getByText(/Boris knows it/)
      .waitFor();

    const section = on.getByRole('navigation', { name: 'Judge’s desk' });
    await keys.press(section.getByRole('button', { name: 'Ruling' }));
    await keys.write(on.getByLabel('The question that it answers, for judges'), 'How many cards?');
    await keys.write(on.getByLabel('What was found, for judges'), 'It was one draw.');
    await keys.write(on.getByLabel('Find a rule by number or words'), 'utopia 904.6');
    await on.keyboard.press('Enter');
    await keys.press(button(on, 'Cite utopia 904.6'));
    await keys.write(on.getByLabel('What everyone reads. Nothing hidden'), 'The game goes on.');
    await keys.press(button(on, 'Preview'));
    await on.getByRole('heading', { name: 'Boris learns' }).waitFor();
    expect((await seeDispute(judith, id))?.rulings).toEqual([]);
    await keys.press(button(on, 'Give the ruling'));
    await on.getByText('ruled: the players may accept or appeal').waitFor();
    expect((await seeDispute(judith, id))?.rulings).toMatchObject([{ words: 'The game goes on.' }]);
    for (const player of [anna, boris]) await inDispute(player, 'acceptRuling', the(id));
    await keys.press(button(on, 'Close the dispute'));
    await on.getByText('closed', { exact: true }).waitFor();
    await keys.isSomewhere();
    expect((await seeDispute(judith, id))?.stage).toBe('CLOSED');
    expect([await isStopped(anna, game), (await boris.sight(game)).seq > seq]).toEqual([false, true]);
    expect([...keys.faults, ...faults]).toEqual([]);
  });

  it('a replay is gone along, seen through other eyes, annotated, and linked to', async () => {
    const game = await playing([anna, boris], { ruleset: 'UTOPIA', opens: 'AT_END' });
    for (let turns = 0; turns < 2; turns += 1) await passTurn([anna, boris], game);
    accepted(await boris.inGame('concede', game));
    const { replay } = await anna.ask(
      'query ($game: ID!) { replay(gameId: $game) { outline { moments turns { moment } } } }',
      { game },
    );
    const { moments, turns } = replay.outline;
    const begins = turns[0]!.moment;
    const { page: on, faults } = await web.page(anna, `/replay/${game}`);
    const keys = new ByKeys(on);
    const at = (moment: number): Promise<void> =>
      on.waitForURL(({ searchParams }) => searchParams.get('at') === String(moment));
    await at(begins);
    const line = on.getByRole('slider', { name: 'Where in the game' });
    await keys.press(line, 'ArrowRight');
    await at(begins + 1);
    await on.keyboard.press('End');
    await at(moments);
    await on.keyboard.press('Home');
    await at(1);
    await keys.press(button(on, 'Turn, forward'), 'Space');
    await at(begins);
    await keys.press(button(on, 'Play'));
    await keys.press(button(on, 'Pause'));
    await keys.press(on.locator('summary', { hasText: 'Through whose eyes' }));
    await keys.choose(on.getByLabel('Through whose eyes'), 'Boris');
    await keys.press(button(on, 'See'));
    await on.waitForURL((url) => url.search.includes('eyes=1'));
    await keys.press(button(on, 'Turn, forward'));
    await keys.isSomewhere();
    await line.waitFor();
    const moment = Number(await line.inputValue());
    await at(moment);
    await shows(on, namesIn((await boris.sight(game, moment)).view.seats[1]!.hand));

    await keys.press(on.locator('summary', { hasText: 'Annotations' }));
    await keys.write(on.getByLabel('Annotation to this moment'), 'Here I should have attacked.');
    await keys.choose(on.getByLabel('Mark'), '? Bad');
    await keys.press(button(on, 'Keep it'));
    await keys.press(button(on, 'Publish'));
    await on.locator('.notes').getByText('(published)').waitFor();
    const written = async () => {
      const { game: seen } = await boris.ask(
        'query ($id: ID!) { game(id: $id) { annotations { nodes { moment mark text } } } }',
        { id: game },
      );
      return seen!.annotations.nodes;
    };
    expect(await written()).toEqual([{ moment, mark: 'BAD', text: 'Here I should have attacked.' }]);
    await keys.press(on.locator('.notes').getByRole('button', { name: 'Change' }));
    await keys.isOn(on.getByLabel('Annotation to this moment'));
    await keys.write(on.getByLabel('Annotation to this moment'), 'Attack here.');
    await keys.press(button(on, 'Keep it'));
    await on.locator('.notes').getByText('Attack here.').waitFor();
    expect(await written()).toMatchObject([{ text: 'Attack here.' }]);
    await keys.press(on.locator('.notes').getByRole('button', { name: 'Delete' }));
    await on.locator('.notes li').waitFor({ state: 'detached' });
    expect(await written()).toEqual([]);

    await keys.press(button(on, 'Link to this moment'));
    const link = await on.locator('.share code').innerText();
    const { sharedGame } = await boris.ask(
      'query ($code: String!) { sharedGame(code: $code) { gameId moment eyes seat } }',
      { code: link.split('/').at(-1) },
    );
    expect(sharedGame).toEqual({ gameId: game, moment, eyes: 'SEAT', seat: 1 });
    await keys.isSomewhere();
    expect([...keys.faults, ...faults]).toEqual([]);
  });
});
