// The variables as a Markdown table, for the documents. A test keeps the documents equal to it.
import { ABOUT, VARIABLES } from './variables.js';

export function configTable(): string {
  const rows = Object.entries(VARIABLES.shape).map(([name, schema]) => {
    const about = ABOUT.get(schema);
    if (about === undefined) throw new Error(`nothing is known about ${name}`);
    const standing = about.default === undefined ? (about.unset ?? '') : `\`${about.default}\``;
    return `| \`${name}\` | ${standing} | ${about.purpose} Takes ${about.takes}. |`;
  });
  return ['| Variable | Default | What for |', '| --- | --- | --- |', ...rows].join('\n');
}
