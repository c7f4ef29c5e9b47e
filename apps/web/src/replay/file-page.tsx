// A file of one's own: a replay is watched in the page, which asks no server; a scenario becomes a new table.
import { useState } from 'preact/hooks';
import { account } from '../state/account.js';
import { atTime } from '../words/words.js';
import { opened } from './file-outline.js';
import {
  readFile,
  type FileFault,
  type FileNote,
  type ReplayInFile,
  type ScenarioInFile,
} from './from-file.js';
import { Frames } from './frames.js';
import { ReplayBody } from './replay-body.js';
import { Replay } from './replay.js';
import { TableForm } from './table-form.js';
import { replayWords } from './words/words.js';

type Chosen =
  | { readonly kind: 'replay'; readonly file: ReplayInFile; readonly replay: Replay }
  | ScenarioInFile
  | { readonly kind: 'fault'; readonly fault: FileFault };

async function chosenIn(file: Blob): Promise<Chosen> {
  const read = await readFile(file);
  if (read.kind !== 'replay') return read;
  try {
    const { seen, source } = opened(read);
    const frames = new Frames(source, () => seen.outline.moments);
    const begin = seen.outline.turns[0]?.moment ?? 1;
    return { kind: 'replay', file: read, replay: new Replay(seen, frames, 'all', begin) };
  } catch {
    // Its patches are of another view.
    return { kind: 'fault', fault: 'damaged' };
  }
}

export function FilePage() {
  const { file: said } = replayWords();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const take = (file: File | undefined): void => {
    if (file !== undefined) void chosenIn(file).then(setChosen);
  };
  if (chosen?.kind === 'replay')
    return <Watched chosen={chosen} onEnd={() => (chosen.replay.close(), setChosen(null))} />;
  return (
    <main
      class="page"
      tabIndex={-1}
      id="content"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer?.files[0]);
      }}
    >
      <h1>{said.title}</h1>
      <p>{said.what}</p>
      <label>
        <span>{said.choose}</span>
        <input
          type="file"
          accept=".json,.jsonl,.ndjson,.txt,.yaml,.yml"
          onChange={(event) => take(event.currentTarget.files?.[0])}
        />
      </label>
      {chosen?.kind === 'fault' && (
        <div class="notice" role="alert">
          {said.faults[chosen.fault]}
        </div>
      )}
      {chosen?.kind === 'scenario' && <PlayScenario scenario={chosen} />}
    </main>
  );
}

interface WatchedProps {
  readonly chosen: Extract<Chosen, { kind: 'replay' }>;
  readonly onEnd: () => void;
}

function Watched({ chosen: { file, replay }, onEnd }: WatchedProps) {
  const { file: said } = replayWords();
  return (
    <ReplayBody
      replay={replay}
      note={file.isChecked ? undefined : said.unchecked}
      notedAt={[...new Set(file.notes.map(({ moment }) => moment))]}
      annotations={<Notes notes={file.notes} onGo={(at) => replay.goTo(at)} />}
      foot={
        <>
          <p class="faint">{said.of(file.game, atTime(new Date(file.exportedAt).toISOString()))}</p>
          <button type="button" onClick={onEnd}>
            {said.another}
          </button>
        </>
      }
    />
  );
}

function Notes({
  notes,
  onGo,
}: {
  readonly notes: readonly FileNote[];
  readonly onGo: (at: number) => void;
}) {
  const { notes: said } = replayWords();
  if (notes.length === 0) return null;
  return (
    <details class="notes" open>
      <summary>
        {said.title} <span class="badge">{notes.length}</span>
      </summary>
      <ul class="lines">
        {notes.map(({ author, moment, text }, place) => (
          <li key={place}>
            <button type="button" class="plain to-moment" onClick={() => onGo(moment)}>
              {moment}
            </button>
            <span class="what">
              {text} <span class="faint">({author})</span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

const FORK = `mutation ForkScenario($commandId: ID!, $scenario: String!, $seat: Int!, $terms: TermsInput) {
  forkScenario(commandId: $commandId, scenario: $scenario, seat: $seat, terms: $terms) { __typename
    ... on Accepted { gameId } ... on Refused { code message rule also retriable retryAfter } } }`;
const MOST_SEATS = 8;

function PlayScenario({ scenario: { text, players } }: { readonly scenario: ScenarioInFile }) {
  const { file: said } = replayWords();
  if (account.value === null) return <p>{said.needsName}</p>;
  const names = players ?? Array.from({ length: MOST_SEATS }, (_, seat) => String(seat + 1));
  return (
    <TableForm
      class="sheet"
      mutation={FORK}
      variables={{ scenario: text }}
      seats={names.map((name, seat) => ({ seat, name }))}
      // Of a file that only the server reads, the server knows how many there are: the table waits for its bots.
      others={players === undefined ? 0 : players.length - 1}
      button={said.play}
    />
  );
}
