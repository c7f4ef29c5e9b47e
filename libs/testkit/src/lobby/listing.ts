// Which games are in whose lists, in what order, page by page.
import { describe, expect, it } from '@jest/globals';
import { gameId, instant, type GameId, type PlayerId } from '#kernel';
import { ACCESSES, type Terms } from '#rules';
import {
  ANNA,
  BEGINS,
  REFERS,
  SETTLES,
  BORIS,
  CHLOE,
  Chronicle,
  ENDS,
  invites,
  seat,
  sits,
  uninvites,
  type Happening,
} from './life.js';
import type { ListKey, ListOf, LobbyGame } from '../../../matches/src/lobby/index.js';
import { idsOf, LOBBY_OF_GATHERING, type Subject } from './subject.js';

const STATUSES = ['gathering', 'playing', 'over'] as const;
const UNTIL: Readonly<Record<(typeof STATUSES)[number], readonly Happening[]>> = {
  gathering: [],
  playing: [BEGINS],
  over: [BEGINS, ENDS],
};

export function describeListing(subject: Subject): void {
  const g1 = gameId('g1');
  const afterwards = (happenings: readonly Happening[], terms: Partial<Terms> = {}): LobbyGame => {
    new Chronicle().game('g1', { seats: 3, ...terms }, happenings).into(subject.index);
    const found = subject.index.find(g1, CHLOE);
    if (found === undefined) throw new Error('the game is not there');
    return found.game;
  };
  const players = (game: LobbyGame) => game.seats.map(({ player }) => player);

  describe('each event of a life', () => {
    it('GameCreated: a table of free seats, its terms, its host and its time', () => {
      new Chronicle().tell(g1, [created()], 5).into(subject.index);
      expect(subject.index.find(g1, BORIS)).toMatchObject({
        seated: false,
        invited: false,
        game: { id: g1, status: 'gathering', host: ANNA, createdAt: 1_005, terms: { seats: 3 } },
      });
      expect(players(subject.index.find(g1, BORIS)!.game)).toEqual([null, null, null]);
    });

    it('PlayerInvited: the player is invited, also twice and also when seated', () => {
      afterwards([invites(BORIS), invites(BORIS), sits(1, BORIS)]);
      expect(subject.index.find(g1, BORIS)).toMatchObject({ seated: true, invited: true });
      expect(subject.index.find(g1, ANNA)).toMatchObject({ seated: true, invited: false });
    });

    it('InvitationEnded: the game is in no list of the player any more, and they have no business with it', () => {
      const terms = { access: 'invitation' } as const;
      const own = () => idsOf(subject.index, { kind: 'own' }, BORIS);
      afterwards([invites(BORIS)], terms);
      expect([own(), idsOf(subject.index, LOBBY_OF_GATHERING, BORIS)]).toEqual([['g1'], ['g1']]);
      subject.index.reset();
      afterwards([invites(BORIS), invites(CHLOE), uninvites(BORIS)], terms);
      expect([own(), idsOf(subject.index, LOBBY_OF_GATHERING, BORIS)]).toEqual([[], []]);
      expect(subject.index.find(g1, BORIS)).toMatchObject({ seated: false, invited: false });
      expect(subject.index.find(g1, CHLOE)).toMatchObject({ invited: true });
      subject.index.reset();
      afterwards([invites(BORIS), uninvites(BORIS), invites(BORIS), sits(1, BORIS)], terms);
      expect(subject.index.find(g1, BORIS)).toMatchObject({ seated: true, invited: true });
    });

    it('SeatTaken and SeatLeft: who sits where', () => {
      expect(players(afterwards([sits(1, BORIS), sits(2, CHLOE)]))).toEqual([ANNA, BORIS, CHLOE]);
      subject.index.reset();
      const left: Happening = { type: 'SeatLeft', seat: seat(1), reason: 'left' };
      expect(players(afterwards([sits(1, BORIS), sits(2, CHLOE), left]))).toEqual([ANNA, null, CHLOE]);
      expect(idsOf(subject.index, { kind: 'own' }, BORIS)).toEqual([]);
    });

    it('HostChanged: the host', () => {
      expect(afterwards([sits(1, BORIS), { type: 'HostChanged', host: BORIS }]).host).toBe(BORIS);
    });

    it('OpeningBegan and ReadinessWithdrawn: it gathers as before', () => {
      const opens: Happening = { type: 'OpeningBegan', deadline: instant(9_000) };
      expect(afterwards([opens]).status).toBe('gathering');
      subject.index.reset();
      expect(afterwards([opens, { type: 'ReadinessWithdrawn', reason: 'left' }]).status).toBe('gathering');
    });

    it('GameBegan and GameEnded: it is played, and over', () => {
      expect(afterwards([sits(1, BORIS), BEGINS]).status).toBe('playing');
      subject.index.reset();
      expect(afterwards([sits(1, BORIS), BEGINS, ENDS])).toMatchObject({
        status: 'over',
        result: { reason: 'last-one-standing', winners: [0] },
      });
    });

    it('PlayerLost: the seat is still the player’s, who is out of the game', () => {
      const lost: Happening = { type: 'PlayerLost', seat: seat(1), reason: 'conceded' };
      expect(afterwards([sits(1, BORIS), BEGINS, lost]).seats).toEqual([
        { seat: 0, player: ANNA, lost: false },
        { seat: 1, player: BORIS, lost: true },
        { seat: 2, player: null, lost: false },
      ]);
    });
  });

  describe('who finds a game', () => {
    const SPECTATORS = ['allowed', 'refused'] as const;
    const cases = STATUSES.flatMap((status) =>
      ACCESSES.flatMap((access) => SPECTATORS.map((spectators) => ({ status, access, spectators }))),
    );
    // Anna has a seat, Boris an invitation, Chloe neither.
    it.each(cases)('$status, $access, spectators $spectators', ({ status, access, spectators }) => {
      const { index } = subject;
      new Chronicle().game('g1', { access, spectators }, [invites(BORIS), ...UNTIL[status]]).into(index);
      const finders = (of: ListOf) =>
        [ANNA, BORIS, CHLOE].filter((player) => idsOf(index, of, player).length === 1);
      const shown = status === 'gathering' || spectators === 'allowed';
      const lobby: PlayerId[] = access === 'open' ? [ANNA, BORIS, CHLOE] : [ANNA, BORIS];
      for (const other of STATUSES)
        expect(finders({ kind: 'lobby', status: other })).toEqual(other === status && shown ? lobby : []);
      expect(finders({ kind: 'own' })).toEqual(status !== 'over' && shown ? [ANNA, BORIS] : [ANNA]);
      expect(finders({ kind: 'unfinished' })).toEqual(status === 'over' ? [] : [ANNA]);
    });

    it('an invitation that comes in a later batch counts, and follows the game', () => {
      const { index } = subject;
      const told = new Chronicle().game('g1', { access: 'private' });
      told.into(index);
      told.tell(g1, [invites(BORIS)]).into(index);
      expect(idsOf(index, LOBBY_OF_GATHERING, BORIS)).toEqual([g1]);
      told.tell(g1, [sits(1, CHLOE), BEGINS]).into(index);
      expect(idsOf(index, LOBBY_OF_GATHERING, BORIS)).toEqual([]);
      expect(idsOf(index, { kind: 'lobby', status: 'playing' }, BORIS)).toEqual([g1]);
      told.tell(g1, [ENDS]).into(index);
      expect(idsOf(index, { kind: 'own' }, BORIS)).toEqual([]);
      expect(idsOf(index, { kind: 'own' }, CHLOE)).toEqual([g1]);
    });
  });

  describe('pages', () => {
    it('are newest first, of games of one moment by their ids', () => {
      const told = new Chronicle();
      for (const id of ['b', 'c', 'a']) told.tell(gameId(id), [created(id)], 0);
      told.game('z').game('d').into(subject.index);
      expect(idsOf(subject.index, LOBBY_OF_GATHERING, BORIS)).toEqual(['d', 'z', 'c', 'b', 'a']);
    });

    it('have 1,000 games without gap or repeat while games are added, begin and are joined', () => {
      const { index } = subject;
      const told = new Chronicle();
      // Ten games at each moment; every third is private, and Boris is invited to some of those.
      for (let nth = 0; nth < 1_500; nth += 1) {
        const hidden = nth % 3 === 0;
        const invited = nth % 2 === 0 ? [invites(BORIS)] : [];
        const game = gameId(`game-${String((nth * 7) % 1_500).padStart(4, '0')}`);
        const happenings = [created(game, hidden ? 'private' : 'open'), ...invited];
        told.tell(game, happenings, nth % 10 === 0 ? 1 : 0);
      }
      told.into(index);
      const expected = idsOf(index, LOBBY_OF_GATHERING, BORIS, undefined, 2_000);
      expect(expected).toHaveLength(1_250);

      const seen: GameId[] = [];
      let after: ListKey | undefined;
      for (let page = 0; ; page += 1) {
        const found = index.list({ of: LOBBY_OF_GATHERING, player: BORIS, after, max: 37 });
        seen.push(...found.map(({ game }) => game.id));
        after = found.at(-1)?.game;
        if (after === undefined) break;
        // A game is added, somebody sits down in a game of a later page, and a game already shown begins.
        const next = expected[seen.length + 3];
        told.game(`new-${page}`).tell(seen[0]!, [BEGINS]);
        if (next !== undefined) told.tell(next, [sits(1, CHLOE)]);
        told.into(index);
      }
      expect(seen).toEqual(expected);
    });
  });

  it('the games that wait for a ruling, page by page, until it is given or the game is over', () => {
    const { index } = subject;
    const told = new Chronicle();
    for (const [nth, happenings] of [
      [BEGINS, REFERS],
      [BEGINS],
      [BEGINS, REFERS, SETTLES],
      [BEGINS, REFERS, ENDS],
      [BEGINS, REFERS],
    ].entries())
      told.game(`g${nth}`, { access: 'private' }, happenings);
    told.into(index);
    expect(index.referredAfter(undefined, 1)).toMatchObject([{ id: 'g0', referred: { until: 9_000 } }]);
    expect(index.referredAfter(gameId('g0'), 5).map(({ id }) => id)).toEqual(['g4']);
    told.tell(gameId('g4'), [SETTLES]).into(index);
    expect(index.referredAfter(gameId('g0'), 5)).toEqual([]);
  });

  it('all games that are not over, whoever plays them, page by page', () => {
    const { index } = subject;
    const told = new Chronicle();
    for (const [nth, happenings] of [[], [BEGINS], [BEGINS, ENDS], [], [ENDS]].entries())
      told.game(`g${nth}`, { seats: 3, access: 'private' }, happenings);
    told.into(index);
    expect(index.unfinishedAfter(undefined, 2).map(({ id }) => id)).toEqual(['g0', 'g1']);
    expect(index.unfinishedAfter(gameId('g1'), 2).map(({ id }) => id)).toEqual(['g3']);
  });
}

const created = (id = 'g1', access: Terms['access'] = 'open'): Happening =>
  new Chronicle().game(id, { seats: 3, access }).events[0]!.event;
