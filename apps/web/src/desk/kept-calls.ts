// The calls that were taken on this device, to come back to: a call that is taken is in no queue any more.
export interface KeptCall {
  readonly dispute: string;
  readonly since: string;
}

const KEPT = 'pentaland.desk';
const MOST = 30;

export function kept(): readonly KeptCall[] {
  try {
    // What this page wrote itself.
    return JSON.parse(localStorage.getItem(KEPT) ?? '[]') as readonly KeptCall[];
  } catch {
    return [];
  }
}

const write = (calls: readonly KeptCall[]): void =>
  localStorage.setItem(KEPT, JSON.stringify(calls.slice(0, MOST)));

export function keep(dispute: string): void {
  const others = kept().filter((one) => one.dispute !== dispute);
  write([{ dispute, since: new Date().toISOString() }, ...others]);
}

export const forget = (dispute: string): void => write(kept().filter((one) => one.dispute !== dispute));
