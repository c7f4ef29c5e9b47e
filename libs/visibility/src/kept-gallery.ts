// A gallery put aside as text, and taken up again: what was folded once need not be folded again. Nothing depends on
// it: the log gives the same.
import type { GameState } from '#rules';
import { Gallery } from './gallery.js';
import type { KeptKnowledge } from './knowledge.js';
import { Projector } from './projector.js';
import type { Viewer } from './viewer.js';

export interface KeptGallery {
  /** The state, and what each viewer knows. */
  readonly text: string;
  /** What cards are never changes: all that is kept of one game shares it. */
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

/** Whoever is awake in it is asleep when it is taken up. */
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
