// The two questions an orchestrator asks, answered without a detail: those are on the operators' listener.
import { Controller, Get, Header, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Readiness } from './readiness.js';

@Controller()
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** The process lives and its event loop turns. */
  @Get('healthz')
  @Header('cache-control', 'no-store')
  healthz(): { readonly status: 'alive' } {
    return { status: 'alive' };
  }

  @Get('readyz')
  @Header('cache-control', 'no-store')
  async readyz(
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ readonly status: 'ready' | 'not ready' }> {
    const { ready } = await this.readiness.report();
    reply.status(ready ? 200 : 503);
    return { status: ready ? 'ready' : 'not ready' };
  }
}
