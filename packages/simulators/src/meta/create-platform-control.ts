import type { createChangeFeed } from '../shell/change-feed.ts';
import type { createGraphFaults } from './graph/graph-faults.ts';
import type { PlatformChange, PlatformControl } from './platform-control.ts';
import type { PostActions } from './posts/post-actions.ts';
import type { createThreadActions } from './threads/thread-actions.ts';
import type { ThreadWebhooks } from './threads/thread-webhooks.ts';
import type { ThreadAccount, ThreadContact, ThreadWorld } from './threads/thread-world.ts';
import type { TypingBubbles } from './threads/typing-bubbles.ts';
import { verifyCallback } from './webhooks/webhook-handshake.ts';
import type { WebhookSender } from './webhooks/webhook-sender.ts';

type Parts<Account extends ThreadAccount, Contact extends ThreadContact> = {
  world: ThreadWorld<Account, Contact>;
  faults: ReturnType<typeof createGraphFaults>;
  actions: ReturnType<typeof createThreadActions>;
  posts: PostActions;
  webhooks: ThreadWebhooks;
  typing: TypingBubbles;
  sender: WebhookSender;
  verifyToken: string;
  hasLiveToken: (accountId: string) => boolean;
  revokeTokens: (accountId: string, subcode: number) => void;
  /** Sends what an earlier run left undelivered, once there is a receiver. */
  redeliverLeftovers: () => void;
  changes: ReturnType<typeof createChangeFeed<PlatformChange>>;
};

/** Returns the people's side of a platform, and the switches of its misbehavior. */
export function createPlatformControl<Account extends ThreadAccount, Contact extends ThreadContact>(
  parts: Parts<Account, Contact>,
): PlatformControl<Account, Contact> {
  const { world, sender } = parts;
  const { emit, subscribe } = parts.changes;

  return {
    ...parts.actions,
    ...parts.posts.control,
    accounts: () =>
      [...world.accounts.values()].map((account) => ({
        ...account,
        subscribed: account.subscribedFields.length > 0,
        hasLiveToken: parts.hasLiveToken(account.id),
      })),
    iceBreakers: (accountId) => defaultIceBreakers(world.getAccount(accountId)),
    contacts: (accountId) =>
      [...world.contactsOf(accountId).values()].map((contact) => ({
        ...contact,
        ...threadSummary(world, accountId, contact.id),
      })),
    setBlocked(contactId, blocked) {
      for (const accountId of world.accounts.keys()) {
        const contact = world.contactsOf(accountId).get(contactId);
        if (!contact) continue;
        contact.blocked = blocked;
        emit({ kind: 'contact', accountId, contactId });
      }
    },
    // 460: the owner changed the password.
    revokeTokens(accountId, subcode = 460) {
      parts.revokeTokens(accountId, subcode);
      emit({ kind: 'account', accountId });
    },
    setWebhookUrl(url) {
      sender.setUrl(url);
      if (url !== null) parts.redeliverLeftovers();
    },
    verifyWebhook: async () => {
      const url = sender.url();
      return url !== null && (await verifyCallback(url, parts.verifyToken));
    },
    sendRaw: parts.webhooks.sendRaw,
    deliveries: sender.attempts,
    webhooksSettled: sender.settled,
    conversation: (accountId, contactId) =>
      structuredClone(world.findConversation(accountId, contactId)?.messages ?? []),
    sentFile: world.sentFiles.find,
    typingState: parts.typing.isShown,
    events: { subscribe },
    ...parts.faults.control,
  };
}

function defaultIceBreakers({ iceBreakers }: ThreadAccount) {
  return structuredClone(iceBreakers?.find(({ locale }) => locale === 'default')?.call_to_actions ?? []);
}

function threadSummary(world: Pick<ThreadWorld, 'findConversation'>, accountId: string, contactId: string) {
  const conversation = world.findConversation(accountId, contactId);
  const lastMessage = conversation?.messages.at(-1);
  return {
    threadOwner: conversation?.owner ?? ('our-app' as const),
    lastMessage: lastMessage ? { ...lastMessage } : null,
  };
}
