import type { AccountView, ContactView } from '@spotter/simulators/instagram/instagram-control';
import type { WebhookAttempt } from '@spotter/simulators/meta/webhooks/webhook-sender';

type Names = { username: string | null; name: string | null };

/** Returns an account as the page shows it. */
export function accountView(
  platform: 'instagram' | 'messenger',
  { id, subscribed, hasLiveToken }: Pick<AccountView, 'id' | 'subscribed' | 'hasLiveToken'>,
  { username, name }: Names,
) {
  return { id, platform, username, name, subscribed, hasLiveToken };
}

/** Returns a lead as the list of leads shows it. */
export function leadView(
  contact: Pick<ContactView, 'id' | 'accountId' | 'blocked' | 'threadOwner' | 'lastMessage'>,
  { username, name }: Names,
) {
  const { id, accountId, blocked, threadOwner, lastMessage } = contact;
  return {
    id,
    accountId,
    username,
    name,
    blocked,
    threadOwner,
    lastMessage: lastMessage && {
      from: lastMessage.from,
      text: lastMessage.text || (lastMessage.unsent ? 'Message unsent' : 'Attachment'),
      at: lastMessage.at,
    },
  };
}

/** Returns one try to deliver a webhook, without its body. */
export function attemptView(platform: 'instagram' | 'messenger', { body: _, ...attempt }: WebhookAttempt) {
  return { ...attempt, platform, durationMs: Math.round(attempt.durationMs) };
}
