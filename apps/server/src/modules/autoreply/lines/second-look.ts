import type { SafetyConcern } from '@spotter/domain';
import type { ChatState } from '../../chats/index.ts';
import type { ModerationLine } from './moderation-line.ts';

/** A finding of the endpoint, in the contact's words or in the drafted answer. */
export type Sighting = { in: 'words' | 'draft'; concern: SafetyConcern };

/** The endpoint's look at the messages being answered. */
export type SecondLook = {
  /** Returns the finding, at most a second after the request. Also asks about the draft. */
  beforeSending(draft: string | null): Promise<Sighting | null>;
  /** Calls back for a finding in the contact's words that `beforeSending` did not return. */
  later(onFound: (concern: SafetyConcern) => void): void;
};

/** Asks the endpoint about the contact's unanswered words while the model composes; `onFound` is called at once. */
export function takeSecondLook(
  line: ModerationLine,
  { messages, chat }: ChatState,
  to: string[],
  onFound: () => void,
): SecondLook {
  const handedBackAt = chat.handedBackAt;
  const words = messages
    .filter(({ id, receivedAt }) => to.includes(id) && (handedBackAt === null || receivedAt > handedBackAt))
    .map(({ text }) => text)
    .join('\n');
  const judging = line.judge(words);
  let isTold = false;
  // A finding after the second, but before the answer, is still in time.
  let known: SafetyConcern | null = null;
  void judging?.found.then((concern) => {
    known = concern;
    if (concern !== null) onFound();
  });

  return {
    async beforeSending(draft) {
      // Both in parallel: an answer waits for the slower of the two, not for their sum.
      const drafted = draft === null ? null : line.judgeDraft(draft);
      await judging?.inTime;
      const inDraft = await drafted?.inTime;
      if (known !== null) {
        isTold = true;
        return { in: 'words', concern: known };
      }
      return inDraft == null || inDraft === 'late' ? null : { in: 'draft', concern: inDraft };
    },

    later(onLate) {
      void judging?.found.then((concern) => {
        if (concern !== null && !isTold) onLate(concern);
      });
    },
  };
}
