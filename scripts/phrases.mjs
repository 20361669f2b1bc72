// npm run phrases: prints every phrase of the safety rules with its example and counter-example, for
// reviewers who do not read code. npm run phrases -- hand-over-words: prints what the product says without a
// model.
import { composeHandOverWordsPage } from './phrases/hand-over-words-page.mjs';
import { composePhrasesPage } from './phrases/phrases-page.mjs';

process.stdout.write(process.argv[2] === 'hand-over-words' ? composeHandOverWordsPage() : composePhrasesPage());
