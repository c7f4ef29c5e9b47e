// Nest's own lines, written as the server's: what Nest says while it starts is detail, its errors are errors.
import type { LoggerService } from '@nestjs/common';
import type { ServerLog } from './log.js';

export class NestLogger implements LoggerService {
  constructor(private readonly server: ServerLog) {}

  log(message: unknown): void {
    this.server.debug('nest', { detail: words(message) });
  }

  debug(message: unknown): void {
    this.log(message);
  }

  verbose(message: unknown): void {
    this.log(message);
  }

  warn(message: unknown): void {
    this.server.warn('nest', typeof message === 'string' ? { detail: message } : {}, errorIn(message));
  }

  /** Nest passes an exception as it was thrown, whose message may quote a request: it goes in as a cause. */
  error(message: unknown): void {
    this.server.error('nest', {}, errorIn(message) ?? new Error('said by Nest'));
  }

  fatal(message: unknown): void {
    this.error(message);
  }
}

const words = (message: unknown): string => (typeof message === 'string' ? message : typeof message);
const errorIn = (message: unknown): Error | undefined => (message instanceof Error ? message : undefined);
