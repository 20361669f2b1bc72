import type { Quotation } from '../../../platform/emails/email-body.ts';
import type { NotificationFacts } from '../notification-facts.ts';
import { bounded } from '../bounded.ts';
import type { DangerTalk } from './danger-talk.ts';
import { firstLinesFor } from './first-lines.ts';

const wordsLength = 600;
const answerLength = 1_000;
const nameLength = 40;

/** Statuses of an answer that nobody can say to have arrived, with what is known of it. */
const doubtful: Record<string, string> = {
  waiting: 'Your agent’s answer, which is on its way:',
  sending: 'Your agent’s answer, which is on its way:',
  unconfirmed: 'Your agent’s answer, which may not have arrived:',
  failed: 'Your agent’s answer, which didn’t go out:',
};

/**
 * Returns what the email about somebody in danger says after its button: what they wrote, what was answered, and
 * two sentences to begin with.
 */
export function dangerWords(
  { talk, facts, reason }: { talk: DangerTalk | null; facts: NotificationFacts; reason: string | undefined },
  coach: string,
): (string | Quotation)[] {
  const written = (talk?.written ?? (facts.quote === null ? [] : [facts.quote])).map(
    (words) => bounded(words, wordsLength) || 'A message without words. Open the chat to see it.',
  );
  const { lines, advice } = firstLinesFor(
    talk?.category ?? (reason === 'minor' ? 'minor' : null),
    bounded(coach, nameLength),
  );
  const isComment = facts.comment !== null;
  return [
    ...(written.length === 0 ? [] : [{ label: isComment ? 'They commented:' : 'They wrote:', quotes: written }]),
    ...answered(talk),
    {
      label: isComment
        ? 'Two ways to begin, in a private message and not under the post:'
        : 'Two ways to begin, to send as they are or in your own words:',
      quotes: lines,
    },
    advice,
  ];
}

function answered(talk: DangerTalk | null): (string | Quotation)[] {
  if (talk === null) return [];
  const { answers } = talk;
  if (answers.length === 0) return ['Your agent wrote nothing back.'];
  const label = answers.map(({ status }) => doubtful[status]).find((words) => words !== undefined);
  return [{ label: label ?? 'Your agent answered:', quotes: answers.map(({ text }) => bounded(text, answerLength)) }];
}
