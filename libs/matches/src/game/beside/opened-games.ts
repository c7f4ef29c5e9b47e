// What an opened game makes public: its log, and the secret behind its randomness and its chain. Readable
// through the eyes of an opened game alone.
import { Inject, Injectable } from '@nestjs/common';
import type { EventStore, Revision } from '#event-store';
import type { GameId } from '#kernel';
import { gameStream, GameSecrets, pagesOf, type GameSecret } from '#log';
import { EVENT_STORE } from '#ports';
import type { LogSlice } from '../../contract/contract.js';
import { assertGranted, type GrantedEyes } from '../eyes/granted-eyes.js';
import { lineOf } from './logged-line.js';

const MOST_EVENTS = 1_000;
/** The size limit of the events returned at once, as JSON. */
const MOST_CHARACTERS = 512 * 1024;
const PAGE = 100;

interface Page {
  /** The place after which it begins. */
  readonly after: number | undefined;
  readonly first: number;
}

@Injectable()
export class OpenedGames {
  constructor(
    @Inject(GameSecrets) private readonly secrets: GameSecrets,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  secretOf(game: GameId, eyes: GrantedEyes): Promise<GameSecret> {
    assertOpened(game, eyes);
    return this.secrets.load(game);
  }

  /** The events after a place; fewer if they are long. */
  async logOf(game: GameId, eyes: GrantedEyes, { after = -1, first: asked }: Page): Promise<LogSlice> {
    assertOpened(game, eyes);
    const length = Math.min(Math.max(asked, 1), MOST_EVENTS);
    const stream = gameStream(game);
    const begin = await this.store.read(stream, { max: 1 });
    const first = begin.kind === 'found' ? begin.events[0]?.revision : undefined;
    const events: LogSlice['events'][number][] = [];
    if (first === undefined) return { events, next: null };
    let place = Math.max(after, -1);
    let characters = 0;
    const from = (first + place + 1) as Revision;
    for await (const page of pagesOf(this.store, stream, from, PAGE))
      for (const stored of page) {
        if (events.length === length || characters >= MOST_CHARACTERS) return { events, next: place };
        place += 1;
        events.push(lineOf(stored, place));
        characters += JSON.stringify(stored.data).length;
      }
    return { events, next: null };
  }
}

function assertOpened(game: GameId, eyes: GrantedEyes): void {
  assertGranted(eyes, game);
  if (eyes.kind !== 'opened') throw new Error('only an opened game shows its log and its secret');
}
