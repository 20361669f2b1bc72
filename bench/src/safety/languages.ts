import { parseArgs } from 'node:util';
import { chatLanguages, type ChatLanguage } from '@spotter/language/detection/chat-languages';
import { guessedLanguage } from '@spotter/language/detection/chat-language';
import { reportTable } from '../report.ts';
import { readSafetyMessages } from './safety-messages.ts';

/** Max words of a message that is counted as short. */
const shortWords = 3;

/**
 * Prints in how many labeled messages the language is guessed right, not at all, and wrong: `--data` is their
 * folder.
 */
export async function measureLanguages(): Promise<void> {
  const { values } = parseArgs({ args: process.argv.slice(3), options: { data: { type: 'string' } } });
  if (values.data === undefined) throw new Error('Where is the set? npm run bench -- languages --data FOLDER');
  const judged = readSafetyMessages(values.data)
    .filter(({ lang }) => (chatLanguages as readonly string[]).includes(lang))
    .map(({ lang, text }) => ({ lang, text, guessed: guessedLanguage([text]) }));
  const groups: (readonly [string, typeof judged])[] = [
    ...Map.groupBy(judged, ({ lang }) => lang as string),
    [`of at most ${shortWords} words`, judged.filter(({ text }) => text.split(/\s+/).length <= shortWords)],
    ['all', judged],
  ];
  reportTable(['language', 'messages', 'right', 'not guessed', 'wrong'], groups.map(figuresOf));
}

function figuresOf([name, judged]: readonly [string, { lang: string; guessed: ChatLanguage | null }[]]): string[] {
  const share = (some: unknown[]) => `${((100 * some.length) / judged.length).toFixed(1)} %`;
  const guessed = judged.filter((each) => each.guessed !== null);
  const right = guessed.filter((each) => each.guessed === each.lang);
  return [
    name,
    `${judged.length}`,
    share(right),
    share(judged.filter((each) => each.guessed === null)),
    `${((100 * (guessed.length - right.length)) / judged.length).toFixed(1)} %`,
  ];
}
