import type { MessagingChannel, OutgoingText } from '../ports/messaging-channel.ts';
import type { CallGraph } from './graph-call.ts';
import { toSendOutcome } from './graph-outcomes.ts';
import { doneSchema, sentSchema } from './graph-wire.ts';

/** What goes through an account's send edge. `toSendBody` writes the body that a text travels in. */
export function createMessageSender(
  call: CallGraph,
  toSendBody: (message: OutgoingText) => unknown,
): Pick<MessagingChannel, 'sendText' | 'showActivity'> {
  return {
    async sendText(account, message) {
      // The 24 hours bind whatever a machine wrote, so such a message does not even leave.
      if (message.writtenBy === 'agent' && message.outsideWindow) {
        return { kind: 'refused', because: 'window-closed', providerCode: null };
      }
      return toSendOutcome(
        await call({
          method: 'POST',
          path: [account.accountId, 'messages'],
          json: toSendBody(message),
          accessToken: account.accessToken,
          schema: sentSchema,
        }),
      );
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

/** Whether this message has to use the human-agent window: only a person may, and only outside the 24 hours. */
export function needsHumanAgentTag(message: OutgoingText): boolean {
  return message.writtenBy === 'coach' && message.outsideWindow;
}
