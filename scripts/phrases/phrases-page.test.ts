import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../setup/packages.mjs';
import { composePhrasesPage } from './phrases-page.mjs';

test('the page of phrases in the docs is up to date', () => {
  const page = readFileSync(path.join(root, 'docs/autoreply/phrases.md'), 'utf8');
  expect(page === composePhrasesPage(), 'run npm run phrases').toBe(true);
});
