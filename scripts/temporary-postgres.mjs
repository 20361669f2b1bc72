// Runs a PostgreSQL of its own in a temporary folder, until its input ends or a signal stops it. It is reached
// through a socket in that folder, as on any machine with a local database. Prints its address on one line.
// Arguments go to the server: `node scripts/temporary-postgres.mjs -c fsync=off`.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const startPatienceMs = 20_000;
const askEveryMs = 50;
/** Only the socket's name contains this port: no server listens on it. */
const port = 5432;

const bin = findPrograms();
if (bin === null) {
  console.error("PostgreSQL's programs were not found: install PostgreSQL, or put its initdb on the PATH.");
  process.exit(1);
}

// Not under TMPDIR, because the database's user has to reach it.
const data = mkdtempSync('/tmp/spotter-postgres-');
const owner = findOwner();
if (owner !== null) chownSync(data, owner.uid, owner.gid);
const options = { cwd: data, ...owner, env: { ...process.env, PGPASSWORD: '' } };
process.on('exit', () => rmSync(data, { recursive: true, force: true }));

const cluster = path.join(data, 'cluster');
execFileSync(
  path.join(bin, 'initdb'),
  ['-D', cluster, '-U', 'spotter', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'],
  { ...options, stdio: ['ignore', 'ignore', 'inherit'] },
);
const settings = ['listen_addresses=', `unix_socket_directories=${data}`, 'max_connections=300'];
const server = spawn(
  path.join(bin, 'postgres'),
  ['-D', cluster, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting]), ...process.argv.slice(2)],
  { ...options, stdio: 'ignore' },
);
server.once('exit', (code) => process.exit(code ?? 1));

// SIGINT ends PostgreSQL in order without waiting for its clients.
const stop = () => server.kill('SIGINT');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
process.stdin.on('end', stop).resume();

await waitForServer();
console.log(`postgres://spotter@${encodeURIComponent(data)}:${port}/postgres`);

function findPrograms() {
  // Debian keeps the server's programs off the PATH, in a folder for each version.
  const versions = '/usr/lib/postgresql';
  const newestFirst = existsSync(versions)
    ? readdirSync(versions).toSorted((left, right) => Number(right) - Number(left))
    : [];
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...newestFirst.map((version) => path.join(versions, version, 'bin')),
  ];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb'))) ?? null;
}

/**
 * Returns the owner. initdb refuses root, so the server belongs to a user without rights: postgres where it
 * exists, else nobody.
 */
function findOwner() {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag, user) =>
    Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }).toString());
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', user), gid: idOf('-g', user) };
    } catch {
      // Try the next one.
    }
  }
  throw new Error('There is neither a user postgres nor a user nobody');
}

/** Waits until the server can serve connections. */
async function waitForServer() {
  const giveUpAt = Date.now() + startPatienceMs;
  while (!answers()) {
    if (Date.now() > giveUpAt) throw new Error('PostgreSQL does not answer');
    await wait(askEveryMs);
  }
}

/** Whether the server is ready, from its own file: its socket accepts connections before that, and refuses each. */
function answers() {
  const file = path.join(cluster, 'postmaster.pid');
  return existsSync(file) && /^ready/m.test(readFileSync(file, 'utf8'));
}
