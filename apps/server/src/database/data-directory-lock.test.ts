import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockDataDirectory } from './data-directory-lock.ts';

test('the lock of a data folder is for its user only, also one of an earlier release', () => {
  const directory = mkdtempSync(join(tmpdir(), 'spotter-lock-'));
  const file = join(directory, 'owner.lock');
  try {
    for (const before of [null, 0o644]) {
      if (before !== null) {
        rmSync(file);
        writeFileSync(file, '', { mode: before });
      }
      const unlock = lockDataDirectory(directory);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      unlock();
    }
  } finally {
    rmSync(directory, { recursive: true });
  }
});
