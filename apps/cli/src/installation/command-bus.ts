// The application without a server: for commands of the operator that go the way every command goes.
import { Module, type DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CommandBus, CqrsModule } from '@nestjs/cqrs';
import { AccountsModule, DEFAULT_ACCOUNTS_OPTIONS } from '#accounts';
import {
  InstallationModule,
  NestLogger,
  openInstallation,
  openLog,
  readConfig,
  Shutdown,
  type Environment,
  type Installation,
} from '../../../server/src/index.js';

@Module({})
class OperatorModule {
  static of(installation: Installation): DynamicModule {
    return {
      module: OperatorModule,
      imports: [
        InstallationModule.for(installation),
        CqrsModule.forRoot(),
        AccountsModule.register({ options: DEFAULT_ACCOUNTS_OPTIONS }),
      ],
    };
  }
}

export async function withCommandBus<T>(
  environment: Environment,
  work: (bus: CommandBus) => Promise<T>,
): Promise<T> {
  const config = readConfig(environment);
  const log = openLog({ log: { level: 'silent' } });
  const shutdown = new Shutdown(config.shutdownGrace, log);
  const installation = await openInstallation(config, log, shutdown, 'must-be-there');
  try {
    const app = await NestFactory.createApplicationContext(OperatorModule.of(installation), {
      logger: new NestLogger(log),
      abortOnError: false,
    });
    shutdown.during('close-application', 'nest', () => app.close());
    return await work(app.get(CommandBus));
  } finally {
    await shutdown.run('done');
  }
}
