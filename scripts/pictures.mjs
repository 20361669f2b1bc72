// npm run pictures: takes the pictures of README and docs again, while journeys visit the pages.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './setup/packages.mjs';

const journeys = ['journeys/src/first-hour', 'journeys/src/every-page'];

const { status } = spawnSync(process.execPath, [path.join(root, 'scripts/test.mjs'), ...journeys], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PICTURES_FOLDER: path.join(root, 'docs/pictures') },
});
process.exitCode = status ?? 1;
