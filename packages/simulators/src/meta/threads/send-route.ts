import { setTimeout as pause } from 'node:timers/promises';

import type { FastifyInstance, FastifyReply } from 'fastify';

import { GraphRefusal } from '../graph/graph-error.ts';
import type { ActiveFaults } from '../graph/graph-faults.ts';
import { injectedFailure, refusal } from '../graph/graph-refusals.ts';
import type { NodeRequest } from '../graph/graph-request.ts';
import type { GraphFaults, PlatformChange } from '../platform-control.ts';
import type { PlatformDialect } from '../platform-dialect.ts';
import { contentOf, parseSendRequest, type SendContent, type SendRequest } from './send-request.ts';
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
  /** The contact opens the chat this long after a message of the business; null: only when told. */
  seenDelayMs: number | null;
  markSeen: (accountId: string, contactId: string) => void;
  now: () => Date;
  tell: (change: PlatformChange) => void;
};

/**
 * The send edge: checks in Meta's order, stores the message, and has its echo delivered.
 * `senderOf` gives the account that the path and the token name, or refuses.
 */
export function addSendRoute(
  app: FastifyInstance,
  parts: Parts,
  senderOf: (request: NodeRequest) => ThreadAccount,
): void {
  const { dialect, world, faults, webhooks, typing, now, tell } = parts;
  const { refusals } = dialect;

  app.post<{ Params: { node: string } }>('/:node/messages', async (request, reply) => {
    const { sendDelayMs } = faults.now();
    if (sendDelayMs) await pause(sendDelayMs);
    const account = senderOf(request);
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

  /** The order is Meta's: who may be written to, when, what, how often, and whose thread it is. */
  function checked(account: ThreadAccount, send: SendRequest, reply: FastifyReply): SendContent {
    const contactId = send.recipient.id;
    const contact = world.contactsOf(account.id).get(contactId);
    if (!contact) throw refusal(...refusals.noContact);
    if (contact.blocked) throw refusal(...refusals.blocked);
    checkWindow(account.id, send);
    const content = contentOf(send, dialect);
    const { allowed, usedPercent } = parts.sends.take(account.id);
    tellUsage(reply, dialect.platform, account.id, {
      // The limit of a second is soon regained: only a call that it refuses is told of.
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
      tell({ kind: 'message', accountId, contactId, message: found.message });
    } else if (content.action === 'typing_on') {
      typing.show(accountId, contactId);
    } else if (content.action === 'typing_off') {
      typing.hide(accountId, contactId);
    } else {
      tellSeen(accountId, contactId);
    }
  }

  async function accept(
    accountId: string,
    contactId: string,
    { text, attachments, replyTo, metadata, quickReplies }: Extract<SendContent, { kind: 'message' }>,
    reply: FastifyReply,
  ) {
    // Without a reply by the API, the contact's messages stay unread in the owner's app; a reply marks them as read.
    tellSeen(accountId, contactId);
    const draft = { from: 'business', via: 'api', text, attachments, quickReplies, replyTo, at: now() } as const;
    const message = world.addMessage(accountId, contactId, draft);
    typing.hide(accountId, contactId);
    tell({ kind: 'message', accountId, contactId, message });
    if (parts.seenDelayMs !== null) {
      setTimeout(parts.markSeen, parts.seenDelayMs, accountId, contactId).unref();
    }
    const echo = echoOf(dialect, accountId, contactId, message, metadata);
    const delivery = deliveryOf(dialect, accountId, contactId, message);
    const falseAnswer = faults.takeFalseAnswer();
    if (faults.now().echoFirst) await webhooks.publish(echo);
    else webhooks.publishAfter(parts.echoDelayMs, echo);
    if (delivery) webhooks.publishAfter(parts.echoDelayMs, delivery);

    if (falseAnswer === '1357046') throw refusal(1, 1_357_046);
    if (falseAnswer === 'error-500')
      return reply.code(500).type('text/html').send('<html>Sorry, something went wrong.</html>');
    // The line stays open without an answer until the caller gives up.
    if (falseAnswer === 'timeout') return reply.hijack();
    return { recipient_id: contactId, message_id: message.id };
  }

  function tellSeen(accountId: string, contactId: string): void {
    const messageIds = world.markSeen(accountId, contactId, 'contact');
    if (messageIds.length > 0) tell({ kind: 'seen', accountId, contactId, messageIds });
  }
}

/** Meta's usage headers, in percent of the limit. */
function tellUsage(
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
