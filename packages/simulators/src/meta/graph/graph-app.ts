import type { FastifyInstance } from 'fastify';
import { createRefusingApp } from '../../shell/refusing-app.ts';
import { graphErrorBody, GraphRefusal, traceId } from './graph-error.ts';
import { pictureFile, sendMedia, voiceNoteFile } from './sent-media.ts';

const versionPrefix = /^\/(v\d+\.\d+)(?=\/)/;
const defaultVersion = 'v25.0';
const idleUsage = JSON.stringify({ call_count: 0, total_cputime: 0, total_time: 0 });

/**
 * Returns a Fastify app that behaves like a Graph host: optional version in the path, JSON or form bodies,
 * headers, errors.
 */
export function createGraphApp(options: {
  /** Returns the refusal of every call while the platform is down. */
  outage: () => GraphRefusal | null;
}): FastifyInstance {
  const app = createRefusingApp(
    {
      kind: GraphRefusal,
      unreadable: ({ message }) => new GraphRefusal(100, `(#100) ${message}`),
      unknown: () => new GraphRefusal(2_500, 'Unknown path components'),
      broken: () => new GraphRefusal(1, 'An unknown error occurred.', { http: 500 }),
      send: (reply, refusal) =>
        reply.code(refusal.http).send(graphErrorBody(refusal, String(reply.getHeader('x-fb-trace-id')))),
    },
    {
      // Message ids are paths and have about 160 characters.
      routerOptions: { maxParamLength: 500 },
      // The version only matters for the header of the answer.
      rewriteUrl: (request) => (request.url ?? '/').replace(versionPrefix, ''),
    },
  );
  // Unlike Fastify's own parser this one takes an empty body, as Graph does.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? undefined : JSON.parse(String(body)));
    } catch {
      done(new GraphRefusal(100, '(#100) The request body is not valid JSON'));
    }
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.header('facebook-api-version', versionPrefix.exec(request.originalUrl)?.[1] ?? defaultVersion);
    reply.header('x-fb-trace-id', traceId());
    reply.header('x-app-usage', idleUsage);
    const refusal = options.outage();
    if (refusal) throw refusal;
  });

  // Meta serves people's pictures from its CDN; here they are drawn on request.
  app.get<{ Params: { file: string } }>('/pictures/:file', async ({ params }, reply) => {
    return sendMedia(reply, pictureFile(params.file));
  });

  app.get<{ Params: { file: string } }>('/voice-notes/:file', async ({ params }, reply) =>
    sendMedia(reply, voiceNoteFile(params.file)),
  );
  return app;
}
