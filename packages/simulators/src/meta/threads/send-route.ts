import { setTimeout as pause } from 'node:timers/promises';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { hide } from '../graph/false-answer.ts';
import { GraphRefusal } from '../graph/graph-error.ts';
import type { ActiveFaults } from '../graph/graph-faults.ts';
import { injectedFailure, refusal } from '../graph/graph-refusals.ts';
import type { NodeRequest } from '../graph/graph-request.ts';
import type { GraphFaults, PlatformChange } from '../platform-control.ts';
import type { PlatformDialect } from '../platform-dialect.ts';
import { commentAnswered, contentOf, parseSendRequest, type SendContent, type SendRequest } from './send-request.ts';
import { rewritten } from './shown-thread.ts';
import { deliveryOf, echoOf } from './thread-echo.ts';
import type { ThreadWebhooks } from './thread-webhooks.ts';
import type { ThreadAccount, ThreadWorld } from './thread-world.ts';
import type { TokenBuckets } from '../graph/token-bucket.ts';
import type { TypingBubbles } from './typing-bubbles.ts';

// Meta: 24 h after the contact's last message; 7 days for a person with the human-agent tag, where approved.
const windowMs = 24 * 3_600_000;
const humanAgentWindowMs = 7 * 24 * 3_600_000;

type Parts = {
  dialect: PlatformDialect;
  world: ThreadWorld;
  faults: ActiveFaults;
  webhooks: ThreadWebhooks;
  typing: TypingBubbles;
  sends: TokenBuckets;
  humanAgentApproved: boolean;
  echoDelayMs: number;
  /** How long after a message of the business the contact opens the chat; null: only on command. */
  seenDelayMs: number | null;
  markSeen: (accountId: string, contactId: string) => void;
  /** Returns who wrote a comment that may be answered by one message, and uses that up; else refuses. */
  answerComment: (request: FastifyRequest, accountId: string, commentId: string) => string;
  now: () => Date;
  emit: (change: PlatformChange) => void;
};

/**
 * Adds the send route: it checks in Meta's order, stores the message, and has its echo delivered. `senderOf`
 * returns the account that the path and the token name, or refuses.
 */
