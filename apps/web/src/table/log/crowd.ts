// What happens at once to many, told in sentences.

/** Equal sentences once, with how often. */
export function counted(lines: readonly string[]): readonly string[] {
  const times = new Map<string, number>();
  for (const line of lines) times.set(line, (times.get(line) ?? 0) + 1);
  return [...times].map(([line, count]) => (count === 1 ? line : `${line} (×${count})`));
}
