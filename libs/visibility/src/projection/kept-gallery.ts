// Stores a gallery as text and restores it, to save folding the log again. It is only a cache: the log gives
// the same.
import type { GameState } from '#rules';
import { Gallery } from './gallery.js';
import type { KeptKnowledge } from '../view/knowledge.js';
import { Projector } from './projector.js';
import type { Viewer } from '../viewers/viewer.js';

export interface KeptGallery {
  /** The state and each viewer's knowledge. */
  readonly text: string;
  /** Card definitions never change; all that is kept of one game shares them. */
  readonly definitions: GameState['definitions'];
}

interface Kept {
  readonly state: GameState;
  readonly moment: number;
  readonly eyes: readonly {
    readonly viewer: Viewer;
    readonly seq: number;
    readonly knowledge: KeptKnowledge;
  }[];
}

/** Projectors that are awake are asleep after a restore. */
export function keepGallery({ state, moment, viewers }: Gallery): KeptGallery {
  const eyes = viewers.map(({ viewer, seq, knowledge }) => ({ viewer, seq, knowledge: knowledge.kept() }));
  const kept: Kept = { state: { ...state, definitions: {} }, moment, eyes };
  return { text: JSON.stringify(kept), definitions: { ...state.definitions } };
}

export function takenUp({ text, definitions }: KeptGallery): Gallery {
  const { state, moment, eyes } = JSON.parse(text) as Kept;
  state.definitions = { ...definitions };
  const gallery = new Gallery([], { state, moment });
  for (const { viewer, seq, knowledge } of eyes) gallery.adopt(new Projector(viewer, { seq, knowledge }));
  return gallery;
}
