// What every HTTP request passes through: an id, a place in the count of requests under way, a limit for its client,
// and one log line and one figure when it is answered.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asksForEvents } from '#api';
import { networkOf } from '#accounts';
import type { Shutdown } from '../lifecycle/shutdown.js';
import type { ServerLog } from '../observability/log.js';
import type { ServerMetrics } from '../observability/metrics.js';
import { REQUEST_ID_HEADER } from './request-id.js';
import { PAGE_HEADERS } from './page-headers.js';

import type { InFlight } from './in-flight.js';
import { EDGE_REFUSALS, refusalBody, type EdgeCode } from './refusals.js';
import type { RequestLimiter } from './request-limiter.js';

export interface Edge {
  readonly log: ServerLog;
  readonly metrics: ServerMetrics;
  readonly shutdown: Shutdown;
  readonly limiter: RequestLimiter;
  readonly inFlight: InFlight;
  /** Whose token this is, if it is a valid one. Without it a client is its address. */
  readonly subjectOf: (authorization: string) => Promise<string | undefined>;
}

/** Asked by machines, often: neither limited nor logged as long as all is well. */
const HEALTH_ROUTES: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz']);

export function guardTheEdge(fastify: FastifyInstance, edge: Edge): void {
  const { shutdown, limiter, inFlight, subjectOf } = edge;

  fastify.addHook('onRequest', (request, reply, next) => {
    reply.header(REQUEST_ID_HEADER, request.id).headers(PAGE_HEADERS);
    // An event stream ends when the server says so, not when it is answered.
    const isWaitedFor = !asksForEvents(request.headers);
    if (isWaitedFor) inFlight.begin();
    // 'close' comes once, whether the answer was sent or the caller went away.
    reply.raw.once('close', () => {
      if (isWaitedFor) inFlight.end();
      if (!reply.sent) report(edge, request, reply, 'aborted');
    });
    next();
  });

  fastify.addHook('onRequest', async (request, reply) => {
    if (HEALTH_ROUTES.has(request.routeOptions.url)) return;
    if (shutdown.begun) {
      reply.header('connection', 'close').header('retry-after', '1');
      return refuse(reply, 'SHUTTING_DOWN');
    }
    const { authorization } = request.headers;
    const subject = authorization === undefined ? undefined : await subjectOf(authorization);
    const wait = limiter.take(
      subject === undefined ? `address ${networkOf(request.ip)}` : `player ${subject}`,
    );
    if (wait === 0) return;
    reply.header('retry-after', String(Math.ceil(wait / 1000)));
    return refuse(reply, 'RATE_LIMITED');
  });

  fastify.addHook('onResponse', (request, reply, done) => {
    report(edge, request, reply, 'answered');
    done();
  });
}

const refuse = (reply: FastifyReply, code: EdgeCode): FastifyReply =>
  reply.status(EDGE_REFUSALS[code].status).send(refusalBody(code));

function report(
  { log, metrics }: Edge,
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: 'answered' | 'aborted',
): void {
  const status = outcome === 'answered' ? reply.statusCode : 499;
  metrics.request(status, reply.elapsedTime / 1000);
  const route = request.routeOptions.url;
  const quiet = HEALTH_ROUTES.has(route) && status < 400;
  log[quiet ? 'debug' : 'info']('request', {
    requestId: request.id,
    method: request.method,
    route: route ?? 'none',
    status,
    outcome,
    ms: Math.round(reply.elapsedTime * 10) / 10,
  });
}
