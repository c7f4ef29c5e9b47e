// The position that is shown as a scenario, saved as a file.
import { useState } from 'preact/hooks';
import { troubleIn, type Trouble } from '../state/server.js';
import { TroubleNotice } from '../parts/trouble.js';
import { askScenario, type WrittenScenario } from './asking.js';
import type { Eyes } from './eyes.js';
import { replayWords } from './words/words.js';

interface Props {
  readonly game: string;
  readonly eyes: Eyes;
  readonly moment: number;
}

export function SaveScenario({ game, eyes, moment }: Props) {
  const { scenario } = replayWords();
  const [came, setCame] = useState<{ readonly asked: number; readonly of: WrittenScenario } | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const save = async (): Promise<void> => {
    try {
      const written = await askScenario(game, moment, eyes);
      if (written.text !== null) download(written.text, `${game}-${String(written.moment)}.json`);
      setCame({ asked: moment, of: written });
      setTrouble(null);
    } catch (error) {
      setTrouble(troubleIn(error));
    }
  };
  return (
    <details>
      <summary>{scenario.save}</summary>
      <p class="faint">{scenario.what}</p>
      <button type="button" onClick={() => void save()}>
        {scenario.save}
      </button>
      <TroubleNotice trouble={trouble} />
      {came?.asked === moment && (
        <p role="status">
          {came.of.lacking === null ? scenario.saved(came.of.moment) : scenario.lacking[came.of.lacking]}
        </p>
      )}
    </details>
  );
}

function download(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
