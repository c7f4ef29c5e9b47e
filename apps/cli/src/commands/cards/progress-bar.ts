// How far something has come, on one line of a terminal; nothing where output goes to a file.

export interface ProgressBar {
  readonly show: (done: number, size: number) => void;
  readonly end: () => void;
}

const WIDTH = 40;
const MEGABYTE = 1_000_000;

export function progressBar(stream: { readonly isTTY?: boolean; write(text: string): unknown }): ProgressBar {
  let shown = '';
  return {
    show: (done, size) => {
      if (stream.isTTY !== true) return;
      const part = size === 0 ? 1 : done / size;
      const filled = '#'.repeat(Math.round(part * WIDTH)).padEnd(WIDTH, '.');
      const line = `[${filled}] ${Math.floor(part * 100)} % of ${Math.ceil(size / MEGABYTE)} MB`;
      if (line !== shown) stream.write(`\r${line}`);
      shown = line;
    },
    end: () => {
      if (shown !== '') stream.write('\n');
    },
  };
}
