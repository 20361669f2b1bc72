import type {
  ChannelAccount,
  MessagingChannel,
  OutgoingMedia,
  OutgoingText,
  SendOutcome,
} from '../ports/messaging-channel.ts';
import type { CallGraph } from './graph-call.ts';
import { toSendOutcome } from './graph-outcomes.ts';
import { doneSchema, sentSchema } from './graph-wire.ts';

/** What a Send call says beside the message: who gets it, and our own id of it. */
export type SendEnvelope = Omit<OutgoingMedia, 'media'> & Pick<OutgoingText, 'replyTo'>;

/** Returns the sends of an account. `toSendBody` writes the body of a call around its `message`. */
export function createMessageSender(
  call: CallGraph,
  toSendBody: (envelope: SendEnvelope, message: object) => unknown,
): Pick<MessagingChannel, 'sendText' | 'sendMedia' | 'showActivity'> {
  async function post(account: ChannelAccount, envelope: SendEnvelope, message: object): Promise<SendOutcome> {
    return toSendOutcome(
      await call({
        method: 'POST',
        path: [account.accountId, 'messages'],
        json: toSendBody(envelope, message),
        accessToken: account.accessToken,
        schema: sentSchema,
      }),
    );
  }

  const postText = (account: ChannelAccount, message: OutgoingText) =>
    post(account, message, { text: message.text, ...quickRepliesOf(message) });

  return {
    async sendText(account, message) {
      if (isTooLate(message)) return tooLate;
      let outcome = await postText(account, message);
      for (const lighter of lighterForms(message)) {
        if (outcome.kind !== 'refused' || outcome.because !== 'bad-request') break;
        outcome = await postText(account, lighter);
        if (outcome.kind === 'sent' && message.replyTo !== undefined) return { ...outcome, unnamed: true };
      }
      return outcome;
    },

    async sendMedia(account, message) {
      if (isTooLate(message)) return tooLate;
      const { kind, url } = message.media;
      const outcome = await post(account, message, { attachment: { type: kind, payload: { url } } });
      // Beside the file there is nothing in the call that could be wrong.
      return outcome.kind === 'refused' && outcome.because === 'bad-request'
        ? { ...outcome, because: 'media-refused' }
        : outcome;
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

const tooLate: SendOutcome = { kind: 'refused', because: 'window-closed', providerCode: null };

/** The 24 hours apply to everything that a machine wrote, so it is not even sent. */
function isTooLate({ writtenBy, outsideWindow }: SendEnvelope): boolean {
  return writtenBy === 'agent' && outsideWindow;
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
export function needsHumanAgentTag(message: SendEnvelope): boolean {
  return message.writtenBy === 'coach' && message.outsideWindow;
}

/** Returns the buttons of a message in both platforms' format (Meta: `quick_replies`); nothing where it has none. */
function quickRepliesOf({ quickReplies = [] }: OutgoingText): { quick_replies?: unknown[] } {
  if (quickReplies.length === 0) return {};
  return { quick_replies: quickReplies.map((button) => ({ content_type: 'text', ...button })) };
}
