// `pentaland simulate`: games that play themselves; what they came to, and how to repeat what went wrong.
import { join } from 'node:path';
import { FACTS_FILE, FactsFileError } from '#analytics';
import { count, lockstepWatch, newSummary, playGame, report, type Setting, type Summary } from '#simulation';
import type { Rulebook } from '#rules';
import { readConfig } from '../../../../server/src/index.js';
import { EXIT, Failure, type Command, type Terminal } from '../../command/command.js';
import { rulebookOf } from './cards-asked.js';
import { GamesInto, type Recording } from './into.js';
import { optionsOf, type Options } from './options.js';
import { progressOf } from './progress.js';
import { gameRow } from './rows.js';

/** The arguments of the one game, with the seed that is its own. */
function repeating(args: readonly string[], seed: string): string {
  const kept = args.flatMap((word, nth) => {
    const option = word.startsWith('--') ? word : (args[nth - 1] ?? '');
    if (/^--(games|seed|hours|into|from|every)\b/.test(option) || /^--(json|anew)$/.test(word)) return [];
    return [/\s/.test(word) ? `'${word}'` : word];
  });
  return ['pentaland simulate', ...kept, '--games 1', `--seed ${seed}`].join(' ');
}

export const simulate: Command = {
  takes:
    '[--games N] [--seed S] [--ruleset magic|pentaland|…] [--base cr] [--bots uniform,greedy] [--players N] [--format …] [--library …] [--library-size N] [--life N] [--range N] [--attack multiple|left|right] [--lockstep turn|command] [--hours H] [--json] [--into LABEL [--from DAY] [--every MINUTES] [--anew]]',
  details: [
    'Every game has its own seed, made of S and its number. A game that gets stuck is named',
    'with the command that plays it again. Exit code 1 if one did.',
    "The cards are those of this installation's catalogue. --format restricts them:",
    "all, until:2011-09-30, sets:LEA,LEB, legality:vintage, or two of them ('until:2011-09-30 legality:vintage').",
    '--library, of pentaland: even (as many of each colour), least:20 (costs that 20 names have), both, or a file with a',
    'list, one line per card with its count before it. --players repeats the bots, two to eight of them.',
    'With --lockstep a second state is folded from the events of each game and compared at each turn or',
    'command; with `command` the finished game is also decided again. --hours: starts no game after that time.',
    '--json: prints an object for each game, a line each, and the report to standard error.',
    '--into: adds the games that end to the facts, where `games.source` is the label (docs/analytics.md). The same command',
    'again goes on after the games that are there, so it may be interrupted. Several may run at once, with other seeds.',
    '--from, --every: the simulated time of the first game (2000-01-01), and the minutes from one game to the next (1).',
    '--anew: removes the games that the label has first.',
  ],
  async run(args, terminal) {
    const options = optionsOf(args);
    const { terms, bots } = options;
    const book = await rulebookOf({ ...terms, seats: bots.length }, terminal.environment);
    try {
      const summary = await new Run(options, book, args, terminal).all();
      return summary.stuck.length === 0 ? EXIT.ok : EXIT.failed;
    } catch (error) {
      if (error instanceof FactsFileError) throw new Failure(error.message);
      throw error;
    }
  },
};

class Run {
  readonly #summary = newSummary();
  readonly #names: readonly string[];
  readonly #into: GamesInto | undefined;

  constructor(
    private readonly options: Options,
    private readonly book: Rulebook,
    private readonly args: readonly string[],
    private readonly terminal: Terminal,
  ) {
    const { bots, into, seed, terms } = options;
    this.#names = bots.map(({ name }) => name);
    const file = join(readConfig(terminal.environment).dataDir, FACTS_FILE);
    const made = { seed, bots: this.#names, terms: JSON.stringify(terms) };
    this.#into = into === undefined ? undefined : new GamesInto(file, into, made);
  }

  async all(): Promise<Summary> {
    const { games, bound, form } = this.options;
    const first = (await this.#into?.first()) ?? 0;
    if (first > 0) this.terminal.err(`The first ${String(Math.min(first, games))} games are there already.`);
    const stream = process.stderr;
    const progress = progressOf({
      games: games - first,
      onLine: stream.isTTY ? (text) => void stream.write(text) : undefined,
      print: (line) => this.terminal.err(line),
      clock: () => performance.now(),
    });
    const began = performance.now();
    for (let nth = first; nth < games && performance.now() - began < bound; nth += 1) {
      await this.#play(nth);
      progress.show(nth + 1 - first);
    }
    await this.#into?.write();
    progress.end();
    const say = form === 'json' ? this.terminal.err : this.terminal.out;
    for (const line of report(this.#summary, (performance.now() - began) / 1000)) say(line);
    return this.#summary;
  }

  async #play(nth: number): Promise<void> {
    const { games, seed, bots, terms, form } = this.options;
    // One game of a run is repeated by its own seed. The games of a label have numbers, whatever their number.
    const own = games === 1 && this.#into === undefined ? seed : `${seed}.${String(nth)}`;
    const recording = this.#into?.recordOf(nth);
    const startsAt = this.#into === undefined ? {} : { startsAt: this.#into.startOf(nth) };
    const played = playGame({
      seed: own,
      ...this.book,
      bots,
      terms,
      ...startsAt,
      ...this.#watch(own, recording),
    });
    count(this.#summary, played, this.#names);
    if (form === 'json') this.terminal.out(JSON.stringify(gameRow(own, played, this.#names)));
    if (!played.ok) {
      this.terminal.err(`stuck after ${String(played.error.decisions)} decisions: ${played.error.why}`);
      this.terminal.err(`  again: ${repeating(this.args, own)}`);
    } else if (recording !== undefined) await this.#into?.add(recording);
  }

  #watch(seed: string, recording: Recording | undefined): Pick<Setting, 'watch'> {
    const { pace } = this.options;
    const compare = pace === undefined ? undefined : lockstepWatch(pace, { seed, ...this.book });
    if (compare === undefined && recording === undefined) return {};
    return {
      watch(state, events, proposed) {
        compare?.(state, events, proposed);
        recording?.take(events);
      },
    };
  }
}
