// Serves the web front end: its files, and the one page for every address a person can be at.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PAGE_HEADERS } from '../edge/page-headers.js';
import { webFiles, type WebFile } from './web-files.js';

/** Own scripts, own styles, own server: nothing inline, nothing from elsewhere. */
export const WEB_CONTENT_SECURITY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
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
  '/watch',
];

/** False where no page was built. */
export function servePages(fastify: FastifyInstance): boolean {
  const files = webFiles();
  const index = files?.get('/index.html');
  if (files === undefined || index === undefined) return false;
  for (const path of PAGES) fastify.get(path, (request, reply) => send(request, reply, index));
  for (const [path, file] of files)
    if (file !== index) fastify.get(path, (request, reply) => send(request, reply, file));
  return true;
}

function send(request: FastifyRequest, reply: FastifyReply, file: WebFile): FastifyReply {
  reply.headers({
    ...PAGE_HEADERS,
    'content-security-policy': WEB_CONTENT_SECURITY,
    'content-type': file.type,
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: file.tag,
    vary: 'accept-encoding',
  });
  if (request.headers['if-none-match'] === file.tag) return reply.status(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(file.brotli());
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(file.gzip());
  return reply.send(file.plain);
}
