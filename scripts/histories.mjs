// Plays ten thousand random histories through the engine, five thousand on each platform, and sees that bugs planted
// into it are found; and five hundred orders of a subscription's events. SPOTTER_SEED repeats a run.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './setup/packages.mjs';

const { status } = spawnSync(
  process.execPath,
  [path.join(root, 'scripts/test.mjs'), 'apps/server/src/test/one-voice', 'event-order'],
  { cwd: root, stdio: 'inherit', env: { SPOTTER_HISTORIES: '5000', ...process.env } },
);
process.exitCode = status ?? 1;
