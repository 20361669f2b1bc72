// npm run migration -- --name WHAT-IT-ADDS: writes the migration that the changed tables need. Only the
// newest snapshot is kept, on one line, because drizzle compares with no other and nobody reads it.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findCommand, root } from './setup/packages.mjs';

const generate = [findCommand('drizzle-kit', 'drizzle-kit'), 'generate', '--config', 'apps/server/drizzle.config.ts'];
const { status } = spawnSync(process.execPath, [...generate, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);

const meta = path.join(root, 'apps/server/src/database/migrations/meta');
const snapshots = globSync('*_snapshot.json', { cwd: meta }).toSorted();
const newest = path.join(meta, snapshots.pop());
for (const older of snapshots) rmSync(path.join(meta, older));
writeFileSync(newest, `${JSON.stringify(JSON.parse(readFileSync(newest, 'utf8')))}\n`);
