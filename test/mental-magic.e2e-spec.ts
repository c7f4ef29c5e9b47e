// The built server with all of its cards: every ruleset it offers can be begun, and cards are named over GraphQL.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createClient, Refused } from '#client';
import { accepted, answerOpen, Caller, playing, refused } from '#testkit/server/caller';
import type { ServerProcess } from '#testkit/server/server-process';
import { register, Stage } from './support.js';

const stage = new Stage();
let server: ServerProcess;
let players: readonly [Caller, Caller];
beforeAll(async () => {
  server = await stage.serverOn(stage.dataFolder());
  const named = (name: string) => register(server, `${name} ${randomUUID().slice(0, 8)}`);
  players = [await named('Anna'), await named('Boris')];
}, 180_000);
afterAll(() => stage.clear());

/** A game in which seat 0 has priority in its first main phase. */
async function inMainPhase(terms: object): Promise<string> {
  const game = await playing(players, terms);
  while ((await players[0].sight(game)).view.turn?.step !== 'PRECOMBAT_MAIN')
    await answerOpen(players, game, { action: 'PASS' });
  return game;
}

const DECISION = 'legalActions { decision { decisionId } plays { kind object as } }';
const HAND = 'view { seats { hand { objectId name printed cost } } moment }';

interface Mine {
  readonly decision: string;
  readonly hand: readonly {
    readonly objectId: string;
    readonly name: string;
    readonly printed: string;
    readonly cost: string | null;
  }[];
  readonly plays: readonly { readonly kind: string; readonly object: string; readonly as: string | null }[];
  readonly moment: number;
}

async function mine(player: Caller, game: string, seat = 0): Promise<Mine> {
  const { game: seen } = (await player.told(`{ game(id: "${game}") { ${HAND} ${DECISION} } }`)) as {
    game: {
      view: { seats: { hand: Mine['hand'] }[]; moment: number };
      legalActions: { decision: { decisionId: string } | null; plays: Mine['plays'] };
    };
  };
  const { view, legalActions } = seen;
  return {
    decision: legalActions.decision?.decisionId ?? '',
    hand: view.seats[seat]?.hand ?? [],
    plays: legalActions.plays,
    moment: view.moment,
  };
}

const helpOf = async (player: Caller, game: string, object: string) =>
  (
    await player.ask(
      `{ game(id: "${game}") { usedNames { name seat } fittingNames(object: "${object}", first: 50) } }`,
    )
  ).game!;

