import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

/** The address of the pages, and the other origins that they may load from. */
export type WebSources = {
  /** The public origin of the pages. */
  publicUrl: string;
  /** The origin of the live socket, such as `ws://localhost:3000`. */
  socketOrigin: string;
  /** Origins of contacts' pictures and voice notes that are not served by https. */
  imageOrigins: string[];
  /** Origins other than our own that pages may connect to. */
  connectOrigins?: string[];
};

/** The built web app. `sendPage` sends the page of an address; null: there is none. */
export type WebApp = { sendPage(path: string, request: FastifyRequest, reply: FastifyReply): FastifyReply | null };

type HtmlPage = { body: (encoding: PageEncoding) => Buffer; tag: string; contentSecurityPolicy: string };
type PageEncoding = 'br' | 'gzip' | 'identity';

// Higher qualities would save few bytes, and whoever asks first waits.
const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const encode: Record<PageEncoding, (bytes: Buffer) => Buffer> = {
  identity: (bytes) => bytes,
  gzip: (bytes) => gzipSync(bytes),
  br: (bytes) => brotliCompressSync(bytes, quickBrotli),
};
const fallbackPage = '__spa-fallback';
// The web app is built before its address is known: its pages contain this one instead.
const unknownPublicUrl = 'https://public-url.invalid';
// The service worker: its name never changes, and browsers look for a new version under it each time.
const workerFile = /[\\/]sw\.js(\.gz|\.br)?$/;
// The worker calls our own server only.
// Without its own policy it would get that of files, which allows no calls.
const workerPolicy = "default-src 'none'; connect-src 'self'";
// These headers matter for documents only. For twenty files they cost a slow phone a fifth of a second.
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
// For files that may change. A browser never requests a hashed file again.
const renewalHeaders = ['etag', 'last-modified', 'accept-ranges'];
// The return page of a connect popup: cut off from its opener, it could not pass on its result.
const popupPath = '/setup';

/** Serves the built web app: hashed files may be cached for ever, pages are always checked for a new version. */
export function registerWebApp(app: FastifyInstance, folder: string, sources: WebSources): WebApp {
  const pages = readPages(folder, sources);
  const isAddress = readAddresses(folder);
  if (existsSync(folder)) {
    void app.register(fastifyStatic, {
      root: folder,
      index: false,
      // The build compresses the files.
      preCompressed: true,
      // sendPage sends the pages, because it knows their policy.
      allowedPath: (path) => !path.endsWith('.html'),
      cacheControl: false,
      setHeaders: (reply, path) => {
        if (workerFile.test(path)) {
          void reply.header('cache-control', 'no-cache').header('content-security-policy', workerPolicy);
          return;
        }
        const isHashed = path.includes(`${sep}assets${sep}`);
        if (isHashed) for (const name of [...documentHeaders, ...renewalHeaders]) void reply.removeHeader(name);
        void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      },
    });
  }

  function sendPage(path: string, request: FastifyRequest, reply: FastifyReply): FastifyReply | null {
    const name = withoutSlashesAround(path);
    const page = pages.get(name) ?? pages.get(fallbackPage) ?? pages.get('');
    if (page === undefined) return null;
    if (`/${name}` === popupPath) void reply.header('cross-origin-opener-policy', 'unsafe-none');
    const found = isAddress(name);
    void reply
      .header('content-security-policy', page.contentSecurityPolicy)
      .header('cache-control', 'no-cache')
      .header('etag', page.tag)
      .header('vary', 'accept-encoding')
      .type('text/html; charset=utf-8');
    if (found && request.headers['if-none-match'] === page.tag) return reply.code(304).send();
    const encoding = encodingFor(request);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.code(found ? 200 : 404).send(page.body(encoding));
  }

  // Pages need their own routes: to the file server `/about` is a folder.
  for (const name of pages.keys())
    app.get(`/${name}`, async (request, reply) => sendPage(name, request, reply) ?? reply);
  return { sendPage };
}

/**
 * Returns the pages by address without outer slashes:
 * `about/index.html` is `about`, and the landing page is empty.
 */
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
      body: encodedOnce(bytes),
      // Weak, because it is the same for the page in each encoding.
      tag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      contentSecurityPolicy: policyOf(html, sources),
    });
  }
  return pages;
}

/**
 * Returns the bytes in each encoding, which takes time at its first request:
 * for all pages, it would delay each start.
 */
function encodedOnce(bytes: Buffer): HtmlPage['body'] {
  const made = new Map<PageEncoding, Buffer>();
  return (encoding) => {
    const body = made.get(encoding) ?? encode[encoding](bytes);
    made.set(encoding, body);
    return body;
  };
}

/** Trims slashes without a regular expression, which would search for the end from every slash of a long address. */
function withoutSlashesAround(path: string): string {
  let [start, end] = [0, path.length];
  while (path[start] === '/') start += 1;
  while (end > start && path[end - 1] === '/') end -= 1;
  return path.slice(start, end);
}

/** Returns whether the web app has a page at an address; an app built without its list accepts every address. */
function readAddresses(folder: string): (name: string) => boolean {
  const file = join(folder, 'pages.json');
  if (!existsSync(file)) return () => true;
  const addresses = z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
  const patterns = addresses.map(
    (address) => new RegExp(`^${address.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`),
  );
  return (name) => patterns.some((pattern) => pattern.test(name === '' ? '' : `/${name}`));
}

function encodingFor(request: FastifyRequest): PageEncoding {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

// Each inline script of a page is allowed by its hash, so that an injected script cannot run.
function policyOf(html: string, { socketOrigin, imageOrigins, connectOrigins = [] }: WebSources): string {
  const inline = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const hashes = Array.from(
    inline,
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(hashes)].join(' '),
    // The UI library writes inline styles.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob: https:", ...imageOrigins].join(' '),
    ["media-src 'self' blob: https:", ...imageOrigins].join(' '),
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
