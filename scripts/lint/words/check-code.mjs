// Refuses odd names, wide comments, long functions and more than a few odd comments in the code:
// `npm run check -- names`. With `--all` every counted place is printed.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../setup/packages.mjs';
import { findCodeFaults } from './code-faults.js';

const maxOddComments = 10;

/** Not read: migrations, generated types, and examples of other people's words. */
const notOurs = ['/node_modules/', '/.react-router/', '/build/', '/migrations/', '/__fixtures__/examples'];

const files = globSync('{apps,packages,journeys,bench,scripts}/**/*.{ts,tsx,js,mjs}', {
  cwd: root,
  exclude: (name) => name === 'node_modules',
})
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => !notOurs.some((part) => `/${file}`.includes(part)))
  .toSorted();

const found = { names: [], comments: [], wideLines: [], longFunctions: [] };
for (const file of files) {
  const faults = findCodeFaults(file, readFileSync(path.join(root, file), 'utf8'));
  for (const kind of Object.keys(found))
    for (const { line, message } of faults[kind]) found[kind].push(`${file}:${line}: ${message}`);
}

const { names, comments, wideLines, longFunctions } = found;
console.log(
  `note: ${longFunctions.length} functions over 100 lines, ${names.length} odd names, ${comments.length} odd comments, ` +
    `${wideLines.length} comment lines over 110 characters`,
);
const isAll = process.argv.includes('--all');
const hasTooManyComments = comments.length > maxOddComments;
const refused = [...names, ...wideLines, ...longFunctions];
for (const place of [...refused, ...(isAll || hasTooManyComments ? comments : [])]) console.log(place);
process.exitCode = refused.length > 0 || hasTooManyComments ? 1 : 0;
