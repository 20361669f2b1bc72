import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** What the pages may load from beyond their own origin. */
export type WebSources = {
  /** Where the live socket is reached: `ws://localhost:3000`. */
  socketOrigin: string;
  /** Origins of contacts' pictures that are not served by https. */
  imageOrigins: string[];
};

/** Shows a page of the built web app for an address, or says that there is none. */
export type WebApp = { sendPage(path: string, reply: FastifyReply): FastifyReply | null };

type HtmlPage = { html: string; contentSecurityPolicy: string };

const fallbackPage = '__spa-fallback';
// The return page of a connect popup: cut off from its opener it could not hand over what it was given.
const popupPath = '/setup';

/** Serves the built web app: hashed files for ever, pages never from an old copy. */
export function registerWebApp(app: FastifyInstance, folder: string, sources: WebSources): WebApp {
  const pages = readPages(folder, sources);
  if (existsSync(folder)) {
    void app.register(fastifyStatic, {
      root: folder,
      index: false,
      // Pages are sent by sendPage, which knows their policy.
      allowedPath: (path) => !path.endsWith('.html'),
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.includes(`${sep}assets${sep}`);
        void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      },
    });
  }

  function sendPage(path: string, reply: FastifyReply): FastifyReply | null {
    const name = path.replace(/^\/+|\/+$/g, '');
    const page = pages.get(name) ?? pages.get(fallbackPage) ?? pages.get('');
    if (page === undefined) return null;
    if (`/${name}` === popupPath) void reply.header('cross-origin-opener-policy', 'unsafe-none');
    return reply
      .code(200)
      .header('content-security-policy', page.contentSecurityPolicy)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page.html);
  }

  // Routes of their own: to the file server `/about` is a folder.
  for (const name of pages.keys()) app.get(`/${name}`, async (_request, reply) => sendPage(name, reply) ?? reply);
  return { sendPage };
}

/** By address without slashes at its ends: `about/index.html` is `about`, the landing page is the empty one. */
function readPages(folder: string, sources: WebSources): Map<string, HtmlPage> {
  const pages = new Map<string, HtmlPage>();
  for (const file of globSync('**/*.html', { cwd: folder })) {
    const html = readFileSync(join(folder, file), 'utf8');
    const name = file
      .split(sep)
      .join('/')
      .replace(/(^|\/)index\.html$|\.html$/, '');
    pages.set(name, { html, contentSecurityPolicy: policyOf(html, sources) });
  }
  return pages;
}

// Scripts written into a page are allowed one by one, by their hash; nothing that gets in later can run.
function policyOf(html: string, { socketOrigin, imageOrigins }: WebSources): string {
  const inline = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const hashes = Array.from(
    inline,
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(hashes)].join(' '),
    // The UI library writes its styles into the page.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob: https:", ...imageOrigins].join(' '),
    "font-src 'self'",
    `connect-src 'self' ${socketOrigin}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
