import type { ChannelEvent } from '@spotter/providers/ports/channel-event';
import type { ProviderConversation } from '@spotter/providers/ports/messaging-channel';

/** The messages of both sides since an instant, oldest first, as webhooks would have told them. */
export function toldAnew(
  { contactId, messages }: ProviderConversation,
  accountId: string,
  since: Date,
): Extract<ChannelEvent, { kind: 'message' | 'echo' }>[] {
  return (
    messages
      .filter(({ at }) => at >= since)
      // They come newest first, and their times are whole seconds: of two in one second the order alone says which was first.
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
              // Without words it was something that this way does not tell.
              unsupported: text === '',
              standby: false,
            }
          : { ...base, kind: 'echo', appId: null, metadata: null, isSelf: false };
      })
  );
}
