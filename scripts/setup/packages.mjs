import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Returns the file that an installed package's command starts;
 * null when the package or the command does not exist.
 */
export function findCommand(packageName, command) {
  const folder = path.join(root, 'node_modules', packageName);
  const manifest = path.join(folder, 'package.json');
  if (!existsSync(manifest)) return null;
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  const file = typeof bin === 'string' ? bin : bin?.[command];
  return file === undefined ? null : path.join(folder, file);
}
