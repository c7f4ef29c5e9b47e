// What the games are played with, and where read models are kept: the cards of the format, files, and the process that
// has the facts.
import { join } from 'node:path';
import { Global, Module, type DynamicModule, type Provider } from '@nestjs/common';
import { FactsDesk, NoFacts } from '#analytics/statistics';
import { FORMAT_CARDS, LobbyIndex, SCENARIO_POSITIONS, type FormatCards } from '#matches';
import { RowStorage } from '#log';
import { FactsProcess } from '../analytics/facts-process.js';
import { SqliteLobbyIndex } from '../read-models/sqlite-lobby-index.js';
import { SqliteRowStorage } from '../read-models/sqlite-rows.js';
import type { Watching } from '../cards/open-cards.js';
import { scenarioPositions } from '../cards/scenario-positions.js';
import { servingCards } from '../cards/serving-cards.js';
import type { ServerLog } from '../observability/log.js';
import { READ_MODELS_FILE } from '../config/files.js';
import type { Installation } from '../installation/installation.js';

@Global()
@Module({})
export class ContentModule {
  static for(installation: Installation): DynamicModule {
    const { config, log } = installation;
    const providers: Provider[] = [
      {
        provide: FORMAT_CARDS,
        useFactory: (): Promise<FormatCards> => servingCards(installation, toldTo(log)),
      },
      { provide: SCENARIO_POSITIONS, useFactory: scenarioPositions, inject: [FORMAT_CARDS] },
      { provide: LobbyIndex, useFactory: () => new SqliteLobbyIndex(join(config.dataDir, READ_MODELS_FILE)) },
      { provide: RowStorage, useFactory: () => new SqliteRowStorage(config.dataDir) },
      {
        provide: FactsDesk,
        useFactory: () => (config.analytics === 'off' ? new NoFacts() : new FactsProcess({ config, log })),
      },
    ];
    return {
      module: ContentModule,
      providers,
      exports: [FORMAT_CARDS, SCENARIO_POSITIONS, LobbyIndex, RowStorage, FactsDesk],
    };
  }
}

/** How much more is compiled until the log says so again. */
const TENTH = 10;

function toldTo(log: ServerLog): Watching {
  let told = 0;
  return {
    onBuild: (detail) => log.info('building-catalogue', { detail }),
    onCompile: (detail) => log.info('compiling-cards', { detail }),
    onProgress(done, all) {
      const tenths = Math.floor((done * TENTH) / all);
      if (tenths === told) return;
      told = tenths;
      log.info('compiling-cards', { detail: `${done} of ${all}` });
    },
  };
}
