import type { WorkerScope } from './worker-scope.ts';

/** What the app starts from when it is offline: the files of one build. */
export type Shell = { version: string; files: string[] };

/** An address that the server answers with the page of every signed-in screen. */
const shellPage = '/dashboard';
const cachePrefix = 'shell-';

/** Stores the files of this build, either all of them or none. */
export async function storeShell(scope: WorkerScope, shell: Shell): Promise<void> {
  const page = await scope.fetch(shellPage, { cache: 'reload' });
  const html = await page.clone().text();
  // During a deploy the page may come from a server of another build, whose files are not listed here. The browser
  // tries again.
  if (!page.ok || !html.includes(shell.version)) throw new Error('The page is of another build');
  const cache = await scope.caches.open(cachePrefix + shell.version);
  await cache.addAll(shell.files);
  await cache.put(shellPage, page);
}

/** Removes the files of other builds. */
export async function forgetOtherShells(scope: WorkerScope, shell: Shell): Promise<void> {
  const names = await scope.caches.keys();
  const others = names.filter((name) => name.startsWith(cachePrefix) && name !== cachePrefix + shell.version);
  await Promise.all(others.map((name) => scope.caches.delete(name)));
}

/**
 * Returns the answer to a page's request, or null to leave it to the browser. Pages come from the network, and
 * from the store only when there is no network, so a device never shows an old version. Files have a hash in
 * their name and never change. Answers of the API are never stored.
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
