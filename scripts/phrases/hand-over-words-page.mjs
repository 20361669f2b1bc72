import {
  countries,
  disclosures,
  handOverMatters,
  handOverWordsOf,
  helpLineDirectory,
  optOutConfirmations,
  reviewedOn,
  talkPhrases,
  talkWords,
} from '@spotter/domain/autoreply';
import { cell, languages } from './phrases-page.mjs';

/**
 * Returns the page that lists everything that the product says on its own when a chat ends or a contact asks
 * what writes.
 */
export function composeHandOverWordsPage() {
  return [
    '# What is said at a hand-over, after a stop, and to "are you a bot?"',
    '',
    'Printed by `npm run phrases -- hand-over-words` from `packages/domain/src/autoreply`; [the rules](rules.md) tell when each is said. A test',
    'sees that none sells, asks, claims that the coach knows, or holds a number that is not in the tables below, and that each',
    'is told to be of its language and fits into one message.',
    '',
    '## At a hand-over',
    '',
    ...Object.entries(handOverWordsOf).flatMap(([language, { call, lines, matters }]) => [
      `### ${languages[language]}`,
      '',
      '| What it is about | What is said |',
      '|---|---|',
      ...handOverMatters.map((matter) => `| \`${matter}\` | ${cell(matters[matter])} |`),
      ...Object.entries(call).map(([where, text]) => `| \`{call}\`, country ${where} | ${cell(text)} |`),
      ...Object.entries(lines).map(([where, text]) => `| \`{lines}\`, country ${where} | ${cell(text)} |`),
      '',
    ]),
    '## Numbers',
    '',
    `Held against public listings on ${reviewedOn}, and not called; a person should review them before they are relied on.`,
    `\`{directory}\` is ${helpLineDirectory}. What is not known for sure is left out.`,
    '',
    '| Country | Emergency | Suicide and crisis | Violence | Eating disorders |',
    '|---|---|---|---|---|',
    ...countries.map(({ code, emergency, selfHarm, violence, eatingDisorder }) => {
      const reach = (line) => (line === undefined ? '' : cell(`${line.name}: ${line.reach}`));
      return `| ${code} | ${emergency} | ${reach(selfHarm)} | ${reach(violence)} | ${reach(eatingDisorder)} |`;
    }),
    '',
    '## After a stop',
    '',
    '| Language | Confirmation | Where deletion was asked for, besides |',
    '|---|---|---|',
    ...Object.entries(optOutConfirmations.stop).map(
      ([language, text]) =>
        `| ${languages[language]} | ${cell(text)} | ${cell(optOutConfirmations.deletion[language])} |`,
    ),
    '',
    '## To "are you a bot?", where the agent finds no words',
    '',
    '| Language | Answer |',
    '|---|---|',
    ...Object.entries(disclosures).map(([language, text]) => `| ${languages[language]} | ${cell(text)} |`),
    '',
    '## Phrases of the talk',
    '',
    'In the syntax of [the safety rules](safety-rules.md). The first two are looked for in what contacts write, the others in',
    'drafts.',
    '',
    ...Object.entries(talkPhrases).flatMap(([topic, byLanguage]) => [
      `### ${topic}`,
      '',
      '| Language | Phrase |',
      '|---|---|',
      ...Object.entries(byLanguage).flatMap(([language, phrases]) =>
        phrases.map((phrase) => `| ${languages[language]} | \`${phrase.replaceAll('|', '\\|')}\` |`),
      ),
      '',
    ]),
    '### Classes of words',
    '',
    '| Class | Words |',
    '|---|---|',
    ...Object.entries(talkWords).map(([name, words]) => `| \`{${name}}\` | ${cell(words.join(', '))} |`),
    '',
  ].join('\n');
}
