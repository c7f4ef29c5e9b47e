// Answers what browsers ask before a page of another origin may use GraphQL over HTTP (CORS). A page that is not allowed
// gets no such header, so its browser sends no operation. Tokens are no cookies: nothing is sent by itself.
import type { FastifyInstance } from 'fastify';
import type { ApiOptions } from '../options/options.js';
import { isAllowedOrigin, isSameHost } from '../options/origins.js';

const METHODS = 'GET, POST';
const REQUEST_HEADERS = 'authorization, content-type, accept, apollo-require-preflight, x-request-id';
const SHOWN_HEADERS = 'x-request-id, retry-after';
/** Browsers remember an answer for so long; two hours is the most that all of them take. */
const REMEMBER_SECONDS = '7200';

/** To be called before other hooks are added, so that pages can read what those refuse. */
export function allowOrigins(
  fastify: FastifyInstance,
  { origins, path }: Pick<ApiOptions, 'origins' | 'path'>,
): void {
  fastify.addHook('onRequest', (request, reply, next) => {
    if (request.url.split('?', 1)[0] !== path) {
      next();
      return;
    }
    reply.header('vary', 'origin');
    const { origin, host } = request.headers;
    const isForeign = origin !== undefined && !isSameHost(origin, host);
    const isAllowed = isForeign && isAllowedOrigin(origins, origin, host);
    if (isAllowed)
      reply.headers({
        'access-control-allow-origin': origin,
        'access-control-expose-headers': SHOWN_HEADERS,
      });
    const isPreflight =
      request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
    if (!isPreflight) {
      next();
      return;
    }
    if (isAllowed)
      reply.headers({
        'access-control-allow-methods': METHODS,
        'access-control-allow-headers': REQUEST_HEADERS,
        'access-control-max-age': REMEMBER_SECONDS,
      });
    void reply.status(isForeign && !isAllowed ? 403 : 204).send();
  });
}
