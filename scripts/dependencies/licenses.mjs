// Checks whether every dependency, on every platform, has a license that we may use and pass on. It asks no
// server: the lock file names the licenses, or else the installed package.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../setup/packages.mjs';

/** Permissive licenses, and MPL-2.0, which requires nothing as long as its own files are not changed. */
const allowed = new Set([
  '0BSD',
  'AFL-2.1',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Further licenses, for one package each, with the reason. */
const allowedFor = [
  // libvips is loaded as a library of its own, unchanged.
  { packages: /^@img\/sharp-/, licenses: new Set(['LGPL-3.0-or-later']) },
  // BSD-2-Clause by its text.
  { packages: /^duck$/, licenses: new Set(['BSD']) },
];

/** Returns a sentence for each dependency of a lock file whose license is missing or not allowed. */
export function judgeLicenses(lock, readManifest) {
  return Object.entries(lock.packages).flatMap(([place, entry]) => {
    const at = place.lastIndexOf('node_modules/');
    if (at === -1 || entry.link === true) return [];
    const name = place.slice(at + 'node_modules/'.length);
    const license = entry.license ?? licenseIn(readManifest(place));
    if (license === null) return [`${name} ${entry.version} names no license`];
    return isAllowed(license, name)
      ? []
      : [`${name} ${entry.version} has the license ${license}, which is not on the list`];
  });
}

/** Returns the license of a manifest, also in the older forms: an object, or a list of them. */
function licenseIn(manifest) {
  if (manifest === null) return null;
  const given = manifest.license ?? manifest.licenses;
  const names = [given].flat().map((one) => (typeof one === 'string' ? one : one?.type));
  return names.length > 0 && names.every((one) => typeof one === 'string') ? names.join(' OR ') : null;
}

/**
 * Whether a license is allowed: one of several with OR, all of several with AND; a nested expression is not on
 * the list.
 */
function isAllowed(license, name) {
  const more = allowedFor.find(({ packages }) => packages.test(name))?.licenses ?? new Set();
  return license
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => allowed.has(one) || more.has(one)));
}

function readInstalled(place) {
  try {
    return JSON.parse(readFileSync(path.join(root, place, 'package.json'), 'utf8'));
  } catch {
    return null;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const problems = judgeLicenses(lock, readInstalled);
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
