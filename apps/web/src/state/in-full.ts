// What happens at once to many is one entry of the feed. Each of its stories says only how it differs from an earlier one.
type Row = Readonly<Record<string, unknown>>;

const objectOf = (value: unknown): Row => (typeof value === 'object' && value !== null ? (value as Row) : {});

/** The stories in full (docs/feeds.md). */
export function inFull(rows: readonly unknown[]): readonly Row[] {
  const stories: Row[] = [];
  for (const row of rows) {
    const { like, ...own } = objectOf(row);
    let story: Row = typeof like === 'number' ? objectOf(stories[like]) : {};
    for (const [path, value] of Object.entries(own))
      story = like === undefined ? { ...story, [path]: value } : changed(story, path.split('.'), value);
    stories.push(story);
  }
  return stories;
}

function changed(base: Row, [name = '', ...rest]: readonly string[], value: unknown): Row {
  return { ...base, [name]: rest.length === 0 ? value : changed(objectOf(base[name]), rest, value) };
}
