import type { WorkerScope } from './worker-scope.ts';

/** What the app starts from without a net: the files of one build. */
export type Shell = { version: string; files: string[] };

/** An address that is answered with the page of every signed-in screen. */
const shellPage = '/dashboard';
const cachePrefix = 'shell-';

/** Stores the files of this build, all of them or none. */
export async function storeShell(scope: WorkerScope, shell: Shell): Promise<void> {
  const page = await scope.fetch(shellPage, { cache: 'reload' });
  const html = await page.clone().text();
  // During a deploy the page may come from a server of another build: its files would not be here. The browser tries again.
  if (!page.ok || !html.includes(shell.version)) throw new Error('The page is of another build');
  const cache = await scope.caches.open(cachePrefix + shell.version);
  await cache.addAll(shell.files);
  await cache.put(shellPage, page);
}

/** Forgets the files of other builds. */
export async function forgetOtherShells(scope: WorkerScope, shell: Shell): Promise<void> {
  const names = await scope.caches.keys();
  const others = names.filter((name) => name.startsWith(cachePrefix) && name !== cachePrefix + shell.version);
  await Promise.all(others.map((name) => scope.caches.delete(name)));
}

/**
 * The answer to what a page asks for, or null to leave it to the browser. Pages come from the net, and from the store only
 * where there is none: nobody is shown an old version by their device. Files carry a hash in their name and never change.
 * What the API says is never stored.
 */
export function answerFetch(scope: WorkerScope, shell: Shell, request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin) return null;
  if (request.mode === 'navigate' && !pathname.startsWith('/api/')) {
    return scope.fetch(request).catch(async (error: unknown) => {
      const page = await stored(scope, shell, shellPage);
      if (page === undefined) throw error;
      return page;
    });
  }
  if (!shell.files.includes(pathname)) return null;
  return stored(scope, shell, pathname).then((file) => file ?? scope.fetch(request));
}

async function stored(scope: WorkerScope, shell: Shell, path: string): Promise<Response | undefined> {
  const cache = await scope.caches.open(cachePrefix + shell.version);
  return cache.match(path);
}
