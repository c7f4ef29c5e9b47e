// The commands that timers cause.
import type { CommandId, Instant } from '#kernel';
import type { TimerCommand } from '#rules';
import type { Submission } from '../deciding/submission.js';

/** Two nodes that fire the same timer make the same command. */
export function byTimer(command: TimerCommand, at: Instant): Submission {
  const parts = ['timer', command.type, ...subjectOf(command), at];
  const commandId = parts.join('/') as CommandId;
  return { actor: 'server', commandId, propose: () => ({ actor: 'timer', command }) };
}

function subjectOf(command: TimerCommand): readonly string[] {
  if ('decision' in command) return [command.decision];
  if ('referral' in command) return [command.referral];
  return 'dispute' in command ? [command.dispute] : [];
}
