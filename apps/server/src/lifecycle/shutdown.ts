// Stopping in order: what the parts of the server want done before it ends, stage by stage.
import type { Duration } from '#kernel';
import type { Log } from '#ports';

/** Everything of a stage is done, or has failed, before the next begins; within a stage all steps run at once. */
export const STAGES = [
  /** Readiness turns red, and no new connection, request or command is taken. */
  'stop-accepting',
  /** What was accepted is answered. */
  'finish-requests',
  /** Commands that no request waits for any more (timers, sockets) are settled. */
  'finish-commands',
  /** Subscribers are told why. */
  'close-subscriptions',
  /** Sessions, read models, the GraphQL server. */
  'close-application',
  /** The log is let go of. */
  'close-store',
  'close-listeners',
] as const;

export type Stage = (typeof STAGES)[number];

/** 'overdue': the grace ran out with steps still under way. */
export type ShutdownOutcome = 'clean' | 'overdue';

/** What it answers is of no interest, when it is done is. */
type Step = () => unknown;

export class Shutdown {
  private readonly steps: { readonly stage: Stage; readonly name: string; readonly step: Step }[] = [];
  private outcome: Promise<ShutdownOutcome> | undefined;

  constructor(
    private readonly grace: Duration,
    private readonly log: Log,
  ) {}

  /** To be called while starting. */
  during(stage: Stage, name: string, step: Step): void {
    this.steps.push({ stage, name, step });
  }

  get begun(): boolean {
    return this.outcome !== undefined;
  }

  /** Runs all steps once, however often it is called. */
  run(reason: string): Promise<ShutdownOutcome> {
    this.outcome ??= this.runOnce(reason);
    return this.outcome;
  }

  private async runOnce(reason: string): Promise<ShutdownOutcome> {
    this.log.info('stopping', { reason });
    const pending = new Set<string>();
    let timer: NodeJS.Timeout | undefined;
    const overdue = new Promise<'overdue'>((resolve) => {
      timer = setTimeout(resolve, this.grace, 'overdue' as const);
    });
    const outcome = await Promise.race([this.runStages(pending), overdue]);
    clearTimeout(timer);
    if (outcome === 'overdue') this.log.error('stopping takes too long', { step: [...pending].join(', ') });
    else this.log.info('stopped');
    return outcome;
  }

  private async runStages(pending: Set<string>): Promise<'clean'> {
    for (const stage of STAGES) {
      const due = this.steps.filter((step) => step.stage === stage);
      await Promise.all(
        due.map(async ({ name, step }) => {
          const label = `${stage}: ${name}`;
          pending.add(label);
          try {
            await step();
          } catch (error) {
            this.log.error('a step of stopping failed', { step: label }, error);
          } finally {
            pending.delete(label);
          }
        }),
      );
    }
    return 'clean';
  }
}
