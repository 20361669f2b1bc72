import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../setup/packages.mjs';

const columns = 3;

test('each test that the page about security names exists', () => {
  const page = readFileSync(path.join(root, 'docs/security.md'), 'utf8');
  const [, defended = ''] = page.split('## What is defended');
  const rows = defended
    .split('## What is left')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| '));
  const cells = rows.map((row) => row.split('|').slice(1, -1)).filter((row) => row.length === columns);
  const named = cells.flatMap(([, , tests = '']) => [...tests.matchAll(/`([^`]+)`/g)].map(([, name]) => name!));
  const missing = named.filter((name) => {
    const file = /^(packages|journeys|scripts)\//.test(name) ? name : `apps/server/src/${name}`;
    return !existsSync(path.join(root, `${file}.test.ts`));
  });
  expect(cells.length).toBe(rows.length);
  expect(named.length).toBeGreaterThan(40);
  expect(missing).toEqual([]);
});
