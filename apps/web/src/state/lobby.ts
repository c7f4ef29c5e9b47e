// The lists of games, as the library follows them: whoever is waited for is called, and what was promised is opened.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { LobbySeen } from '#client';
import { words } from '../words/words.js';
import { call } from './calling.js';
import { openKept } from './fairness.js';
import { client, troubleIn, type Trouble } from './server.js';

const MOST_OF_MINE = 50;
/** What could not be opened is tried again before its time is over. */
const OPEN_AGAIN_MS = 5_000;

export interface LobbyFollowed {
  /** Null before they were read. */
  readonly lists: LobbySeen | null;
  /** Why they could not be read the last time. */
  readonly trouble: Trouble | null;
  readonly refresh: () => void;
}

export function useLobby(): LobbyFollowed {
  const [lists, setLists] = useState<LobbySeen | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const refresh = useRef<() => void>(() => undefined);
  useEffect(() => {
    const lobby = client.lobby({ mine: MOST_OF_MINE });
    refresh.current = () => lobby.refresh();
    let waitingBefore = Infinity;
    let before: LobbySeen | null = null;
    const leave = lobby.subscribe(({ state, trouble, error }) => {
      const wrong = error ?? trouble;
      setTrouble(wrong && troubleIn(wrong));
      if (state === null || state === before) return;
      before = state;
      setLists(state);
      openWhatWaits(state);
      const waiting = state.mine.filter(({ waitsForMe }) => waitsForMe).length;
      if (waiting > waitingBefore) call();
      waitingBefore = waiting;
      document.title = waiting === 0 ? words().appName : `(${waiting}) ${words().appName}`;
    });
    const again = setInterval(() => openWhatWaits(lobby.state), OPEN_AGAIN_MS);
    return () => {
      clearInterval(again);
      leave();
      lobby.close();
    };
  }, []);
  return { lists, trouble, refresh: () => refresh.current() };
}

function openWhatWaits(lists: LobbySeen | null): void {
  for (const { id, awaited } of lists?.mine ?? []) if (awaited?.what === 'OPEN_ENTROPY') void openKept(id);
}
