import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dataFolder } from './data-folder.mjs';

const dayMs = 24 * 3_600_000;
/** Everything that visitors leave behind; the secrets stay. */
const forgotten = ['database', 'sandbox'];

/** What `prepareDailyReset` resolves with. */
export const resetNow = Symbol('reset');

/** Makes secrets that are not public, and the demo coach's password: once, readable only by the folder's owner. */
export function makePublicDemoSecrets(folder = dataFolder) {
  const file = path.join(folder, 'public-demo.json');
  if (!existsSync(file)) {
    const secrets = {
      SANDBOX_SECRET: randomBytes(32).toString('base64url'),
      DEMO_PASSWORD: randomBytes(12).toString('base64url'),
    };
    writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Deletes a demo that is a day old, and resolves when the one that now starts is a day old. Call it while
 * nothing runs. The age is that of a file, so that a demo that is restarted often is reset too.
 */
export function prepareDailyReset(folder = dataFolder, now = Date.now()) {
  const beginning = path.join(folder, 'public-demo-began');
  const age = existsSync(beginning) ? now - statSync(beginning).mtimeMs : dayMs;
  if (age >= dayMs) {
    for (const name of forgotten) rmSync(path.join(folder, name), { recursive: true, force: true });
    writeFileSync(beginning, '');
  }
  return new Promise((resolve) => {
    setTimeout(() => resolve(resetNow), age >= dayMs ? dayMs : dayMs - age).unref();
  });
}
