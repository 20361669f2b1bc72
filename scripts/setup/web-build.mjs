import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SetupError } from './dependencies.mjs';
import { findCommand, root } from './packages.mjs';

const web = path.join(root, 'apps/web');
const noted = path.join(web, 'build/.source-hash');

/** The sources of the built web app. */
const sources = [
  'apps/web/src',
  'apps/web/build-steps',
  'apps/web/public',
  'apps/web/package.json',
  'apps/web/vite.config.ts',
  'apps/web/react-router.config.ts',
  'packages/contract/src',
  'packages/domain/src',
  'package-lock.json',
];

/** Builds the web app where it is missing or older than its sources. */
export async function ensureWebBuild(runtime) {
  const hash = hashSources();
  if (existsSync(noted) && readFileSync(noted, 'utf8') === hash) return;
  const startedAt = Date.now();
  process.stdout.write('Building the web app … ');
  await build(runtime);
  writeFileSync(noted, hash);
  process.stdout.write(`done in ${Math.round((Date.now() - startedAt) / 1000)} s\n`);
}

function build(runtime) {
  const command = [findCommand('@react-router/dev', 'react-router'), 'build'];
  const options = { cwd: web, env: { ...process.env, NODE_ENV: 'production' }, maxBuffer: 64 * 1024 * 1024 };
  return new Promise((resolve, reject) => {
    execFile(runtime, command, options, (error, stdout, stderr) => {
      if (error === null) return resolve();
      process.stdout.write('failed\n');
      reject(new SetupError(`${stdout}${stderr}\nThe web app could not be built: the lines above say why.`));
    });
  });
}

function hashSources() {
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