describe('a server with all cards', () => {
  it('offers the rulesets it can play, and starts a game of each', async () => {
    const { offer } = await players[0].ask('{ offer { rulesets } }');
    expect(offer.rulesets).toEqual(expect.arrayContaining(['PENTALAND', 'MAGIC']));
    for (const ruleset of offer.rulesets) {
      const game = await playing(players, { ruleset });
      const { view } = await players[0].sight(game);
      expect(view.terms.ruleset).toBe(ruleset);
      expect(view.status).toBe('PLAYING');
    }
  });

  it('pentaland 703.2, 704: any card is a land, and memory alone helps to name it', async () => {
    const game = await inMainPhase({});
    const { decision, hand, plays } = await mine(players[0], game);
    const card = hand[0]!;
    expect(card).toMatchObject({ name: '', printed: expect.stringMatching(/./) as unknown });
    expect(await helpOf(players[0], game, card.objectId)).toMatchObject({
      usedNames: null,
      fittingNames: null,
    });
    const asLand = plays.find(({ object, as }) => object === card.objectId && as === 'ANY_LAND');
    expect(asLand).toBeDefined();
    // The word may be a part of what is told anyway: of another name, or of what is watched.
    const told = async (): Promise<number> =>
      JSON.stringify(await players[1].table(game)).split(card.printed).length;
    const before = await told();
    accepted(
      await players[0].answer(game, decision, {
        act: { kind: 'PLAY', object: card.objectId, as: 'ANY_LAND' },
      }),
    );
    expect(await told()).toBe(before);
  });

  it('meters refused names, and nobody else learns that there was one', async () => {
    const game = await inMainPhase({ naming: { refusedFree: 2, refusedThenEvery: 3600 } });
    const { decision, hand } = await mine(players[0], game);
    const card = hand[0]!;
    const before = await players[1].sight(game);
    const naming = async (name: string) =>
      refused(
        await players[0].answer(game, decision, { act: { kind: 'CAST', object: card.objectId, name } }),
      );
    expect(await naming('No Such Card At All')).toMatchObject({ code: 'ILLEGAL_ANSWER' });
    expect(await naming(card.printed)).toMatchObject({ code: 'ILLEGAL_ANSWER' });
    expect(await naming('Grizzly Bears')).toMatchObject({ code: 'TOO_MANY_NAMES', retriable: true });
    expect(await players[1].sight(game)).toEqual(before);
    // Everything else goes on.
    accepted(await players[0].answer(game, decision, { action: 'PASS' }));
  });

  it('also meters the names that are tried while an action is put together', async () => {
    // No name may fit a card that is drawn at random.
    const library = { cards: [{ name: 'Lightning Bolt', count: 60 }] };
    const naming = { help: 'SEARCH', refusedFree: 2, refusedThenEvery: 3600 };
    const game = await inMainPhase({ library, naming });
    const { decision, hand } = await mine(players[0], game);
    const play = { kind: 'CAST', object: hand[0]!.objectId };
    const trying = async (name?: string) => {
      const { game: answered } = (await players[0].told(
        `query ($game: ID!, $play: PlayInput!) { game(id: $game) {
          completion(play: $play) { ... on Refused { code } } } }`,
        { game, play: { ...play, name } },
      )) as { game: { completion: { code?: string } } };
      return answered.completion.code === 'TOO_MANY_NAMES';
    };
    const [fits] = (await helpOf(players[0], game, play.object)).fittingNames!;
    // Nothing is named by these.
    for (let asked = 0; asked < 4; asked += 1) expect(await trying()).toBe(false);
    expect(await trying('No Such Card')).toBe(false);
    expect(await trying(fits)).toBe(false);
    expect(await trying('No Other Card')).toBe(true);
    const said = await players[0].answer(game, decision, { act: { ...play, name: 'No Such Card' } });
    expect(refused(said).code).toBe('TOO_MANY_NAMES');
  });

  it('pentaland 703.2, 704: takes a land and a name from the action builder of the client library', async () => {
    const game = await inMainPhase({ library: { cards: [{ name: 'Lightning Bolt', count: 60 }] } });
    const { hand } = await mine(players[0], game);
    const [land, card, other] = hand.map(({ objectId }) => objectId);
    const table = createClient({ url: server.graphql, token: players[0].token! }).game(game);
    await table.play(land!).asAnyLand().send();
    await expect(table.cast(card!).as('Lightning Bolt').next()).rejects.toBeInstanceOf(Refused);
    const named = table.cast(card!).as('Shock');
    expect(await named.next()).toMatchObject({ kind: 'choice', field: 'targets', play: { name: 'Shock' } });
    await named.targets({ seat: 1 }).send();
    for (let passes = 0; passes < 2; passes += 1) await answerOpen(players, game, { action: 'PASS' });
    expect((await players[0].sight(game)).view.seats[1]!.life).toBe(18);
    await expect(table.cast(other!).as('Shock').next()).rejects.toBeInstanceOf(Refused);
  });

  it('helps as much as the terms allow, with what the asker may know', async () => {
    const game = await inMainPhase({ naming: { help: 'SEARCH' } });
    const { hand } = await mine(players[0], game);
    const found = await Promise.all(
      hand.map(async (card) => ({ card, help: await helpOf(players[0], game, card.objectId) })),
    );
    for (const { card, help } of found) {
      expect(help.usedNames).toEqual([]);
      expect(help.fittingNames).not.toContain(card.printed);
    }
    expect(found.flatMap(({ help }) => help.fittingNames ?? []).length).toBeGreaterThan(0);
    // Nothing is told of what the asker was never shown.
    expect((await helpOf(players[0], game, 'c999')).fittingNames).toBeNull();
  });

  it('tells nobody what a face-down card on the battlefield could be called', async () => {
    const game = await inMainPhase({ naming: { help: 'SEARCH' } });
    const { decision, hand } = await mine(players[0], game);
    const card = hand[0]!;
    expect((await helpOf(players[0], game, card.objectId)).fittingNames).toEqual(expect.any(Array));
    const asLand = { kind: 'PLAY', object: card.objectId, as: 'ANY_LAND' };
    accepted(await players[0].answer(game, decision, { act: asLand }));
    const seen = (await players[1].table(game)) as { battlefield: { objectId: string }[] };
    const land = seen.battlefield[0]?.objectId ?? '';
    for (const player of players) expect((await helpOf(player, game, land)).fittingNames).toBeNull();
  });

  it('tells only the names that were used, if the terms allow no more', async () => {
    const game = await inMainPhase({ naming: { help: 'USED' } });
    const { hand } = await mine(players[0], game);
    expect(await helpOf(players[0], game, hand[0]!.objectId)).toMatchObject({
      usedNames: [],
      fittingNames: null,
    });
  });
});

/** One that nothing can be named, one that much can; a hand holds both, sooner or later. */
const UNLIKE = ['Siege Rhino', 'Shock'];

