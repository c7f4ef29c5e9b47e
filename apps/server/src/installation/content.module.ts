// What the games are played with, and where their lists are kept: the cards of the format and the lobby's file.
import { join } from 'node:path';
import { Global, Module, type DynamicModule, type Provider } from '@nestjs/common';
import { FORMAT_CARDS, LobbyIndex, type FormatCards } from '#matches';
import { SqliteLobbyIndex } from '../read-models/sqlite-lobby-index.js';
import { READ_MODELS_FILE } from './files.js';
import { formatCardsIn } from './format-cards.js';
import type { Installation } from './installation.js';

@Global()
@Module({})
export class ContentModule {
  static for({ config, log }: Installation): DynamicModule {
    const providers: Provider[] = [
      {
        provide: FORMAT_CARDS,
        useFactory: (): FormatCards => {
          const onBuild = (why: string): void => log.info('building-catalogue', { detail: why });
          return formatCardsIn(config.dataDir, onBuild);
        },
      },
      { provide: LobbyIndex, useFactory: () => new SqliteLobbyIndex(join(config.dataDir, READ_MODELS_FILE)) },
    ];
    return { module: ContentModule, providers, exports: [FORMAT_CARDS, LobbyIndex] };
  }
}
