// Runs a server for as long as the process lives: configuration, signals, uncaught errors, exit codes.
import { join } from 'node:path';
import { CardFileError } from '#cards/importers';
import { playedGames } from './app.module.js';
import { ConfigError, readConfig, type Environment } from './config/config.js';
import { SERVER_LOG_FILE } from './config/files.js';
import { putHelpersBehind } from './lifecycle/helper-threads.js';
import { Shutdown } from './lifecycle/shutdown.js';
import { stopOnSignals } from './lifecycle/signals.js';
import { surviveUncaught } from './lifecycle/uncaught.js';
import { openLog } from './observability/log.js';
import { startServer, type Whereabouts } from './server.js';

/** The server as operators run it: log lines go to standard output unless the configuration names a file. */
export async function serve(environment: Environment, games = playedGames): Promise<Whereabouts> {
  try {
    putHelpersBehind();
    const config = readConfig(environment);
    const log = openLog(config);
    const exit = (code: number): never => {
      log.flush();
      process.exit(code);
    };
    const shutdown = new Shutdown(config.shutdownGrace, log);
    stopOnSignals(shutdown, log, exit);
    surviveUncaught(shutdown, log, exit);
    return await startServer(config, log, shutdown, games);
  } catch (error) {
    // Nothing has been served yet: the error can quote nobody, and is told whole.
    const isForOperator = error instanceof ConfigError || error instanceof CardFileError;
    const words = isForOperator ? error.message : error;
    process.stderr.write(`${words instanceof Error ? (words.stack ?? words.message) : String(words)}\n`);
    process.exit(1);
  }
}

/** The server as `npm start` runs it: log lines go to a file, and what a person wants to know is printed. */
export async function serveForPeople(environment: Environment): Promise<void> {
  const dataDir = environment['PENTALAND_DATA_DIR']?.trim() || './data';
  const where = await serve({ PENTALAND_LOG_FILE: join(dataDir, SERVER_LOG_FILE), ...environment });
  process.stdout.write(
    [
      '',
      'Pentaland is serving.',
      ...(where.pages === undefined ? [] : [`  Play        ${where.pages}`]),
      `  GraphQL     ${where.graphql}`,
      `  Explorer    ${where.explorer ?? 'switched off'}`,
      `  Event log   ${where.eventLog}`,
      `  Log lines   ${where.logLines}`,
      `  Operators   ${where.operators}/metrics`,
      'Ctrl-C stops it.',
      '',
    ].join('\n'),
  );
}
