import { phraseLists, wordClasses } from '@spotter/domain';
import { phraseExamples } from '@spotter/domain/phrase-examples';

const languages = {
  en: 'English',
  es: 'Spanish',
  pt: 'Portuguese',
  fr: 'French',
  de: 'German',
  it: 'Italian',
  nl: 'Dutch',
  pl: 'Polish',
};

/** The page that lists all phrases and classes of words. */
export function composePhrasesPage() {
  return [
    '# The phrases of the safety rules',
    '',
    'Written by `npm run phrases` from `packages/domain/src/safety`. [Safety rules](safety-rules.md) explains how to read and',
    'change a phrase. Each finds its example and leaves its counter-example; a test sees to it.',
    '',
    ...phraseLists.flatMap(composeList),
    '## Classes of words',
    '',
    '| Class | Words |',
    '|---|---|',
    ...Object.entries(wordClasses).map(([name, words]) => `| \`{${name}}\` | ${cell(words.join(', '))} |`),
    '',
  ].join('\n');
}

function composeList({ category, language, severity, hinted, phrases }) {
  const kind = hinted ? 'hinted' : 'named';
  return [
    `## ${category}, ${kind}, ${languages[language]} (${severity})`,
    '',
    '| Phrase | Example | Counter-example |',
    '|---|---|---|',
    ...phrases.map((phrase) => {
      const [example, counterExample] = phraseExamples[`${category}/${language}: ${phrase}`] ?? ['', ''];
      return `| \`${phrase.replaceAll('|', '\\|')}\` | ${cell(example)} | ${cell(counterExample)} |`;
    }),
    '',
  ];
}

/** A pipe would end the cell, and a star start emphasis. */
function cell(text) {
  return text.replaceAll('|', '\\|').replaceAll('*', '\\*');
}
