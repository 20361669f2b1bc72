import type { SafetyConcern } from '@spotter/domain';
import type { ChatState } from '../../chats/chat-state.ts';
import type { ModerationLine } from './moderation-line.ts';

/** What the endpoint found: in the contact's words, or in the answer that was to be sent. */
export type Sighting = { in: 'words' | 'draft'; concern: SafetyConcern };

/** The endpoint looks at what is being answered. */
export type SecondLook = {
  /** What it finds, waiting for it no longer than a second since it was asked. A draft is looked at as well. */
  beforeSending(draft: string | null): Promise<Sighting | null>;
  /** Calls back when it finds something in the contact's words that `beforeSending` did not tell. */
  later(onFound: (concern: SafetyConcern) => void): void;
};

/** Has the endpoint look at the contact's unanswered words while the model composes; `onFound` is called at once. */
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
  // What came after the second, but before the answer, is in time all the same.
  let known: SafetyConcern | null = null;
  void judging?.found.then((concern) => {
    known = concern;
    if (concern !== null) onFound();
  });

  return {
    async beforeSending(draft) {
      // Both at once: an answer waits for the slower of the two, not for one after the other.
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
