import { statSync } from 'node:fs';
import path from 'node:path';
import { firstRoutes, type Manifest, readManifest } from './quicken-fallback.ts';
import { routeBudgets } from './route-budgets.ts';

/**
 * Refuses a build in which a route loads more than its budget, and returns the table of all. A route's own
 * scripts and styles are those that neither the layouts around it nor, for the signed-in, the first screen have
 * loaded before it; compressed.
 */
export function limitRoutes(folder: string, budgets: Record<string, number> = routeBudgets): string {
  const { routes } = readManifest(folder);
  const rows = Object.keys(routes)
    .filter((name) => name !== 'root' && !firstRoutes.includes(name))
    .map((name) => ({ name, kilobytes: kilobytesOf(ownFiles(name, routes), folder), budget: budgets[name] }))
    .toSorted((one, other) => other.kilobytes - one.kilobytes);

  const problems = [
    ...rows.flatMap(({ name, kilobytes, budget }) => {
      if (budget === undefined) return `${name} has no budget: it needs ${kilobytes.toFixed(1)} kB`;
      return kilobytes > budget ? `${name} needs ${kilobytes.toFixed(1)} kB, more than its ${budget} kB` : [];
    }),
    ...Object.keys(budgets).flatMap((name) => (name in routes ? [] : `${name} has a budget but is no route`)),
  ];
  const table = rows.map(
    ({ name, kilobytes, budget }) =>
      `${kilobytes.toFixed(1).padStart(6)} of ${String(budget ?? '?').padStart(3)}  ${name}`,
  );
  if (problems.length > 0) {
    throw new Error(`${problems.join('\n')}\n\nBudgets: build-steps/route-budgets.ts\n${table.join('\n')}`);
  }
  return ['\nOwn scripts and styles of each route, in kB of its budget:', ...table].join('\n');
}

function ownFiles(name: string, routes: Manifest['routes']): string[] {
  const around = layoutsAround(name, routes);
  const before = around.includes('app/signed-in-layout') ? [...around, ...firstRoutes] : around;
  const known = new Set(before.flatMap((other) => filesOf(other, routes)));
  return filesOf(name, routes).filter((file) => !known.has(file));
}

function layoutsAround(name: string, routes: Manifest['routes']): string[] {
  const parent = routes[name]?.parentId;
  return parent === undefined ? [] : [parent, ...layoutsAround(parent, routes)];
}

function filesOf(name: string, routes: Manifest['routes']): string[] {
  const route = routes[name];
  if (route === undefined) return [];
  return [...new Set([route.module, ...route.imports, ...route.css].map((file) => file.replace('#', '')))];
}

function kilobytesOf(files: string[], folder: string): number {
  return files.reduce((sum, file) => sum + statSync(path.join(folder, `${file}.br`)).size / 1000, 0);
}
