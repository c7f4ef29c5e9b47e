// The commands that timers cause.
import type { CommandId, Instant } from '#kernel';
import type { TimerCommand } from '#rules';
import type { Submission } from '../deciding/submission.js';

/** Two nodes that fire the same timer make the same command. */
export function byTimer(command: TimerCommand, at: Instant): Submission {
  const about = 'decision' in command ? [command.decision] : 'referral' in command ? [command.referral] : [];
  const parts = ['timer', command.type, ...about, at];
  const commandId = parts.join('/') as CommandId;
  return { actor: 'server', commandId, propose: () => ({ actor: 'timer', command }) };
}
