import type { PlatformDialect } from '../platform-dialect.ts';
import type { SimulatedMessage } from './thread-state.ts';
import { messageContent, type ThreadEvent } from './thread-webhooks.ts';

/** Returns the echo of a message of the business; `metadata` is what the app sent with it. */
export function echoOf(
  dialect: PlatformDialect,
  accountId: string,
  contactId: string,
  message: SimulatedMessage,
  metadata: string | null = null,
): ThreadEvent {
  const answered = message.replyTo === null ? {} : { reply_to: { mid: message.replyTo } };
  const source = dialect.echoSource(message.via === 'contact' ? 'app' : message.via, metadata);
  return {
    accountId,
    contactId,
    field: dialect.fields.echo,
    by: 'business',
    at: new Date(message.at),
    label: 'echo',
    content: { message: { ...messageContent(message), ...answered, is_echo: true, ...source } },
  };
}

/**
 * Returns the event that the contact's phone has the message;
 * null where the platform sends none. It has no time.
 */
export function deliveryOf(
  dialect: PlatformDialect,
  accountId: string,
  contactId: string,
  message: SimulatedMessage,
): ThreadEvent | null {
  const field = dialect.fields.delivery;
  if (field === null) return null;
  const delivery = { mids: [message.id], watermark: Date.parse(message.at) };
  return { accountId, contactId, field, by: 'contact', at: null, label: 'delivery', content: { delivery } };
}
