// Help for a player who names a card: as much as the game's terms allow, which everyone has seen.
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { nameKey } from '#cards';
import { gameId } from '#kernel';
import { namesFor, preparingNames } from '#rules';
import { StoreUnavailable } from '#event-store';
import { inSlices } from '../../event-loop/long-work.js';
import type { Asker, Sighted, UsedName } from '../../contract/contract.js';
import { viewerFor } from '../../game/eyes/relation.js';
import { ownSeatEyes } from '../../game/guard/table-eyes.js';
import { GameSessions } from '../../game/session/game-sessions.js';
import type { Session } from '../../game/session/session.js';
import { FittingNames, UsedNames } from './help-naming.query.js';

const MOST_NAMES = 50;

async function seenBy<T>(
  sessions: GameSessions,
  { asker, game }: { readonly asker: Asker; readonly game: string },
  look: (session: Session) => Promise<T>,
): Promise<Sighted<T>> {
  try {
    const session = await sessions.find(gameId(game));
    const isThere = await session?.look(({ state }) => viewerFor(state, asker) !== undefined);
    if (session === undefined || isThere !== true) return { kind: 'unknown-game' };
    return { kind: 'found', value: await look(session) };
  } catch (error) {
    if (error instanceof StoreUnavailable) return { kind: 'unavailable' };
    throw error;
  }
}

@QueryHandler(UsedNames)
export class UsedNamesHandler implements IQueryHandler<UsedNames> {
  constructor(@Inject(GameSessions) private readonly sessions: GameSessions) {}

  execute(query: UsedNames): Promise<Sighted<readonly UsedName[] | null>> {
    return seenBy(this.sessions, query, (session) =>
      session.look(({ state: { terms, naming } }) => {
        if (terms?.naming === undefined || terms.naming.help === 'none') return null;
        return (naming?.names ?? []).map(({ name, by, turn }) => ({ name, seat: by, turn }));
      }),
    );
  }
}

@QueryHandler(FittingNames)
export class FittingNamesHandler implements IQueryHandler<FittingNames> {
  constructor(@Inject(GameSessions) private readonly sessions: GameSessions) {}

  execute(query: FittingNames): Promise<Sighted<readonly string[] | null>> {
    const { asker, object, text, first } = query;
    return seenBy(this.sessions, query, (session) =>
      session.look(async ({ state }) => {
        const book = session.rulebook;
        const own = ownSeatEyes(state, asker);
        if (state.terms?.naming?.help !== 'search' || own === undefined || book === undefined) return null;
        const eyes = await session.eyesOf(own);
        const meant = eyes.objectOf(object);
        // The possible names of an opponent's card, or of a card that is face down for everyone, would reveal
        // what it is.
        const { objects } = await inSlices(eyes.viewing(state));
        const isSeen = objects[object]?.printed !== undefined;
        if (meant === undefined || !isSeen) return null;
        const key = nameKey(text);
        const most = Math.min(Math.max(first, 1), MOST_NAMES);
        await inSlices(preparingNames(state, book));
        const names = namesFor(state, meant, book, ({ name }) => nameKey(name).includes(key), most);
        return names?.map(({ name }) => name) ?? null;
      }),
    );
  }
}
