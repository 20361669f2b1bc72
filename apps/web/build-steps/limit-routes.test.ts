import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limitRoutes } from './limit-routes.ts';

const routes = {
  root: { module: '/assets/root.js', imports: [], css: [] },
  'app/services-layout': { parentId: 'root', module: '/assets/services.js', imports: [], css: [] },
  'app/signed-in-layout': { parentId: 'app/services-layout', module: '/assets/frame.js', imports: [], css: [] },
  'routes/accounts/dashboard': {
    parentId: 'app/signed-in-layout',
    module: '/assets/first.js',
    imports: ['/assets/kit.js'],
    css: [],
  },
  'routes/chats/inbox': {
    parentId: 'app/signed-in-layout',
    module: '/assets/inbox.js',
    imports: ['/assets/kit.js', '/assets/lists.js', '/assets/root.js'],
    css: ['/assets/inbox.css#'],
  },
};
/** The compressed size of each file of the build, in bytes. */
const files = { root: 9000, services: 9000, frame: 9000, first: 9000, kit: 9000, inbox: 4000, lists: 5000 };

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'spotter-build-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(
    path.join(folder, 'assets/manifest-1.js'),
    `window.__reactRouterManifest=${JSON.stringify({ routes })};`,
  );
  for (const [name, bytes] of Object.entries(files)) write(`${name}.js.br`, bytes);
  write('inbox.css.br', 1000);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, bytes: number): void {
  writeFileSync(path.join(folder, 'assets', name), 'x'.repeat(bytes));
}

test('a route counts what neither its layouts nor the first screen have loaded', () => {
  expect(limitRoutes(folder, { 'routes/chats/inbox': 10 })).toContain('10.0 of  10  routes/chats/inbox');
});

test('a build is refused in which a route grew over its budget', () => {
  write('lists.js.br', 5600);
  expect(() => limitRoutes(folder, { 'routes/chats/inbox': 10 })).toThrow(
    'routes/chats/inbox needs 10.6 kB, more than its 10 kB',
  );
});

test('a build is refused in which a route has no budget', () => {
  expect(() => limitRoutes(folder, {})).toThrow('routes/chats/inbox has no budget: it needs 10.0 kB');
});

test('a build is refused whose budgets name a route that is gone', () => {
  expect(() => limitRoutes(folder, { 'routes/chats/inbox': 10, 'routes/old': 1 })).toThrow(
    'routes/old has a budget but is no route',
  );
});
