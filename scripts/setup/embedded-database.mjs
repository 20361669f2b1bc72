import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { dataFolder } from './data-folder.mjs';
import { root } from './packages.mjs';

const directory = path.join(dataFolder, 'database');

/** Whether a server has used the embedded database before. */
export function isDatabaseThere() {
  return !process.env.DATABASE_URL && existsSync(path.join(directory, 'PG_VERSION'));
}

/**
 * Creates the embedded database instead of the server, beside the builds, because all take seconds. It
 * needs the data folder; the server meets and reports any other obstacle itself.
 */
export function createEmbeddedDatabase(runtime) {
  if (process.env.DATABASE_URL || isDatabaseThere()) return Promise.resolve();
  const program = path.join(root, 'apps/server/src/database/initialise-embedded.ts');
  return new Promise((resolve) => {
    execFile(runtime, [program, directory], { cwd: root }, () => resolve());
  });
}
