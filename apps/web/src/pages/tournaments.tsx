// Where tournaments will be: what there is until then.
import { words } from '../words/words.js';
import { pageWords } from './words/words.js';

export function TournamentsPage() {
  const { shell } = words();
  const { tournaments } = pageWords();
  return (
    <main class="page" tabIndex={-1} id="content">
      <h1>{shell.tournaments}</h1>
      <p>{tournaments.what}</p>
      <p>{tournaments.meanwhile}</p>
      <div class="row">
        <a class="button main" href="/new">
          {shell.newGame}
        </a>
        <a class="button" href="/statistics">
          {shell.statistics}
        </a>
      </div>
    </main>
  );
}
