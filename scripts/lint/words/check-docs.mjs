// Checks that public pages use our words (phrases.js), and that the glossary explains each once: prints
// file:line and the better word, and fails.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../setup/packages.mjs';
import { complaint, findPhrases } from './find-phrases.js';
import { repeatedTerms } from './repeated-terms.js';

/** The page that lists the words that are not ours. */
const glossary = 'docs/glossary.md';

const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: root })
  .map((page) => page.replaceAll(path.sep, '/'))
  .filter((page) => page !== glossary)
  .toSorted();

let places = 0;
for (const page of pages) {
  const text = proseOf(readFileSync(path.join(root, page), 'utf8'));
  for (const place of findPhrases(text, page)) {
    const line = text.slice(0, place.at).split('\n').length;
    console.error(`${page}:${line}: ${complaint(place)}`);
    places += 1;
  }
}
for (const { line, term } of repeatedTerms(readFileSync(path.join(root, glossary), 'utf8'))) {
  console.error(`${glossary}:${line}: ${term} is explained twice`);
  places += 1;
}
if (places > 0) process.exitCode = 1;

/**
 * Returns a page without what is not a prose, each line at its place: without blocks and names of code, and
 * addresses of links.
 */
function proseOf(page) {
  const blank = (text) => text.replaceAll(/[^\n]/g, ' ');
  return page
    .replaceAll(/^```[\s\S]*?^```/gm, blank)
    .replaceAll(/`[^`\n]*`/g, blank)
    .replaceAll(/\]\([^)\n]*\)/g, blank);
}
