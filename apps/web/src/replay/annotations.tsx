// What people have written at the moments of a game: one's own, and what others have published.
import { signal, useSignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { account } from '../state/account.js';
import { command, type Refusal } from '../state/actions.js';
import { request, type Trouble } from '../state/server.js';
import { TroubleNotice } from '../parts/trouble.js';
import type { Mark } from '../words/kinds.js';
import { replayWords } from './words/words.js';

export interface AnnotationSeen {
  readonly id: string;
  readonly author: { readonly id: string; readonly name: string | null };
  readonly moment: number;
  readonly mark: Mark | null;
  readonly text: string;
  readonly publishedAt: string | null;
}

const MARKS: readonly Mark[] = ['GOOD', 'BAD', 'DUBIOUS', 'BEST'];

/** The annotations of a game, read again after each change. */
export class Annotations {
  readonly all = signal<readonly AnnotationSeen[]>([]);

  constructor(readonly game: string) {
    void this.read();
  }

  async read(): Promise<void> {
    const { game } = await request<{
      game: { annotations: { nodes: readonly AnnotationSeen[] } } | null;
    }>(
      `query Annotations($game: ID!) { game(id: $game) { annotations(first: 100) { nodes {
        id author { id name } moment mark text publishedAt } } } }`,
      { game: this.game },
    ).catch(() => ({ game: null }));
    this.all.value = game?.annotations.nodes ?? [];
  }

  async change(
    name: string,
    parameters: string,
    variables: Readonly<Record<string, unknown>>,
  ): Promise<Refusal | Trouble | null> {
    const trouble = await command(name, `$gameId: ID!, ${parameters}`, { gameId: this.game, ...variables });
    if (trouble === null) await this.read();
    return trouble;
  }
}

interface Props {
  readonly annotations: Annotations;
  readonly moment: number;
  readonly onGo: (moment: number) => void;
}

export function AnnotationsPanel({ annotations, moment, onGo }: Props) {
  const { notes } = replayWords();
  const trouble = useSignal<Refusal | Trouble | null>(null);
  const [changed, setChanged] = useState<AnnotationSeen | null>(null);
  const me = account.value?.player;
  const all = annotations.all.value;
  const change = (doing: Promise<Refusal | Trouble | null>): void =>
    void doing.then((came) => (trouble.value = came));
  return (
    <details class="notes" open={all.some((one) => one.moment === moment) || undefined}>
      <summary>
        {notes.title} <span class="badge">{all.length}</span>
      </summary>
      <TroubleNotice trouble={trouble.value} />
      {all.length === 0 && <p class="faint">{notes.none}</p>}
      <ul class="lines">
        {all.map((one) => (
          <li key={one.id} class={one.moment === moment ? 'here' : ''}>
            <button type="button" class="plain to-moment" onClick={() => onGo(one.moment)}>
              {one.moment}
            </button>
            <span class="what">
              {one.mark !== null && <strong>{notes.marks[one.mark]} </strong>}
              {one.text}{' '}
              <span class="faint">
                (
                {one.author.id !== me
                  ? one.author.name
                  : one.publishedAt === null
                    ? notes.yours
                    : notes.published}
                )
              </span>
            </span>
            {one.author.id === me && (
              <>
                <button type="button" class="plain" onClick={() => setChanged(one)}>
                  {notes.edit}
                </button>
                {one.publishedAt === null && (
                  <button
                    type="button"
                    class="plain"
                    onClick={() =>
                      change(
                        annotations.change('publishAnnotation', '$annotationId: ID!', {
                          annotationId: one.id,
                        }),
                      )
                    }
                  >
                    {notes.publish}
                  </button>
                )}
                <button
                  type="button"
                  class="plain"
                  onClick={() =>
                    change(
                      annotations.change('deleteAnnotation', '$annotationId: ID!', { annotationId: one.id }),
                    )
                  }
                >
                  {notes.remove}
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
      <AnnotationForm
        key={changed?.id ?? ''}
        changed={changed}
        onKeep={async (mark, text) => {
          const said = '$moment: Int!, $mark: Mark, $text: String!';
          const came = await (changed === null
            ? annotations.change('annotate', said, { moment, mark, text })
            : annotations.change('editAnnotation', `$annotationId: ID!, ${said}`, {
                annotationId: changed.id,
                moment: changed.moment,
                mark,
                text,
              }));
          trouble.value = came;
          if (came === null) setChanged(null);
          return came === null;
        }}
      />
    </details>
  );
}

interface FormProps {
  readonly changed: AnnotationSeen | null;
  readonly onKeep: (mark: Mark | null, text: string) => Promise<boolean>;
}

function AnnotationForm({ changed, onKeep }: FormProps) {
  const { notes } = replayWords();
  const [mark, setMark] = useState<Mark | ''>(changed?.mark ?? '');
  const [text, setText] = useState(changed?.text ?? '');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    setMark(changed?.mark ?? '');
    setText(changed?.text ?? '');
    if (changed !== null) field.current?.focus();
  }, [changed]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void onKeep(mark === '' ? null : mark, text).then((isKept) => {
          if (!isKept) return;
          setMark('');
          setText('');
        });
      }}
    >
      <label>
        <span>{notes.text}</span>
        <textarea
          ref={field}
          rows={2}
          maxLength={1000}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <label>
        <span>{notes.mark}</span>
        <select value={mark} onChange={(event) => setMark(event.currentTarget.value as Mark | '')}>
          <option value="">{notes.noMark}</option>
          {MARKS.map((each) => (
            <option key={each} value={each}>
              {notes.marks[each]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" disabled={mark === '' && text.trim() === ''}>
        {notes.keep}
      </button>
      <p class="faint">{notes.hint}</p>
    </form>
  );
}

/** Where a scrubber shows that somebody wrote something. */
export const notedMoments = (annotations: Annotations): readonly number[] => [
  ...new Set(annotations.all.value.map(({ moment }) => moment)),
];
