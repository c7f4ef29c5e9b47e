// Turns whatever is thrown on the way to a handler into a typed refusal. What the error says stays in the log.
import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerLog } from '../observability/log.js';
import { codeOf, EDGE_REFUSALS, refusalBody } from './refusals.js';

@Catch()
export class EdgeErrorsFilter implements ExceptionFilter {
  constructor(private readonly log: ServerLog) {}

  async catch(error: unknown, host: ArgumentsHost): Promise<void> {
    // Errors of resolvers are mapped where GraphQL is.
    if (host.getType<string>() !== 'http') throw error;
    const code = codeOf(error);
    const http = host.switchToHttp();
    const { id: requestId } = http.getRequest<FastifyRequest>();
    if (code === 'INTERNAL') this.log.error('request failed', { reason: code, requestId }, error);
    const reply = http.getResponse<FastifyReply>();
    if (reply.sent) return;
    await reply.status(EDGE_REFUSALS[code].status).send(refusalBody(code));
  }
}
