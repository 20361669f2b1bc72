import { bodyWords } from './body.ts';
import { dangerWords } from './danger.ts';
import { despairWords } from './despair.ts';
import { englishWords } from './en/index.ts';
import { flowWords } from './flow.ts';
import { healthWords } from './health.ts';
import { messagesWords } from './messages.ts';
import { peopleWords } from './people.ts';
import { quarrelWords } from './quarrel.ts';
import { schoolWords } from './school.ts';
import { threatsWords } from './threats.ts';

/**
 * Classes of words by the name that phrases use, with their entries:
 * a word, the start of one (`kill*`) or several.
 */
export const wordClasses: Record<string, string[]> = Object.fromEntries(
  Object.entries({
    ...flowWords,
    ...peopleWords,
    ...despairWords,
    ...bodyWords,
    ...schoolWords,
    ...messagesWords,
    ...dangerWords,
    ...healthWords,
    ...quarrelWords,
    ...threatsWords,
    ...englishWords,
  }).map(([name, lines]) => [name, lines.flatMap((line) => line.split(', '))]),
);
