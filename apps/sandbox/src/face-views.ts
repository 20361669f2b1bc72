import type { AccountView, ContactView, InstagramControl } from '@spotter/simulators/instagram/instagram-control';

type Attempt = ReturnType<InstagramControl['deliveries']>[number];

/** An account as the page shows it. */
export function accountView(account: AccountView) {
  const { id, username, name, subscribed, hasLiveToken } = account;
  return { id, username, name, subscribed, hasLiveToken };
}

/** A lead as the list of leads shows it. */
export function leadView(contact: ContactView) {
  const { id, accountId, username, name, blocked, threadOwner, lastMessage } = contact;
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

/** One try to deliver a webhook, without its body. */
export function attemptView({ body: _, ...attempt }: Attempt) {
  return { ...attempt, durationMs: Math.round(attempt.durationMs) };
}
