// What happened between a position that a scenario can lay and a later moment: batch by batch, through the same eyes.
import { partsOf, type GameEvent, type GameState, type ObjectId, type SingleEvent } from '#rules';
import { Gallery, keepGallery, takenUp, type KeptGallery, type Projector, type Viewer } from '#visibility';

/** From a position at the end of a command to the end of a later one. */
export interface Passage {
  readonly state: GameState;
  readonly eyes: Projector;
  /** The events of each command since. */
  readonly batches: readonly (readonly GameEvent[])[];
}

/** What cannot be written of a passage. */
export class Unwritable extends Error {
  override readonly name = 'Unwritable';
}

/** The game as it goes on from the position, as often as it is needed. */
export class Unfolding {
  readonly viewer: Viewer;
  private readonly kept: KeptGallery;

  constructor(readonly passage: Passage) {
    const { state, eyes } = passage;
    this.viewer = eyes.viewer;
    const gallery = new Gallery([], { state, moment: 0 });
    gallery.adopt(eyes);
    this.kept = keepGallery(gallery);
  }

  begin(): Unfolded {
    return new Unfolded(takenUp(this.kept), this.viewer);
  }
}

export class Unfolded {
  readonly state: GameState;
  readonly eyes: Projector;

  constructor(
    private readonly gallery: Gallery,
    viewer: Viewer,
  ) {
    this.state = gallery.state;
    this.eyes = gallery.projector(viewer);
  }

  /** Returns what the viewer is told of it. */
  take(event: GameEvent): string {
    if (event.type === 'Rewound') throw new Unwritable('the game was rewound');
    this.gallery.take(event);
    return partsOf(event)
      .map((part) => JSON.stringify(this.eyes.tell(this.state, part) ?? null))
      .join('\n');
  }
}

/** What a card becomes as it changes zones. */
export function moveIn(
  part: SingleEvent,
): { readonly object: ObjectId; readonly becomes: ObjectId } | undefined {
  return 'becomes' in part && 'object' in part ? { object: part.object, becomes: part.becomes } : undefined;
}

/** What it shows in a hidden zone, to somebody. */
export const shownIn = (part: SingleEvent): readonly ObjectId[] =>
  part.type === 'CardsRevealed' || part.type === 'CardsLookedAt' ? part.objects : [];