it('with no help for memory, every card of a hand is offered alike, whether or not a name fits it, is left, or can be paid for', async () => {
  const terms = { library: { cards: UNLIKE.map((name) => ({ name, count: 30 })) }, librarySize: 60 };
  for (;;) {
    const game = await inMainPhase(terms);
    const { hand } = await mine(players[0], game);
    if (!UNLIKE.every((name) => hand.some(({ printed }) => printed === name))) continue;
    const { game: seen } = (await players[0].told(
      `{ game(id: "${game}") { legalActions { plays { kind object as what alternative face ability } } } }`,
    )) as { game: { legalActions: { plays: readonly { readonly object: string }[] } } };
    const offered = hand.map(({ objectId }) =>
      seen.legalActions.plays.flatMap(({ object, ...play }) =>
        object === objectId ? [JSON.stringify(play)] : [],
      ),
    );
    expect(offered[0]!.length).toBeGreaterThan(1);
    for (const plays of offered) expect(plays).toEqual(offered[0]);
    break;
  }
});

/** Everyone's cards are these. */
const RINGS = { library: { cards: [{ name: 'Sol Ring', count: 60 }] } };

/** Seat 0 has played a land, and cast a card named so. */
async function havingNamed(name: string, terms: object = {}): Promise<string> {
  const game = await inMainPhase({ ...RINGS, ...terms });
  const [anna] = players;
  const { decision, hand } = await mine(anna, game);
  accepted(
    await anna.answer(game, decision, { act: { kind: 'PLAY', object: hand[0]!.objectId, as: 'ANY_LAND' } }),
  );
  const next = await mine(anna, game);
  const act = { kind: 'CAST', object: next.hand[0]!.objectId, name };
  accepted(await anna.answer(game, next.decision, { act }));
  return game;
}

describe('a named card', () => {
  it('shows its name in the requested language, what it is and what it says, and whether it is watched', async () => {
    const [anna, boris] = players;
    const CARDS = `name localName(language: "fr") english: localName(language: "en") typeLine watched text power
      printed localPrinted(language: "fr") asPrinted { typeLine colours text power toughness }`;
    const seen = async (by: Caller) => {
      const { game: of } = await by.ask(
        `{ game(id: "${game}") { view { terms { watched } stack { ${CARDS} } seats { hand { ${CARDS} } } } } }`,
      );
      return of!.view;
    };
    // Named in French.
    const game = await havingNamed('pendule du menteur');
    for (const player of players) {
      const { stack, terms } = await seen(player);
      expect(stack).toMatchObject([
        {
          name: "Liar's Pendulum",
          localName: 'Pendule du menteur',
          english: null,
          typeLine: 'Artifact',
          watched: true,
          printed: null,
          power: null,
          asPrinted: { typeLine: 'Artifact', colours: [], power: null, toughness: null },
        },
      ]);
      const [card] = stack!;
      expect(card!.text).toHaveLength(1);
      expect(card!.asPrinted?.text).toEqual(card!.text);
      expect(terms.watched).toEqual(expect.arrayContaining(['Ghost Quarter', "Liar's Pendulum"]));
    }
    const [unnamed] = (await seen(anna)).seats[0]!.hand!;
    expect(unnamed).toMatchObject({
      name: '',
      printed: 'Sol Ring',
      localName: null,
      watched: null,
      asPrinted: null,
    });
    expect((await seen(boris)).seats[0]!.hand).toBeNull();
    const feed = await boris.ask(
      'query ($game: ID!) { feed(gameId: $game, first: 500) { entries { story } } }',
      {
        game,
      },
    );
    const stories = feed.feed.entries.map(({ story }) => story as { type: string });
    expect(stories.find(({ type }) => type === 'CardNamed')).toMatchObject({ watched: true });
  });

  it('has its names in every language for clients that fold a feed', async () => {
    const [anna] = players;
    const { offer, localNames } = await anna.ask(
      `query ($names: [String!]!) { offer { languages defaults { watched } }
        localNames(names: $names, language: "fr") }`,
      { names: ['Fire // Ice', "Liar's Pendulum", 'Nobody', '', '__proto__'] },
    );
    expect(offer.languages).toContain('fr');
    expect(offer.defaults.watched).toHaveLength(9);
    expect(localNames).toEqual(['Feu // Glace', 'Pendule du menteur', null, null, null]);
    const many = { names: Array.from({ length: 501 }, () => 'Fire') };
    const query = 'query ($names: [String!]!) { localNames(names: $names, language: "fr") }';
    expect(await anna.errorOf(query, many)).toBe('BAD_USER_INPUT');
    expect(await new Caller(anna.url).errorOf(query, { names: ['Fire'] })).toBe('UNAUTHENTICATED');
  });
});

