// Serves the web front end: its files, and the one page for every address a person can be at. A browser at any other
// address gets that page as well, which says that there is nothing; programs get the server's answer.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PAGE_HEADERS } from '../edge/page-headers.js';
import { webFiles, type WebFile } from './web-files.js';

/** Own scripts, own styles, own server: nothing inline, and pictures only from where the operator says. */
const contentSecurity = (pictures: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    ["img-src 'self'", ...pictures].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The addresses that show a page; `apps/web/src/state/routes.ts` knows the same ones. */
const PAGES = [
  '/',
  '/new',
  '/account',
  '/game/:id',
  '/replay',
  '/replay/:id',
  '/share/:code',
  '/judge',
  '/judge/:id',
  '/looks/:id',
  '/watch',
  '/tournaments',
  '/statistics',
  ...['card', 'player', 'game', 'position'].map((kind) => `/statistics/${kind}/:id`),
];

/** False where no page was built. `pictures`: the origins that pictures of cards may come from. */
export function servePages(fastify: FastifyInstance, pictures: readonly string[]): boolean {
  const files = webFiles();
  const index = files?.get('/index.html');
  if (files === undefined || index === undefined) return false;
  const policy = contentSecurity(pictures);
  for (const path of PAGES) fastify.get(path, (request, reply) => send(request, reply, index, policy));
  for (const [path, file] of files)
    if (file !== index) fastify.get(path, (request, reply) => send(request, reply, file, policy));
  fastify.get('/*', (request, reply) => {
    if (isBrowser(request)) return send(request, reply.status(404), index, policy);
    reply.callNotFound();
    return reply;
  });
  return true;
}

/** Somebody who looks: what programs ask for is no page. */
const isBrowser = ({ headers }: FastifyRequest): boolean => /\btext\/html\b/.test(headers.accept ?? '');

function send(request: FastifyRequest, reply: FastifyReply, file: WebFile, policy: string): FastifyReply {
  reply.headers({
    ...PAGE_HEADERS,
    'content-security-policy': policy,
    'content-type': file.type,
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: file.tag,
    vary: 'accept-encoding',
  });
  if (reply.statusCode === 200 && request.headers['if-none-match'] === file.tag)
    return reply.status(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(file.brotli());
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(file.gzip());
  return reply.send(file.plain);
}
