// Refuses pages that name a file of the repository that does not exist (any more).
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../setup/packages.mjs';
import { missingPaths } from './missing-paths.js';

const find = (patterns) => globSync(patterns, { cwd: root, exclude: (name) => name.includes('node_modules') });
const files = find(['*.*', '.ci/*', '{packages,apps,journeys,bench,scripts}/**/*.{ts,tsx,mjs,js,css,sql}']);
const pages = find(['*.md', 'docs/**/*.md', '{packages,apps,journeys,bench}/**/*.md']);

// The changelog describes the past.
for (const page of pages.filter((name) => name !== 'CHANGELOG.md')) {
  for (const { line, file } of missingPaths(readFileSync(path.join(root, page), 'utf8'), files)) {
    console.log(`${page}:${line}: there is no ${file}`);
    process.exitCode = 1;
  }
}
