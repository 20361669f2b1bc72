import type { SeenSend } from '../platform.ts';
import type { Played } from '../people.ts';
import { isFollowUp } from '../silences.ts';
import { tokensIn } from '../words.ts';

/** What a message of the contact's is, as far as it matters here. */
type Said = { author: string; text: string; written: string; received_at: string };

/**
 * Finds answers that a model wrote and nobody agreed to, and those that left although the contact had written on
 * since. `rows`: all that was said in the chat.
 */
export function findUnapproved(
  { words }: Played,
  ofAgent: SeenSend[],
  rows: Said[],
  report: (what: string) => void,
): void {
  for (const { text, leftAt } of ofAgent) {
    const answered = tokensIn(text);
    const isWritten = answered.length > 0 || text.includes('dz');
    if (!isWritten) continue;
    const agreed = words.filter(({ word, at }) => word !== 'drop' && at <= leftAt);
    if (isFollowUp(text) || !agreed.some((word) => covers(word.text, text)))
      report(`nobody agreed: ${text.slice(0, 80)}`);
    if (answered.length === 0) continue;
    const before = rows.filter(({ author, received_at }) => author === 'contact' && Date.parse(received_at) < leftAt);
    const last = before.findLast((row) => row.text !== '');
    const [token] = tokensIn(last?.text ?? '');
    if (last !== undefined && (token === undefined || !answered.includes(token)))
      report(`they had written on (${last.text.slice(0, 40)}): ${text.slice(0, 80)}`);
  }
}

/** Whether a message is, or is a part of, what was agreed to. Another sentence may open it. */
function covers(agreed: string, text: string): boolean {
  const plain = (words: string) => words.replaceAll(/\s+/g, ' ').trim();
  return plain(agreed).includes(plain(text)) || plain(text).includes(plain(agreed)) || sharesDraft(agreed, text);
}

function sharesDraft(agreed: string, text: string): boolean {
  const draft = /\bdz[a-z]+/.exec(text)?.[0];
  return draft !== undefined && agreed.includes(draft);
}
