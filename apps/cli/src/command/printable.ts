// Text of other people on one's terminal: it must not move the cursor, ring, or write a line that another one printed.
const KEPT = new Set(['\n', '\t', '\r']);

export const printable = (text: string): string =>
  text.replaceAll(/\p{Cc}/gu, (control) => (KEPT.has(control) ? control : ''));
