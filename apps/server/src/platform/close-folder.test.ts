import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeFolder, closeTree } from './close-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spotter-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (...path: string[]) => (statSync(join(folder, ...path)).mode & 0o7777).toString(8);

test('a folder and all that it holds is taken from other users', () => {
  const inner = join(folder, 'base');
  mkdirSync(inner);
  writeFileSync(join(inner, 'rows'), '');
  for (const [path, mode] of [
    [folder, 0o755],
    [inner, 0o777],
    [join(inner, 'rows'), 0o666],
  ] as const) {
    chmodSync(path, mode);
  }
  closeTree(folder);
  expect([modeOf(), modeOf('base'), modeOf('base', 'rows')]).toEqual(['700', '700', '600']);
});

test('a folder that belongs to everybody stays open', () => {
  const everybodys = join(folder, 'tmp');
  mkdirSync(everybodys);
  writeFileSync(join(everybodys, 'theirs'), '');
  chmodSync(everybodys, 0o1777);
  closeFolder(everybodys);
  expect(modeOf('tmp')).toBe('1777');
});
