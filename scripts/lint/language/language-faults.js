// Finds code outside of packages/language that splits text, by the text of its files.

/** What packages/language should have one of each, and has today. */
export const parts = {
  engines: ['packages/language/src/patterns/engine/walk.ts'],
  tokenizers: ['packages/language/src/text/tokens.ts'],
  splitters: ['packages/language/src/sentences/sentences.ts'],
  'time readers': ['packages/language/src/times/read-times.ts'],
};

const source = /^(packages\/(domain|contract|language)|apps\/server)\/src\/.*\.ts$/;
const notOurs = /\.test(-support)?\.ts$|\/__fixtures__\/|\/test\//;
const inLanguage = (file) => file.startsWith('packages/language/');

/** Whether the check reads a file. */
export const isRead = (file) => source.test(file) && !notOurs.test(file);

const classOfCharacters = /const (\w+) = characters\((.*)\);/g;
const holdsLetters = (set) => !set.includes('^') && set.includes('\\p{L}');
const endsSentences = (set) => ['.', '!', '?'].every((sign) => set.includes(sign));

/**
 * Returns what a file splits text into: `words`, `sentences`.
 * @param {string} text
 */
export function cutsOf(text) {
  const found = new Set();
  if (/granularity: '(sentence|word)'/.test(text)) found.add('sentences');
  for (const [, name, set] of text.matchAll(classOfCharacters)) {
    const isSplit = text.includes(`${name}.split(`);
    if (endsSentences(set) && isSplit) found.add('sentences');
    if (holdsLetters(set) && new RegExp(`\\b${name}\\s*\\.runs\\(`).test(text)) found.add('words');
    if (set.includes('^\\p{L}') && isSplit) found.add('words');
  }
  if (/linear\(String\.raw`\[\^\.!\?/.test(text) || /\.split\(\/.*\[\.!\?/.test(text)) found.add('sentences');
  if (/\.split\(\/\\[sW]|linear\(String\.raw`\\S\+/.test(text)) found.add('words');
  return [...found].toSorted((one, other) => one.localeCompare(other));
}

/**
 * Returns what the check prints, and what it refuses: a file outside of the package that splits text, an
 * engine, a tokenizer or a splitter that `parts` does not name.
 * @param {{ file: string, text: string }[]} files
 */
export function judgeLanguage(files) {
  const read = files.filter(({ file }) => isRead(file));
  const cuts = read
    .filter(({ file }) => !inLanguage(file))
    .flatMap(({ file, text }) => cutsOf(text).map((kind) => [kind, file]));
  const names = new Set(read.map(({ file }) => file));
  const known = Object.values(parts).flat();
  const found = (pattern) => read.map(({ file }) => file).filter((file) => pattern.test(file) && !known.includes(file));
  const splitters = read.filter(({ file, text }) => inLanguage(file) && cutsOf(text).includes('sentences'));
  const counts = Object.entries(parts).map(([kind, of]) => `${kind} ${of.length} (goal 1)`);
  return {
    table: [counts.join(' · '), `${cuts.length} files outside of packages/language split text (goal 0)`],
    faults: [
      ...cuts.map(([kind, file]) => `${file}: cuts ${kind} by itself: packages/language does`),
      ...found(/^packages\/language\/src\/patterns\/(?!engine|exact|forgiving|whole)/).map(
        (file) => `${file}: a further engine: make it a mode of one that there is`,
      ),
      ...read
        .filter(
          ({ file, text }) => inLanguage(file) && cutsOf(text).includes('words') && !parts.tokenizers.includes(file),
        )
        .map(({ file }) => `${file}: a further tokenizer`),
      ...splitters
        .filter(({ file }) => !parts.splitters.includes(file))
        .map(({ file }) => `${file}: a further splitter of sentences`),
      ...known.filter((file) => !names.has(file)).map((file) => `${file}: gone: take it out of language-faults.js`),
    ],
  };
}
