// What a bench and the server it has started say to each other.
export type ToHost = 'cpu' | 'commits' | 'delay';

export type FromHost =
  | { readonly listening: string }
  /** Milliseconds of processor time so far, of all threads. */
  | { readonly cpu: number }
  | { readonly commits: Commits }
  | { readonly delay: Delay };

/** How long the event loop was held at the most since this was asked last, in milliseconds. */
export interface Delay {
  readonly clock: number;
  /** Of that, what the process worked: where others have the processor, the clock counts what they do as well. */
  readonly worked: number;
}

/** When the commit of each command returned, on the machine's clock; those since the last time it was asked. */
export type Commits = readonly (readonly [commandId: string, at: number])[];

/** Milliseconds on a clock that all processes of the machine share. */
export const machineTime = (): number => Number(process.hrtime.bigint()) / 1e6;
