import type { ChannelEvent } from '@spotter/providers/ports/channel-event';
import type { ProviderConversation } from '@spotter/providers/ports/messaging-channel';

/** Returns the messages of both sides since an instant, oldest first, in the form of webhook events. */
export function redelivered(
  { contactId, messages }: ProviderConversation,
  accountId: string,
  since: Date,
): Extract<ChannelEvent, { kind: 'message' | 'echo' }>[] {
  return (
    messages
      .filter(({ at }) => at >= since)
      // They come newest first, and their times are whole seconds: within one second only the order says which was
      // first.
      .toReversed()
      .map(({ messageId, from, text, at }) => {
        const base = { accountId, contactId, at, messageId, text, attachments: [] };
        return from === 'contact'
          ? {
              ...base,
              kind: 'message',
              replyTo: null,
              story: null,
              quickReplyPayload: null,
              referral: null,
              // A message without words is of a kind that this interface does not report.
              unsupported: text === '',
              standby: false,
            }
          : { ...base, kind: 'echo', appId: null, metadata: null, isSelf: false, standby: false };
      })
  );
}
