import { createHmac } from 'node:crypto';
import { z } from 'zod';

/** Why Spotter did not answer a message, in words for the phone; null while it answers, or nothing is known. */
export type ReasonLine = { messageId: string | null; line: string | null };

const answerMs = 3_000;
const mostKeywords = 3;
const Answer = z.object({
  decision: z
    .object({
      kind: z.string(),
      reason: z.string(),
      messageId: z.string().nullable(),
      keywords: z.array(z.string()),
    })
    .nullable(),
});
const nothing: ReasonLine = { messageId: null, line: null };

const silences: Record<string, string> = {
  'bot-disabled': 'silent, because the coach switched the account off',
  'chat-disabled': 'silent, because the coach switched the agent off in this chat',
  'taken-over': 'silent, because the coach writes here',
  'handed-over': 'silent, because this chat is with the coach now',
  finished: 'silent, because this conversation is over; a keyword that brings it back would wake it',
  'no-agent': 'silent, because no agent is linked to the account',
  'nothing-to-answer': 'silent, because this asks for nothing',
  dormant: 'silent, because nobody wrote for a week; a keyword would wake it',
  'already-answered': 'silent, because this is answered already',
  'cancelled-by-coach': 'silent, because the coach cancelled the answer',
  'opted-out': 'silent, because this lead asked to be left alone',
  'window-closed': 'silent, because the 24 hours are over',
  plan: "silent, because the coach's plan does not cover it",
  'other-app-owns-thread': 'silent, because another app has this conversation',
  'auto-responder': 'silent, because this looks like a machine',
  loop: 'silent, because two machines seem to talk',
  'hourly-cap': 'silent, because it has answered often enough this hour',
  'chat-cap': 'silent, because it has answered often enough here',
};
const waits: Record<string, string> = {
  delay: 'waits a little, as the coach has set',
  burst: 'waits for the rest of what is being written',
  'model-down': 'waits, because the model cannot be reached',
  'provider-down': 'waits, because the platform cannot be reached',
  'rate-limited': 'waits, because the platform asks for slowness',
  'account-reconnect': 'waits, because the account has to be connected again',
  'account-restricted': 'waits, because the platform restricts the account',
  budget: "waits, because today's budget for the model is used up",
};

/** Asks the server what it decided about a conversation. It never fails: without an answer there is no line. */
export function createReasonLines(options: { spotterUrl: string; secretOf(platform: string): string }) {
  return async (platform: string, accountId: string, contactId: string): Promise<ReasonLine> => {
    const path = `/api/sandbox/decisions/${platform}/${accountId}/${contactId}`;
    const signature = createHmac('sha256', options.secretOf(platform)).update(path).digest('hex');
    try {
      const response = await fetch(options.spotterUrl + path, {
        headers: { 'x-hub-signature-256': `sha256=${signature}` },
        redirect: 'error',
        signal: AbortSignal.timeout(answerMs),
      });
      const { decision } = Answer.parse(await response.json());
      if (decision === null) return nothing;
      return { messageId: decision.messageId, line: lineOf(decision) };
    } catch {
      return nothing;
    }
  };
}

function lineOf({ kind, reason, keywords }: NonNullable<z.infer<typeof Answer>['decision']>): string | null {
  switch (kind) {
    case 'reply':
    case 'opt-out':
      return null;
    case 'hand-over':
      return 'Spotter: gave this chat to the coach';
    case 'wait':
      return `Spotter: ${waits[reason] ?? 'waits'}`;
    default: {
      const named = keywords.slice(0, mostKeywords).join(', ');
      const waiting = `silent, because the agent waits for a keyword${named === '' ? '' : `, such as ${named}`}`;
      return `Spotter: ${reason === 'no-keyword' ? waiting : (silences[reason] ?? 'silent')}`;
    }
  }
}
