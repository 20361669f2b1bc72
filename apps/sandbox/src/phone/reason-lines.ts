import { z } from 'zod';
import { loadSignedAnswer, type SpotterAccess } from './signed-answer.ts';

/**
 * Why Spotter did not answer a message, in words for the phone;
 * null while it answers, or when the reason is not known.
 */
export type ReasonLine = { messageId: string | null; line: string | null };

const maxKeywords = 3;
const Answer = z.object({
  decision: z
    .object({
      kind: z.string(),
      reason: z.string(),
      keyword: z.string().nullable(),
      messageId: z.string().nullable(),
      keywords: z.array(z.string()),
    })
    .nullable(),
});
const nothing: ReasonLine = { messageId: null, line: null };

const silences: Record<string, string> = {
  'bot-disabled': 'silent, because the coach turned autoreplies off for this account',
  'chat-disabled': 'silent, because the coach turned the agent off in this chat',
  'taken-over': 'silent, because the coach is writing here',
  'handed-over': 'silent, because the coach has this chat now',
  finished: 'silent, because this conversation is over. A re-engagement keyword brings it back',
  'no-agent': 'silent, because no agent answers this account',
  'nothing-to-answer': 'silent, because there’s nothing to answer',
  dormant: 'silent, because nobody wrote for a week. A keyword brings it back',
  'already-answered': 'silent, because this was already answered',
  'cancelled-by-coach': 'silent, because the coach canceled the reply',
  'opted-out': 'silent, because this lead asked to be left alone',
  'window-closed': 'silent, because the time to answer is up',
  plan: 'silent, because the coach has no active plan',
  'other-app-owns-thread': 'silent, because another app has this conversation',
  spam: 'silent, because this looks like spam',
  'auto-responder': 'silent, because this looks like a bot',
  loop: 'silent, because two bots seem to be talking',
  'hourly-cap': 'silent, because it hit its limit for this hour',
  'chat-cap': 'silent, because it hit its limit for this chat',
};
const waits: Record<string, string> = {
  delay: 'waits for the delay the coach set',
  burst: 'waits for the lead to finish typing',
  'model-down': 'waits, because it can’t reach the model',
  'provider-down': 'waits, because it can’t reach the platform',
  'rate-limited': 'waits, because the platform asked it to slow down',
  'account-reconnect': 'waits, because the account needs to be reconnected',
  'account-restricted': 'waits, because the platform restricted the account',
  budget: "waits, because today's budget for the model is used up",
};

/** Asks the server for its decision about a conversation. It never fails: without an answer there is no line. */
export function createReasonLines(spotter: SpotterAccess) {
  return async (platform: string, accountId: string, contactId: string): Promise<ReasonLine> => {
    const path = `/api/sandbox/decisions/${platform}/${accountId}/${contactId}`;
    const decision = (await loadSignedAnswer(spotter, platform, path, Answer))?.decision ?? null;
    return decision === null ? nothing : { messageId: decision.messageId, line: lineOf(decision) };
  };
}

function lineOf({ kind, reason, keyword, keywords }: NonNullable<z.infer<typeof Answer>['decision']>): string | null {
  switch (kind) {
    case 'reply':
    case 'opt-out':
      return null;
    case 'hand-over':
      return 'Spotter: handed this chat to the coach';
    case 'wait':
      return `Spotter: ${waits[reason] ?? 'waits'}`;
    default: {
      const named = keywords.slice(0, maxKeywords).join(', ');
      const waiting = `silent, because the agent is waiting for a keyword${named === '' ? '' : `, like ${named}`}`;
      if (reason === 'excluded-word') return `Spotter: silent, because the coach leaves out messages with “${keyword}”`;
      return `Spotter: ${reason === 'no-keyword' ? waiting : (silences[reason] ?? 'silent')}`;
    }
  }
}
