import type { ChannelAccount, MessagingChannel, OutgoingText, SendOutcome } from '../ports/messaging-channel.ts';
import type { CallGraph } from './graph-call.ts';
import { toSendOutcome } from './graph-outcomes.ts';
import { doneSchema, sentSchema } from './graph-wire.ts';

/** Returns the sends of an account. `toSendBody` writes the body of a text. */
export function createMessageSender(
  call: CallGraph,
  toSendBody: (message: OutgoingText) => unknown,
): Pick<MessagingChannel, 'sendText' | 'showActivity'> {
  async function post(account: ChannelAccount, message: OutgoingText): Promise<SendOutcome> {
    return toSendOutcome(
      await call({
        method: 'POST',
        path: [account.accountId, 'messages'],
        json: toSendBody(message),
        accessToken: account.accessToken,
        schema: sentSchema,
      }),
    );
  }

  return {
    async sendText(account, message) {
      // The 24 hours apply to everything that a machine wrote, so this message is not even sent.
      if (message.writtenBy === 'agent' && message.outsideWindow) {
        return { kind: 'refused', because: 'window-closed', providerCode: null };
      }
      let outcome = await post(account, message);
      for (const lighter of lighterForms(message)) {
        if (outcome.kind !== 'refused' || outcome.because !== 'bad-request') break;
        outcome = await post(account, lighter);
        if (outcome.kind === 'sent' && message.replyTo !== undefined) return { ...outcome, unnamed: true };
      }
      return outcome;
    },

    async showActivity(account, contactId, activity) {
      await call({
        method: 'POST',
        path: [account.accountId, 'messages'],
        json: { recipient: { id: contactId }, sender_action: activity === 'typing' ? 'typing_on' : 'mark_seen' },
        accessToken: account.accessToken,
        schema: doneSchema,
      });
    },
  };
}

/**
 * Returns a message with less and less beside its text: what the platform refuses there must not cost the text,
 * which was certainly not sent.
 */
function lighterForms(message: OutgoingText): OutgoingText[] {
  const { replyTo, ...unnamed } = message;
  const hasButtons = message.quickReplies !== undefined && message.quickReplies.length > 0;
  return [...(replyTo === undefined ? [] : [unnamed]), ...(hasButtons ? [{ ...unnamed, quickReplies: [] }] : [])];
}

/** Whether this message has to use the human-agent window: only a person may, and only outside the 24 hours. */
export function needsHumanAgentTag(message: OutgoingText): boolean {
  return message.writtenBy === 'coach' && message.outsideWindow;
}

/** Returns the buttons of a message in both platforms' format (Meta: `quick_replies`); nothing where it has none. */
export function quickRepliesOf({ quickReplies = [] }: OutgoingText): { quick_replies?: unknown[] } {
  if (quickReplies.length === 0) return {};
  return { quick_replies: quickReplies.map((button) => ({ content_type: 'text', ...button })) };
}
