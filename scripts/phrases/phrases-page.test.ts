import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../setup/packages.mjs';
import { composeHandOverWordsPage } from './hand-over-words-page.mjs';
import { composePhrasesPage } from './phrases-page.mjs';

test.each([
  ['phrases', composePhrasesPage],
  ['hand-over-words', composeHandOverWordsPage],
])('the page of %s in the docs is up to date', (name, compose) => {
  const page = readFileSync(path.join(root, `docs/autoreply/${name}.md`), 'utf8');
  expect(page === compose(), 'run npm run phrases').toBe(true);
});
