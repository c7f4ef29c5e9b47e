// A question is never missed: the title says it and blinks on a page in the background, and those who want it hear a sound
// and get a notification.
import { useEffect, useRef } from 'preact/hooks';
import { wishes } from '../state/wishes.js';
import { words } from '../words/words.js';

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

function call(): void {
  if (wishes.value.sound) ring();
  if (wishes.value.notify && document.hidden && canNotify()) {
    const notice = new Notification(words().table.yourMove, { tag: 'pentaland', icon: '/icon.svg' });
    notice.addEventListener('click', () => {
      window.focus();
      notice.close();
    });
  }
}

export const canNotify = (): boolean => 'Notification' in window && Notification.permission === 'granted';

/** True if notifications may be shown: asked for where nobody has decided yet. */
export const allowNotifying = async (): Promise<boolean> =>
  'Notification' in window && (await Notification.requestPermission()) === 'granted';

/** Two short tones: nothing is loaded for it. */
export function ring(): void {
  const audio = new AudioContext();
  for (const [at, pitch] of [
    [0, 660],
    [0.16, 880],
  ] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, audio.currentTime + at);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.15);
    tone.connect(volume).connect(audio.destination);
    tone.start(audio.currentTime + at);
    tone.stop(audio.currentTime + at + 0.16);
    if (at > 0) tone.addEventListener('ended', () => void audio.close());
  }
}
