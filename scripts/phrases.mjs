// Writes docs/autoreply/phrases.md: every phrase of the safety rules with its example and counter-example, for
// reviewers who do not read code; and docs/autoreply/hand-over-words.md: what the product says on its own. Run
// `npm run phrases` after a change of a phrase; a test checks that the page is up to date.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { composeHandOverWordsPage } from './phrases/hand-over-words-page.mjs';
import { composePhrasesPage } from './phrases/phrases-page.mjs';
import { root } from './setup/packages.mjs';

await writeFile(path.join(root, 'docs/autoreply/phrases.md'), composePhrasesPage());
await writeFile(path.join(root, 'docs/autoreply/hand-over-words.md'), composeHandOverWordsPage());
