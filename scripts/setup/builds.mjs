import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureDependencies, SetupError } from './dependencies.mjs';
import { findCommand, root } from './packages.mjs';

/** Builds before the run: their folder, their sources, and the package and command that build them. */
const builds = [
  {
    name: 'web app',
    folder: 'apps/web',
    command: { of: '@react-router/dev', name: 'react-router', args: ['build'] },
    sources: [
      'apps/web/src',
      'apps/web/build-steps',
      'apps/web/public',
      'apps/web/package.json',
      'apps/web/vite.config.ts',
      'apps/web/react-router.config.ts',
      'packages/contract/src',
      'packages/domain/src',
      'packages/language/src',
      'package-lock.json',
    ],
  },
  {
    name: 'server',
    folder: 'apps/server',
    command: { of: 'rolldown', name: 'rolldown', args: ['-c'] },
    sources: [
      'apps/server/src',
      'apps/server/package.json',
      'apps/server/rolldown.config.ts',
      'packages/contract/src',
      'packages/demo/src',
      'packages/domain/src',
      'packages/language/src',
      'packages/providers/src',
      'package-lock.json',
    ],
  },
  {
    name: 'sandbox',
    folder: 'apps/sandbox',
    command: { of: 'rolldown', name: 'rolldown', args: ['-c'] },
    sources: [
      'apps/sandbox/src',
      'apps/sandbox/package.json',
      'apps/sandbox/rolldown.config.ts',
      'packages/demo/src',
      'packages/simulators/src',
      'package-lock.json',
    ],
  },
];

// .ci/run runs this file before its tests, maybe with an old Node, which knows no import.meta.main.
if (process.argv[1] === import.meta.filename) await ensureBuilds(await ensureDependencies());

/** Builds the web app, the server and the sandbox, side by side, where missing or older than their sources. */
export async function ensureBuilds(runtime) {
  const due = builds.map((each) => ({ ...each, hash: hashSources(each.sources) })).filter((each) => !isBuilt(each));
  if (due.length === 0) return;
  const startedAt = Date.now();
  process.stdout.write(`Building the ${due.map(({ name }) => name).join(' and the ')} … `);
  const built = await Promise.allSettled(due.map((each) => build(runtime, each)));
  const failed = built.filter(({ status }) => status === 'rejected');
  process.stdout.write(failed.length > 0 ? 'failed\n' : `done in ${Math.round((Date.now() - startedAt) / 1000)} s\n`);
  if (failed.length > 0) throw new SetupError(failed.map(({ reason }) => reason).join('\n\n'));
}

function isBuilt({ folder, hash }) {
  const noted = noteOf(folder);
  return existsSync(noted) && readFileSync(noted, 'utf8') === hash;
}

/** The file that says from which sources a build was made. */
function noteOf(folder) {
  return path.join(root, folder, 'build/.source-hash');
}

function build(runtime, { name, folder, command, hash }) {
  const args = [findCommand(command.of, command.name), ...command.args];
  const env = { ...process.env, NODE_ENV: 'production' };
  return new Promise((resolve, reject) => {
    execFile(
      runtime,
      args,
      { cwd: path.join(root, folder), env, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => {
        if (error !== null)
          return reject(`${stdout}${stderr}\nThe ${name} could not be built: the lines above say why.`);
        writeFileSync(noteOf(folder), hash);
        resolve();
      },
    );
  });
}

function hashSources(sources) {
  const hash = createHash('sha256');
  for (const source of sources) addToHash(hash, source);
  return hash.digest('hex');
}

function addToHash(hash, name) {
  const file = path.join(root, name);
  if (!existsSync(file)) return;
  const entries = listFolder(file);
  if (entries === null) hash.update(`${name}\0`).update(readFileSync(file)).update('\0');
  else for (const entry of entries) addToHash(hash, `${name}/${entry}`);
}

/** Returns the sorted names in a folder without tests, or null for a file. */
function listFolder(file) {
  try {
    return readdirSync(file)
      .filter((name) => !/\.test\.tsx?$/.test(name))
      .toSorted();
  } catch (error) {
    if (error.code === 'ENOTDIR') return null;
    throw error;
  }
}
