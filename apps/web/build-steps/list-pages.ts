import { writeFileSync } from 'node:fs';
import path from 'node:path';

type Routes = Record<string, { path?: string | undefined; parentId?: string | undefined }>;

/** Writes which addresses there are, as `pages.json`, so that the server can answer 404 to all others. */
export function listPages(folder: string, routes: Routes): void {
  const pages = Object.values(routes).flatMap((route) => {
    const address = addressOf(route, routes);
    return address.includes('*') ? [] : [address];
  });
  writeFileSync(path.join(folder, 'pages.json'), JSON.stringify([...new Set(pages)].toSorted()));
}

function addressOf(route: Routes[string], routes: Routes): string {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  const before = parent === undefined ? '' : addressOf(parent, routes);
  return route.path === undefined || route.path === '' ? before : `${before}/${route.path}`.replace(/\/+/g, '/');
}
