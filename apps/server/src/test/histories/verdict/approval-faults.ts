import type { SeenSend } from '../platform.ts';
import type { Played } from '../people.ts';
import { isFollowUp } from '../silences.ts';

/** A message of the chat; `text` is empty once it was taken back. */
type StoredMessage = { author: string; text: string; received_at: string };

/**
 * Finds what a model wrote and nobody agreed to, answers with two decisions, dropped ones that left, and answers
 * that left although the contact had written on since they were put before a person. `rows`: all messages of the
 * chat.
 */
export function findUnapproved(
  { choices }: Played,
  ofAgent: SeenSend[],
  rows: StoredMessage[],
  report: (what: string) => void,
): void {
  for (const [, of] of Map.groupBy(choices, ({ proposalId }) => proposalId)) {
    const heard = of.filter(({ isHeard }) => isHeard);
    if (heard.length > 1) report(`${heard.length} people were heard: ${heard[0]!.text.slice(0, 80)}`);
  }
  for (const { text, leftAt } of ofAgent) {
    const draft = draftIn(text);
    if (draft === null) continue;
    const agreed = choices.filter(
      ({ choice, at, text: agreedText }) => choice !== 'drop' && at <= leftAt && agreedText.includes(draft),
    );
    if (isFollowUp(text) || agreed.length === 0) report(`nobody agreed: ${text.slice(0, 80)}`);
    if (choices.some(({ choice, isHeard, text: dropped }) => choice === 'drop' && isHeard && dropped.includes(draft)))
      report(`it was dropped: ${text.slice(0, 80)}`);
    const last = rows.findLast(
      (row) => row.author === 'contact' && row.text !== '' && Date.parse(row.received_at) < leftAt,
    );
    if (last !== undefined && agreed.every(({ proposedAt }) => proposedAt < Date.parse(last.received_at)))
      report(`they had written on (${last.text.slice(0, 40)}): ${text.slice(0, 80)}`);
  }
}

/** Returns the name of the draft that a text is, or is a part of; null where no model wrote it. */
function draftIn(text: string): string | null {
  return /\bdz[a-z]+/.exec(text)?.[0] ?? null;
}
