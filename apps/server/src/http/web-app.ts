import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

/** Where the pages live, and what they may load from beyond their own origin. */
export type WebSources = {
  /** The origin under which people reach the pages. */
  publicUrl: string;
  /** Where the live socket is reached: `ws://localhost:3000`. */
  socketOrigin: string;
  /** Origins of contacts' pictures and voice notes that are not served by https. */
  imageOrigins: string[];
  /** Origins that pages may ask beside our own. */
  connectOrigins?: string[];
};

/** Shows a page of the built web app for an address, or says that there is none. */
export type WebApp = { sendPage(path: string, request: FastifyRequest, reply: FastifyReply): FastifyReply | null };

type HtmlPage = { html: Buffer; compressed: Buffer; contentSecurityPolicy: string };

const fallbackPage = '__spa-fallback';
// The web app is built before anybody knows its address: its pages carry this one instead.
const unknownPublicUrl = 'https://public-url.invalid';
// The service worker: one name for ever, and the next one is looked for there each time.
const workerFile = /[\\/]sw\.js(\.gz|\.br)?$/;
// It asks our own server alone. Without a policy of its own it would get that of what is no page: to ask nobody.
const workerPolicy = "default-src 'none'; connect-src 'self'";
// They say something of documents alone. With twenty files to load, a slow phone waits a fifth of a second for them.
const documentHeaders = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
// The return page of a connect popup: cut off from its opener it could not hand over what it was given.
const popupPath = '/setup';

/** Serves the built web app: hashed files for ever, pages never from an old copy. */
export function registerWebApp(app: FastifyInstance, folder: string, sources: WebSources): WebApp {
  const pages = readPages(folder, sources);
  const isAddress = readAddresses(folder);
  if (existsSync(folder)) {
    void app.register(fastifyStatic, {
      root: folder,
      index: false,
      // Compressed at the build.
      preCompressed: true,
      // Pages are sent by sendPage, which knows their policy.
      allowedPath: (path) => !path.endsWith('.html'),
      cacheControl: false,
      setHeaders: (reply, path) => {
        if (workerFile.test(path)) {
          void reply.header('cache-control', 'no-cache').header('content-security-policy', workerPolicy);
          return;
        }
        const isHashed = path.includes(`${sep}assets${sep}`);
        if (isHashed) for (const name of documentHeaders) void reply.removeHeader(name);
        void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      },
    });
  }

  function sendPage(path: string, request: FastifyRequest, reply: FastifyReply): FastifyReply | null {
    const name = withoutSlashesAround(path);
    const page = pages.get(name) ?? pages.get(fallbackPage) ?? pages.get('');
    if (page === undefined) return null;
    if (`/${name}` === popupPath) void reply.header('cross-origin-opener-policy', 'unsafe-none');
    const compressed = acceptsGzip(request);
    if (compressed) void reply.header('content-encoding', 'gzip');
    return reply
      .code(isAddress(name) ? 200 : 404)
      .header('content-security-policy', page.contentSecurityPolicy)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .type('text/html; charset=utf-8')
      .send(compressed ? page.compressed : page.html);
  }

  // Routes of their own: to the file server `/about` is a folder.
  for (const name of pages.keys())
    app.get(`/${name}`, async (request, reply) => sendPage(name, request, reply) ?? reply);
  return { sendPage };
}

/** By address without slashes at its ends: `about/index.html` is `about`, the landing page is the empty one. */
function readPages(folder: string, sources: WebSources): Map<string, HtmlPage> {
  const pages = new Map<string, HtmlPage>();
  for (const file of globSync('**/*.html', { cwd: folder })) {
    const html = readFileSync(join(folder, file), 'utf8').replaceAll(unknownPublicUrl, sources.publicUrl);
    const name = file
      .split(sep)
      .join('/')
      .replace(/(^|\/)index\.html$|\.html$/, '');
    const bytes = Buffer.from(html);
    pages.set(name, {
      html: bytes,
      compressed: gzipSync(bytes),
      contentSecurityPolicy: policyOf(html, sources),
    });
  }
  return pages;
}

/** An expression for this would look for the end from every slash: an address has room for thousands. */
function withoutSlashesAround(path: string): string {
  let [start, end] = [0, path.length];
  while (path[start] === '/') start += 1;
  while (end > start && path[end - 1] === '/') end -= 1;
  return path.slice(start, end);
}

/** Whether the web app has something to show at an address; an app that was built without its list answers for all. */
function readAddresses(folder: string): (name: string) => boolean {
  const file = join(folder, 'pages.json');
  if (!existsSync(file)) return () => true;
  const addresses = z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
  const patterns = addresses.map(
    (address) => new RegExp(`^${address.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`),
  );
  return (name) => patterns.some((pattern) => pattern.test(name === '' ? '' : `/${name}`));
}

function acceptsGzip(request: FastifyRequest): boolean {
  return /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
}

// Scripts written into a page are allowed one by one, by their hash; nothing that gets in later can run.
function policyOf(html: string, { socketOrigin, imageOrigins, connectOrigins = [] }: WebSources): string {
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
    ["media-src 'self' https:", ...imageOrigins].join(' '),
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ['connect-src', "'self'", socketOrigin, ...connectOrigins].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
