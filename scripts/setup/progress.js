// Reports a long step on standard error: its name, its progress every ten seconds, and how long it took.

const REPORT_MS = 10_000;

/** `progress` returns a few words such as '120 packages installed'. Leave it out if the work reports its own. */
export async function step(name, work, progress) {
  const begun = Date.now();
  const seconds = () => Math.round((Date.now() - begun) / 1000);
  process.stderr.write(`${name} ...\n`);
  const ticking =
    progress && setInterval(() => process.stderr.write(`  ${progress()} after ${seconds()} s\n`), REPORT_MS);
  try {
    const outcome = await work();
    process.stderr.write(`${name}: done in ${seconds()} s\n`);
    return outcome;
  } finally {
    clearInterval(ticking);
  }
}
