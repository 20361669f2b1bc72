import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export type Manifest = { routes: Record<string, ManifestRoute | undefined> };
type ManifestRoute = { parentId?: string; module: string; imports: string[]; css: string[] };

/** Around every screen of the signed-in, and the first that they see. */
export const firstRoutes = ['app/services-layout', 'app/signed-in-layout', 'routes/accounts/dashboard'];
const preload = /<link rel="(?:module)?preload" [^>]*>/g;
const stylesheet = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
const manifestImport = /import "(\/assets\/manifest-\w+\.js)";/;

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
 * Makes the page behind every address that is not prerendered quick on a slow phone.
 *
 * - It names all scripts that the signed-in need, instead of finding them out one after the other: the longest
 * first, since the line must not stand still while small ones wait for their turn. What takes longer to ask
 * for than to load is asked for in between. The font, which nothing waits for, stays out of their way.
 * - It brings the styles and the list of the routes along. The line is idle until the first script comes, so
 *   they cost no
 *   time there.
 */
export function quickenFallback(folder: string): void {
  const file = path.join(folder, '__spa-fallback.html');
  const read = (address: string) => readFileSync(path.join(folder, address), 'utf8');
  const { routes } = readManifest(folder);
  const first = firstRoutes.flatMap((name) => routes[name] ?? []);
  const page = readFileSync(file, 'utf8');
  const [manifestStatement = '', manifest = ''] = manifestImport.exec(page) ?? [];
  const named = page.replace(manifestStatement, '').match(/\/assets\/[\w.-]+\.js/g) ?? [];
  const scripts = Array.from(new Set([...named, ...first.flatMap(({ module, imports }) => [module, ...imports])]))
    .filter((address) => address !== manifest)
    .map((address) => ({ address, size: statSync(path.join(folder, address)).size }))
    .toSorted((one, other) => other.size - one.size)
    .map(({ address }) => `<link rel="modulepreload" href="${address}"/>`);
  const styles = [...Array.from(page.matchAll(stylesheet), ([, href]) => href!), ...first.flatMap(({ css }) => css)];
  const sheets = Array.from(new Set(styles), (href) => {
    // The router waits for a sheet that the page does not name. A disabled one is named and never loaded.
    return `<style>${read(href.replace('#', ''))}</style><link rel="stylesheet" href="${href}" disabled=""/>`;
  });
  const ahead = [...scripts.slice(0, longScripts), `<script>${askEarly}</script>`, ...scripts.slice(longScripts)];
  writeFileSync(
    file,
    page
      .replaceAll(preload, '')
      .replaceAll(stylesheet, '')
      .replace(manifestStatement, '')
      .replace('<meta charSet="utf-8"/>', (tag) => tag + ahead.join(''))
      .replace('</head>', () => `${sheets.join('')}<script>${read(manifest)}</script></head>`),
  );
}

/** Browsers have six lines to a server: these, and the calls, take the first turn. */
const longScripts = 4;

/** Reads which files each route needs. */
export function readManifest(folder: string): Manifest {
  const [name] = globSync('assets/manifest-*.js', { cwd: folder });
  const script = readFileSync(path.join(folder, name!), 'utf8');
  return JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)) as Manifest;
}
