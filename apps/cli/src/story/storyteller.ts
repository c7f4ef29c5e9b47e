// A feed told in sentences, as whoever follows it saw it. What nobody would tell afterwards is left out.
import type { Json } from '#kernel';
import { applyPatch, type GameView, type ObjectView } from '#visibility';
import type { ToldEntry } from '../client/told.js';
import { viewIn } from '../client/table-view.js';
import { OPENINGS, SENTENCES, TOGETHER, type Story } from './sentences.js';
import { Words, type PlayerNames } from './speaking.js';

interface Begun {
  readonly story: Story;
  /** What is said of it if nothing follows that says it better. */
  readonly sentence: string;
  readonly words: Words;
}

export class Storyteller {
  private begun: Begun | undefined;
  private shown: Partial<GameView>;
  /** What is spoken of still, a sacrificed source for instance. */
  private readonly gone = new Map<string, ObjectView>();

  /** `players`: their names, by their ids. `view`: the published view where what is told begins. */
  constructor(
    private readonly players: PlayerNames,
    private view: Json = null,
  ) {
    this.shown = view === null ? {} : viewIn(view);
  }

  /** What there is to say now. What is only begun (a card is named, and what for?) is said with what comes of it. */
  tell({ story, patch }: ToldEntry): readonly string[] {
    const before = this.shown;
    if (patch.length > 0) {
      this.view = applyPatch(this.view, patch);
      this.shown = viewIn(this.view);
      this.remember(before);
    }
    const { players, gone } = this;
    const words = new Words({ before, after: this.shown, gone, players });
    const { begun } = this;
    const better = begun === undefined ? undefined : TOGETHER[story.type]?.(begun, { story, words });
    if (better !== undefined) {
      this.begun = undefined;
      return [better];
    }
    const sentence = SENTENCES[story.type]?.(story, words);
    const opening = OPENINGS[story.type]?.(story, words);
    if (sentence === undefined && opening === undefined && story.type !== 'DecisionOpened') return [];
    this.begun = opening === undefined ? undefined : { story, sentence: opening, words };
    return [begun?.sentence, sentence].filter((said) => said !== undefined);
  }

  private remember({ objects = {} }: Partial<GameView>): void {
    for (const [id, object] of Object.entries(objects))
      if (this.shown.objects?.[id] === undefined) this.gone.set(id, object);
  }
}
