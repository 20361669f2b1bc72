import type { SafetyFinding } from '@spotter/domain/safety';
import type { ChatState } from '../../chats/index.ts';
import type { ModerationLine } from './moderation-line.ts';

/** A finding of the endpoint, in the contact's words or in the drafted answer. */
export type ModerationFinding = { in: 'words' | 'draft'; finding: SafetyFinding };

/** The endpoint's look at the messages being answered. */
export type ModerationCheck = {
  /** Returns the finding, at most a second after the request. Also asks about the draft. */
  beforeSending(draft: string | null): Promise<ModerationFinding | null>;
  /** Calls back for a finding in the contact's words that `beforeSending` did not return. */
  later(onFound: (finding: SafetyFinding) => void): void;
};

/** Asks the endpoint about the contact's unanswered words while the model composes; `onFound` is called at once. */
export function startModerationCheck(
  line: ModerationLine,
  { messages, chat }: ChatState,
  to: string[],
  onFound: () => void,
): ModerationCheck {
  const handedBackAt = chat.handedBackAt;
  const words = messages
    .filter(({ id, receivedAt }) => to.includes(id) && (handedBackAt === null || receivedAt > handedBackAt))
    .map(({ text }) => text)
    .join('\n');
  const judging = line.judge(words);
  let isReported = false;
  // A finding after the second, but before the answer, is still in time.
  let known: SafetyFinding | null = null;
  void judging?.found.then((finding) => {
    known = finding;
    if (finding !== null) onFound();
  });

  return {
    async beforeSending(draft) {
      // Both in parallel: an answer waits for the slower of the two, not for their sum.
      const drafted = draft === null ? null : line.judgeDraft(draft);
      await judging?.inTime;
      const inDraft = await drafted?.inTime;
      if (known !== null) {
        isReported = true;
        return { in: 'words', finding: known };
      }
      return inDraft == null || inDraft === 'late' ? null : { in: 'draft', finding: inDraft };
    },

    later(onLate) {
      void judging?.found.then((finding) => {
        if (finding !== null && !isReported) onLate(finding);
      });
    },
  };
}
