// Where a player wants to be asked goes with them from game to game: what they chose last on this device, or the usual stops.
import { useEffect, useRef } from 'preact/hooks';
import { ASKED_EVERYWHERE, passingOf, setPassing, USUAL_STOPS } from './passing.js';
import type { GameSeen, PassingSeen, StopsSeen } from './view.js';
import { wish, wishes } from './wishes.js';

/** Null: everywhere. */
const kept = (): StopsSeen | null => (wishes.value.stops === undefined ? USUAL_STOPS : wishes.value.stops);

/** Sets them once, as a game begins; whoever says 'everywhere' later is not overruled. */
export function useKeptStops(gameId: string, seen: GameSeen | null): void {
  const settled = useRef('');
  const maySet =
    seen !== null && (seen.view.turn?.number ?? 0) <= 1 && seen.legalActions.commands.includes('SET_PASSING');
  const { until, stops } = seen === null ? ASKED_EVERYWHERE : passingOf(seen);
  useEffect(() => {
    const wanted = kept();
    if (!maySet || settled.current === gameId) return;
    settled.current = gameId;
    if (stops === null && wanted !== null) void setPassing(gameId, { until, stops: wanted });
  }, [gameId, maySet]);
}

/** For this game, and for those that begin later on this device. */
export function chooseStops(gameId: string, passing: PassingSeen): void {
  wish({ stops: passing.stops });
  void setPassing(gameId, passing);
}
