// The composition root: which rooms this server is made of. The application and its GraphQL edge are imported here.
import { Module, type DynamicModule } from '@nestjs/common';
import { HealthController } from './health/health.controller.js';
import type { Installation } from './installation/installation.js';
import { InstallationModule } from './installation/installation.module.js';

@Module({})
export class AppModule {
  static of(installation: Installation): DynamicModule {
    return {
      module: AppModule,
      imports: [InstallationModule.for(installation)],
      controllers: [HealthController],
    };
  }
}
