// A question is never missed: the title says it and blinks on a page in the background, and those who want it hear a sound
// and get a notification.
import { useEffect, useRef } from 'preact/hooks';
import { call } from '../../state/calling.js';
import { words } from '../../words/words.js';

const BLINK_MS = 1000;
/** Whoever has just acted knows that more is asked. */
const KNOWS_MS = 1500;

/** `asked`: the id of the open question if it is the viewer's own; `acted`: when they last did something. */
export function useAttention(asked: string | null, acted: () => number): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    const { appName, table } = words();
    if (asked === null) {
      document.title = appName;
      return;
    }
    document.title = `● ${table.yourMove}`;
    if (last.current !== asked && Date.now() - acted() > KNOWS_MS) call();
    last.current = asked;
    const blinking = setInterval(() => {
      const isOn = document.title.startsWith('●');
      document.title = `${document.hidden && isOn ? '○' : '●'} ${words().table.yourMove}`;
    }, BLINK_MS);
    return () => clearInterval(blinking);
  }, [asked]);
  useEffect(() => () => void (document.title = words().appName), []);
}
