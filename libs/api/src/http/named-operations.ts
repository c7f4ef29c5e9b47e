// Puts the text in the place of an operation's id or hash before anything else reads the request.
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Documents } from '../documents/documents.js';
import { ApiError, API_ERRORS } from '../errors/api-error.js';
import { API_OPTIONS, type ApiOptions } from '../options/options.js';
import { asksForEvents } from './event-stream.js';

@Injectable()
export class NamedOperations implements OnModuleInit {
  constructor(
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost,
    @Inject(API_OPTIONS) private readonly options: ApiOptions,
    @Inject(Documents) private readonly documents: Documents,
  ) {}

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    fastify.addHook('preHandler', (request, reply, next) => {
      // An event stream has errors as results: those are its own to tell.
      if (request.url.split('?', 1)[0] !== this.options.path || asksForEvents(request.headers)) {
        next();
        return;
      }
      try {
        this.spellOut(request);
        next();
      } catch (error) {
        if (!(error instanceof ApiError)) {
          next(error as Error);
          return;
        }
        const { message, code } = error;
        void reply
          .status(API_ERRORS[code])
          .header('cache-control', 'no-store')
          .type('application/json; charset=utf-8')
          .send(JSON.stringify({ errors: [{ message, extensions: { code } }] }));
      }
    });
  }

  private spellOut(request: FastifyRequest): void {
    if (request.method === 'GET') {
      const [path = '', search = ''] = request.url.split(/\?(.*)/s, 2);
      const parameters = new URLSearchParams(search);
      const text = this.documents.textOf({
        query: parameters.get('query') ?? undefined,
        documentId: parameters.get('documentId') ?? undefined,
        extensions: jsonIn(parameters.get('extensions')),
      });
      if (text === undefined || text === parameters.get('query')) {
        if (!parameters.has('extensions')) return;
      } else parameters.set('query', text);
      parameters.delete('documentId');
      parameters.delete('extensions');
      request.raw.url = `${path}?${parameters.toString()}`;
      return;
    }
    const { body } = request;
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return;
    const given = body as Record<string, unknown>;
    const text = this.documents.textOf(given);
    if (text === undefined) return;
    const { documentId: _id, extensions: _extensions, ...rest } = given;
    request.body = { ...rest, query: text };
  }
}

function jsonIn(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ApiError('BAD_USER_INPUT', 'Send `extensions` as JSON.');
  }
}