describe('the cards of a game, chosen by its terms', () => {
  const OPENED = `query ($game: ID!) { game(id: $game) { opened { log(first: 500) { events } } } }`;

  interface Printed {
    readonly name: string;
    readonly cost: string | null;
  }

  /** What is printed on the cards of the library. */
  async function library(terms: object): Promise<readonly Printed[]> {
    const game = await playing(players, { librarySize: 60, ...terms });
    accepted(await players[0].inGame('concede', game));
    const { log } = (await players[0].ask(OPENED, { game })).game!.opened!;
    const events = log.events as { type: string; data: Record<string, unknown> }[];
    const printed = new Map<unknown, Printed>();
    for (const { type, data } of events)
      if (type === 'DefinitionRecorded') printed.set(data['hash'], data['definition'] as Printed);
    const made = events.find(({ type }) => type === 'LibraryMade')!.data as { cards: { printed: string }[] };
    return made.cards.map((card) => printed.get(card.printed)!);
  }

  it('are a list of names, a set, or all cards until a day', async () => {
    const names = ['Sol Ring', 'Craw Wurm', 'Shock'];
    const few = { cards: names.map((name) => ({ name, count: 20 })) };
    const of = (await library({ chosenFormat: { cards: { names } }, library: few })).map(({ name }) => name);
    expect(of.toSorted()).toEqual(names.toSorted().flatMap((name) => Array<string>(20).fill(name)));
    for (const cards of [{ sets: ['LEA'] }, { until: '1993-08-31' }]) {
      const drawn = await library({ chosenFormat: { cards } });
      expect(new Set(drawn.map(({ name }) => name)).size).toBe(60);
      const list = { cards: drawn.map(({ name }) => ({ name })) };
      // Each of them is a card of the format; what came later is none.
      accepted(await players[0].create({ chosenFormat: { cards }, library: list }));
      const later = { cards: [...list.cards.slice(1), { name: 'Shock' }] };
      expect(refused(await players[0].create({ chosenFormat: { cards }, library: later })).rule).toBe(
        'terms library',
      );
    }
  });

  it('are as many of each colour as of any other, with costs that many names have', async () => {
    const cards = await library({ library: { colours: 'EVEN', leastNames: 20 } });
    const of = (colour: string) =>
      cards.filter(({ cost }) => [...new Set(cost?.match(/[WUBRG]/g) ?? [])].join() === colour).length;
    const counts = Array.from('WUBRG', of);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    expect(Math.min(...counts)).toBeGreaterThan(3);
  });

  const FEW = { chosenFormat: { cards: { names: ['Sol Ring', 'Craw Wurm', 'Shock'] } } };

  it.each([
    ['terms format', { chosenFormat: { cards: { names: ['Nobody'] } } }, 'Nobody'],
    ['terms format', { chosenFormat: { cards: { sets: ['XYZ'] } } }, 'XYZ'],
    ['terms format', { chosenFormat: { legality: 'nothing known' } }, 'nothing known'],
    ['terms format', { chosenFormat: { cards: { until: '1990-01-01' } } }, 'no card'],
    ['terms library', { library: { cards: [{ name: 'Nobody', count: 60 }] } }, 'Nobody'],
    ['terms library', { library: { cards: [{ name: 'Shock', count: 61 }] }, librarySize: 60 }, '61'],
    ['terms library', { ...FEW, library: { leastNames: 3 } }, 'no mana cost has 3 names'],
    ['terms library', { library: { cards: [{ name: 'Shock', count: 60 }], colours: 'EVEN' } }, 'list'],
    ['terms library', { ruleset: 'MAGIC', library: { colours: 'EVEN' } }, 'magic'],
  ])('%s: impossible terms are refused as the game is created (%j)', async (rule, terms, said) => {
    const answer = refused(await players[0].create({ librarySize: 60, ...terms }));
    expect(answer).toMatchObject({ code: 'NOT_BUILT', rule });
    expect(answer.message).toContain(said);
  });

  it('are told to everyone before they sit down', async () => {
    const terms = {
      chosenFormat: { cards: { sets: ['LEA', 'LEB'] } },
      library: { leastNames: 5, colours: 'EVEN' },
    };
    const { gameId } = accepted(await players[0].create({ librarySize: 60, ...terms }));
    const TERMS = `terms { format chosenFormat { until sets names legality } watched
      library { cards { name count } leastNames colours } }`;
    const listed = async () => {
      const { lobby } = await players[1].ask(`{ lobby(first: 5) { nodes { id ${TERMS} } } }`);
      return lobby.nodes.find(({ id }) => id === gameId);
    };
    let found = await listed();
    // The lists follow moments after.
    for (; found === undefined; found = await listed()) await new Promise(setImmediate);
    expect(found.terms).toEqual({
      format: 'CHOSEN',
      chosenFormat: { until: null, sets: ['LEA', 'LEB'], names: null, legality: null },
      watched: [],
      library: { cards: null, leastNames: 5, colours: 'EVEN' },
    });
  });
});
