import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

type Manifest = { routes: Record<string, { module: string; imports: string[]; css: string[] } | undefined> };

/** Around every screen of the signed-in, and the first that they see. */
const firstRoutes = ['app/services-layout', 'app/signed-in-layout', 'routes/accounts/dashboard'];
const fontPreload = /<link rel="preload" [^>]*as="font"[^>]*>/g;

/** By address: what its first screen shows. */
const firstCalls = { '/dashboard': ['/api/bot/', '/api/chat/needs-you/count'] };

// Seconds before the scripts are there. Taken by api/early-answers.ts.
const askEarly = `try {
  const { token } = JSON.parse(localStorage.getItem('user'));
  window.spotterEarly = (${JSON.stringify(firstCalls)}[location.pathname] ?? []).map((address) => ({
    address,
    token,
    askedAt: Date.now(),
    answer: fetch(address, { headers: { authorization: 'Bearer ' + token } }),
  }));
} catch {}`;

/**
 * Lets the page behind every address that is not prerendered name all that the signed-in need, instead of finding it out
 * one file after the other; and keeps the font, which nothing waits for, out of the way of the scripts.
 */
export function quickenFallback(folder: string): void {
  const file = path.join(folder, '__spa-fallback.html');
  const { routes } = readManifest(folder);
  const first = firstRoutes.flatMap((name) => routes[name] ?? []);
  const html = readFileSync(file, 'utf8').replaceAll(fontPreload, '');
  const named = new Set(html.match(/\/assets\/[\w.-]+/g));
  const links = [
    ...first.flatMap(({ css }) => css).map((href) => ({ rel: 'stylesheet', href: href.replace('#', '') })),
    ...first.flatMap(({ module, imports }) => [module, ...imports]).map((href) => ({ rel: 'modulepreload', href })),
  ];
  const missing = new Map(links.filter(({ href }) => !named.has(href)).map((link) => [link.href, link]));
  const tags = Array.from(missing.values(), ({ rel, href }) => `<link rel="${rel}" href="${href}"/>`);
  writeFileSync(file, html.replace('</head>', `<script>${askEarly}</script>${tags.join('')}</head>`));
}

function readManifest(folder: string): Manifest {
  const [name] = globSync('assets/manifest-*.js', { cwd: folder });
  const script = readFileSync(path.join(folder, name!), 'utf8');
  return JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)) as Manifest;
}
