import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { SetupError } from './dependencies.mjs';
import { root } from './packages.mjs';

const chosen = path.resolve(root, process.env.DATA_DIR || '.data');
/** The folder of what has to outlive the programs. A public demo, which is reset daily, has a folder of its own. */
export const dataFolder = process.env.SANDBOX === 'public-demo' ? path.join(chosen, 'public-demo') : chosen;

/** Makes the data folder where it is missing. Throws SetupError when it cannot be made or written to. */
export function requireDataFolder() {
  try {
    makeFolder(dataFolder);
    accessSync(dataFolder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new SetupError(`The folder ${dataFolder} cannot be written (${error.code}); set DATA_DIR to one that can.`);
  }
}

/**
 * Makes the folder step by step: Node's own recursive mkdir never returns where the system refuses with "no such
 * file", as in /proc.
 */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}
