// How much the benches of the facts are made of. By default as much as takes about a minute; the target says ten million
// events (PENTALAND_BENCH_EVENTS) of as many different games as possible (PENTALAND_BENCH_GAMES).
const numberFrom = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise);

/** Of the log from which facts are made. */
export const LOG_EVENTS = numberFrom('PENTALAND_BENCH_EVENTS', 500_000);
/** Games that are played; all others are copies of them. */
export const PLAYED = numberFrom('PENTALAND_BENCH_GAMES', 16);
/** Of the log whose facts are weighed. */
export const SIZED_EVENTS = numberFrom('PENTALAND_BENCH_EVENTS', 250_000);
/** Of how many events there are facts when the questions are asked. */
export const ASKED_EVENTS = numberFrom('PENTALAND_BENCH_ASKED_EVENTS', 10_000_000);
