// Calls a player: two tones, and a notification while the page is in the background.
import { words } from '../words/words.js';
import { wishes } from './wishes.js';

/** Something waits for the player: a sound and a notification, for those who want them. */
export function call(): void {
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
