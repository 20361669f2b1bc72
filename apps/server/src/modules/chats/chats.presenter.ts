import { windowClosesAt } from '@spotter/domain';
import type { Chat, Decision, Message } from '@spotter/contract';
import type { decisions, chats, messages, RecordedDecision } from './chats.tables.ts';
import { failureSentence } from './failure-sentences.ts';

type ChatRow = typeof chats.$inferSelect;
type MessageRow = typeof messages.$inferSelect;
type DecisionRow = Pick<typeof decisions.$inferSelect, 'kind' | 'reason' | 'keyword' | 'at'>;

/** A message with the decision that concerns it. */
export type MessageWithDecision = { message: MessageRow; decision: DecisionRow | null };

/** A chat with what of its account the wire names beside it. */
export type ChatOfAccount = {
  chat: ChatRow;
  account: { accountId: string; channel: 'instagram' | 'messenger'; credentialId: string };
};

/** A stored message as the API tells it. */
export function presentMessage({ message, decision }: MessageWithDecision): Message {
  return {
    _id: message.id,
    type: message.author === 'contact' ? 'Human' : 'Agent',
    author: message.author,
    text: message.text,
    date: message.sentAt.toISOString(),
    aborted: message.aborted,
    status: message.status,
    state: message.state,
    attachments: message.attachments,
    decision: decision === null ? null : presentDecision({ ...decision, at: decision.at.toISOString() }),
    failure: message.failure === null ? null : failureSentence(message.failure),
  };
}

/** A stored chat as the API tells it, with the messages given as its history. */
export function presentChat({ chat, account }: ChatOfAccount, history: MessageWithDecision[]): Chat {
  return {
    _id: chat.id,
    senderId: chat.contactId,
    username: chat.username ?? chat.name,
    picture: null,
    chatEnabled: chat.autorepliesEnabled,
    history: history.map(presentMessage),
    bot: account.accountId,
    botId: chat.botId,
    credentialId: account.credentialId,
    from: account.channel === 'instagram' ? 'instagram' : 'page',
    stage: chat.stage,
    facts: chat.facts,
    pendingReply: chat.pendingReplyAt === null ? null : { at: chat.pendingReplyAt.toISOString() },
    lastDecision: chat.lastDecision === null ? null : presentDecision(chat.lastDecision),
    takenOver:
      chat.takenOverAt === null || chat.takenOverVia === null
        ? null
        : { at: chat.takenOverAt.toISOString(), via: chat.takenOverVia },
    windowClosesAt: chat.lastInboundAt === null ? null : windowClosesAt(chat.lastInboundAt).toISOString(),
  };
}

function presentDecision(decision: Pick<RecordedDecision, 'kind' | 'reason' | 'keyword' | 'at'>): Decision {
  return {
    kind: decision.kind,
    reason: decision.reason as Decision['reason'],
    keyword: decision.keyword,
    at: decision.at,
  };
}
