import { phraseLists, signLists, wordClasses } from '@spotter/domain/safety';
import { phraseExamples } from '@spotter/domain/phrase-examples';
import { signExamples } from '@spotter/domain/sign-examples';

export const languages = {
  en: 'English',
  es: 'Spanish',
  pt: 'Portuguese',
  fr: 'French',
  de: 'German',
  it: 'Italian',
  nl: 'Dutch',
  pl: 'Polish',
};

/** Returns the page that lists all phrases and classes of words. */
export function composePhrasesPage() {
  return [
    '# The phrases and signs of the safety rules',
    '',
    'Printed by `npm run phrases` from `packages/domain/src/safety`. [Safety rules](safety-rules.md) explains how to read and',
    'change them. Each phrase finds its example and leaves its counter-example; each sign decides about its example (a sign with',
    'a negative weight: that it is left alone); tests see to it.',
    '',
    ...phraseLists.flatMap(composeList),
    ...signLists.flatMap(composeSigns),
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

function composeSigns({ category, language, severity, enough, signs }) {
  return [
    `## ${category}, signs, ${languages[language]} (${severity}; ${enough} are enough)`,
    '',
    '| Weight | Sign | Example | Counter-example |',
    '|---|---|---|---|',
    ...signs.map((sign) => {
      const [weight, ...rest] = sign.split(' ');
      const words = rest.join(' ');
      const [example, counterExample] = signExamples[`${category}/${language}: ${words}`] ?? ['', ''];
      return `| ${weight} | \`${words.replaceAll('|', '\\|')}\` | ${cell(example)} | ${cell(counterExample)} |`;
    }),
    '',
  ];
}

/** Returns the text of a cell: a pipe would end the cell, and a star start emphasis. */
export function cell(text) {
  return text.replaceAll('|', '\\|').replaceAll('*', '\\*');
}
