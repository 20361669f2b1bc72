import { bodyWords } from './body.ts';
import { despairWords } from './despair.ts';
import { flowWords } from './flow.ts';
import { messagesWords } from './messages.ts';
import { peopleWords } from './people.ts';
import { schoolWords } from './school.ts';

/** Classes of words by the name that phrases call them, and their entries: a word, the start of one (`kill*`) or several. */
export const wordClasses: Record<string, string[]> = Object.fromEntries(
  Object.entries({ ...flowWords, ...peopleWords, ...despairWords, ...bodyWords, ...schoolWords, ...messagesWords }).map(
    ([name, lines]) => [name, lines.flatMap((line) => line.split(', '))],
  ),
);
