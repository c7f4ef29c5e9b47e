// Times of many runs of one thing: sorted, by the clock and by the processor.
export interface Times {
  readonly clock: readonly number[];
  /** What other work on the machine does not show in. */
  readonly cpu: readonly number[];
}

const cpuTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The first runs are not counted. */
export async function timesOf(
  runs: number,
  warmUp: number,
  run: (nth: number) => Promise<void> | void,
): Promise<Times> {
  const [clock, cpu]: [number[], number[]] = [[], []];
  for (let nth = 0; nth < warmUp + runs; nth += 1) {
    const [begun, before] = [performance.now(), cpuTime()];
    await run(nth);
    if (nth < warmUp) continue;
    clock.push(performance.now() - begun);
    cpu.push(cpuTime() - before);
  }
  for (const list of [clock, cpu]) list.sort((a, b) => a - b);
  return { clock, cpu };
}

export const part = (times: readonly number[], share: number): number =>
  times[Math.floor((times.length - 1) * share)] ?? NaN;

/** 'median 1.2 ms, a tenth more than 2.0, a hundredth more than 3.1; by the processor …' */
export function inWords({ clock, cpu }: Times): string {
  const three = (times: readonly number[]): string =>
    `median ${part(times, 0.5).toFixed(2)} ms, a tenth more than ${part(times, 0.9).toFixed(2)}, a hundredth more than ${part(times, 0.99).toFixed(2)}`;
  return `${three(clock)}; by the processor ${three(cpu)}`;
}
