import { Readable } from 'node:stream';
import fastify from 'fastify';
import { asSimulator, type Simulator } from '../shell/simulator.ts';

/** What a path of the site answers with. `body` may never end. */
export type SiteAnswer = {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer | (() => AsyncIterable<Uint8Array>);
};

/** The control side of a website: its pages, which can be changed, and what was asked for. */
export type WebsiteControl = {
  setPage(path: string, answer: string | SiteAnswer): void;
  removePage(path: string): void;
  /** Returns the newest 1,000 paths that were asked for, oldest first. */
  requests(): string[];
};

/** A coach's website. */
export type WebsiteSimulator = Simulator<WebsiteControl>;

const rememberedRequests = 1000;

/** Returns a website with these pages of HTML by their paths. */
export function createWebsiteSimulator(pages: Record<string, string> = {}): WebsiteSimulator {
  const app = fastify({ forceCloseConnections: true });
  const answers = new Map<string, SiteAnswer>(Object.entries(pages).map(([path, body]) => [path, { body }]));
  const requests: string[] = [];

  app.get('/*', async (request, reply) => {
    const path = new URL(request.url, 'http://site').pathname;
    requests.push(path);
    if (requests.length > rememberedRequests) requests.shift();
    const answer = answers.get(path);
    if (answer === undefined) return reply.code(404).type('text/plain').send('There is no such page');
    const { status = 200, headers = {}, body = '' } = answer;
    reply.raw.on('error', () => undefined);
    void reply.code(status).headers({ 'content-type': 'text/html; charset=utf-8', ...headers });
    if (typeof body !== 'function') return reply.send(body);
    return reply.send(Readable.from(body()));
  });

  return asSimulator(app, {
    setPage: (path, answer) => void answers.set(path, typeof answer === 'string' ? { body: answer } : answer),
    removePage: (path) => void answers.delete(path),
    requests: () => [...requests],
  });
}
