// The server's log: one JSON object a line, written by pino, to standard output or a file.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { destination, pino, stdTimeFunctions, type Logger } from 'pino';
import type { Log, LogFields } from '#ports';
import type { Config } from '../config/config.js';
import { errorFields } from './error-fields.js';

/** Fields that only the edge of the server has. */
export interface RequestFields {
  readonly method?: string;
  /** The route's pattern, never the URL as it was sent. */
  readonly route?: string;
  readonly status?: number;
}

export interface ServerLog extends Log {
  debug(event: string, fields?: LogFields & RequestFields): void;
  info(event: string, fields?: LogFields & RequestFields): void;
  warn(event: string, fields?: LogFields & RequestFields, cause?: unknown): void;
  error(event: string, fields?: LogFields & RequestFields, cause?: unknown): void;
  /** Everything said so far is written when this returns. */
  flush(): void;
}

export function openLog({ log: { level, file } }: Pick<Config, 'log'>): ServerLog {
  if (file !== undefined) mkdirSync(dirname(file), { recursive: true });
  const sink =
    file === undefined ? destination({ fd: 1, sync: true }) : destination({ dest: file, sync: true });
  return logInto(
    pino(
      {
        level,
        base: null,
        timestamp: stdTimeFunctions.isoTime,
        messageKey: 'event',
        formatters: { level: (label) => ({ level: label }) },
      },
      sink,
    ),
  );
}

function logInto(logger: Logger): ServerLog {
  const say =
    (level: 'debug' | 'info' | 'warn' | 'error') =>
    (event: string, fields: LogFields & RequestFields = {}, cause?: unknown): void => {
      if (!logger.isLevelEnabled(level)) return;
      logger[level](
        {
          ...fields,
          ...(cause === undefined ? {} : { error: errorFields(cause) }),
        },
        event,
      );
    };
  return {
    debug: say('debug'),
    info: say('info'),
    warn: say('warn'),
    error: say('error'),
    flush: () => logger.flush(),
  };
}