export function addSendRoute(
  app: FastifyInstance,
  parts: Parts,
  senderOf: (request: NodeRequest) => ThreadAccount,
): void {
  const { dialect, world, faults, webhooks, typing, now, emit } = parts;
  const { refusals } = dialect;

  app.post<{ Params: { node: string } }>('/:node/messages', async (request, reply) => {
    const { sendDelayMs } = faults.now();
    if (sendDelayMs) await pause(sendDelayMs);
    const account = senderOf(request);
    const answered = commentAnswered(request.body);
    if (answered !== null) return await replyPrivately(request, reply, account, answered);
    const send = parseSendRequest(request.body);
    const contactId = send.recipient.id;
    const failure = send.message ? faults.takeFailure('send') : undefined;
    if (failure) throw injectedFailure(failure);

    const content = checked(account, send, reply);
    if (content.kind !== 'message') {
      act(account.id, contactId, content);
      return { recipient_id: contactId };
    }
    return await accept(account.id, contactId, content, reply);
  });

  /** Sends the one message that a comment allows: no window is needed, and none opens. */
  async function replyPrivately(
    request: NodeRequest,
    reply: FastifyReply,
    account: ThreadAccount,
    commentId: string,
  ): Promise<unknown> {
    const failure = faults.takeFailure('private-reply');
    if (failure) throw injectedFailure(failure);
    const { message } = parseSendRequest({ ...(request.body as object), recipient: { id: commentId } });
    const content = contentOf({ recipient: { id: commentId }, message }, dialect);
    if (content.kind !== 'message') throw refusal(...refusals.badContent);
    const contactId = parts.answerComment(request, account.id, commentId);
    const { allowed } = parts.sends.take(account.id);
    if (!allowed) throw refusal(...refusals.limited);
    return await accept(account.id, contactId, content, reply, 'private-reply');
  }

  /** Checks in Meta's order: the recipient, the window, the content, the rate, and the owner of the thread. */
  function checked(account: ThreadAccount, send: SendRequest, reply: FastifyReply): SendContent {
    const contactId = send.recipient.id;
    const contact = world.contactsOf(account.id).get(contactId);
    if (!contact) throw refusal(...refusals.noContact);
    if (contact.blocked) throw refusal(...refusals.blocked);
    checkWindow(account.id, send);
    const content = contentOf(send, dialect);
    const { allowed, usedPercent } = parts.sends.take(account.id);
    reportUsage(reply, dialect.platform, account.id, {
      // The limit of a second is soon regained, so only a refused call reports it.
      percent: allowed ? Math.min(usedPercent, 50) : 100,
      fault: faults.now().usage,
    });
    if (!allowed) throw refusal(...refusals.limited);
    if (world.findConversation(account.id, contactId)?.owner === 'other-app') throw refusal(...refusals.otherOwner);
    return content;
  }

  function checkWindow(accountId: string, send: SendRequest): void {
    const humanAgent = send.tag === 'HUMAN_AGENT';
    if (send.tag !== undefined && !humanAgent) throw new GraphRefusal(100, `(#100) Invalid message tag ${send.tag}`);
    if (send.messaging_type === 'MESSAGE_TAG' && !humanAgent) {
      throw new GraphRefusal(100, '(#100) A message of type MESSAGE_TAG needs a tag');
    }
    if (humanAgent && !parts.humanAgentApproved) {
      throw new GraphRefusal(100, "(#100) Cannot tag messages with 'HUMAN_AGENT' without prior approval.");
    }
    const lastInboundAt = world.lastInboundAt(accountId, send.recipient.id);
    const open =
      lastInboundAt !== null && now().getTime() - lastInboundAt <= (humanAgent ? humanAgentWindowMs : windowMs);
    if (!open || faults.now().windowClosed) throw refusal(...refusals.windowClosed);
  }

  function act(accountId: string, contactId: string, content: Exclude<SendContent, { kind: 'message' }>): void {
    if (content.kind === 'reaction') {
      const found = world.findMessage(content.messageId);
      if (found?.conversation.contactId !== contactId) throw refusal(...refusals.badContent);
      found.message.businessReaction = content.emoji;
      emit({ kind: 'message', accountId, contactId, message: found.message });
    } else if (content.action === 'typing_on') {
      typing.show(accountId, contactId);
    } else if (content.action === 'typing_off') {
      typing.hide(accountId, contactId);
    } else {
      sendSeen(accountId, contactId);
    }
  }

  async function accept(
    accountId: string,
    contactId: string,
    { text, attachments, replyTo, metadata, quickReplies }: Extract<SendContent, { kind: 'message' }>,
    reply: FastifyReply,
    call: 'send' | 'private-reply' = 'send',
  ) {
    // The contact's messages stay unread in the owner's app until a reply by the API, which marks them as read.
    sendSeen(accountId, contactId);
    const shown = rewritten(text, faults.of(contactId).rewrite);
    const draft = { from: 'business', via: 'api', text: shown, attachments, quickReplies, replyTo, at: now() } as const;
    const message = world.addMessage(accountId, contactId, draft);
    typing.hide(accountId, contactId);
    emit({ kind: 'message', accountId, contactId, message });
    if (parts.seenDelayMs !== null) {
      setTimeout(parts.markSeen, parts.seenDelayMs, accountId, contactId).unref();
    }
    const echo = echoOf(dialect, accountId, contactId, message, metadata);
    const delivery = deliveryOf(dialect, accountId, contactId, message);
    const falseAnswer = faults.takeFalseAnswer(call);
    if (faults.now().echoFirst) await webhooks.publish(echo);
    else if (faults.now().loseEchoes !== true) webhooks.publishAfter(parts.echoDelayMs, echo);
    if (delivery) webhooks.publishAfter(parts.echoDelayMs, delivery);

    if (falseAnswer !== null) return hide(reply, falseAnswer);
    return { recipient_id: contactId, message_id: message.id };
  }

  function sendSeen(accountId: string, contactId: string): void {
    const messageIds = world.markSeen(accountId, contactId, 'contact');
    if (messageIds.length > 0) emit({ kind: 'seen', accountId, contactId, messageIds });
  }
}

/** Adds Meta's usage headers, in percent of the limit. */
function reportUsage(
  reply: FastifyReply,
  platform: string,
  accountId: string,
  { percent, fault }: { percent: number; fault: GraphFaults['usage'] },
): void {
  const ofAccount = fault?.of === 'account' ? Math.max(percent, fault.percent) : percent;
  const ofApp = fault?.of === 'app' ? Math.max(percent, fault.percent) : percent;
  const minutesToWait = fault?.minutesToRegain ?? (ofAccount >= 100 ? 1 : 0);
  const entry = { type: platform, ...shares(ofAccount), estimated_time_to_regain_access: minutesToWait };
  reply.header('x-app-usage', JSON.stringify(shares(ofApp)));
  reply.header('x-business-use-case-usage', JSON.stringify({ [accountId]: [entry] }));
}

function shares(percent: number) {
  return { call_count: percent, total_cputime: Math.min(percent, 20), total_time: Math.min(percent, 25) };
}
