import { setTimeout as pause } from 'node:timers/promises';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { hide } from '../graph/false-answer.ts';
import { injectedFailure, refusal } from '../graph/graph-refusals.ts';
import type { NodeRequest } from '../graph/graph-request.ts';
import type { PlatformChange } from '../platform-control.ts';
import { checkSend, type SendLimits } from './send-checks.ts';
import { commentAnswered, contentOf, parseSendRequest, type SendContent } from './send-request.ts';
import { rewritten } from './shown-thread.ts';
import { fetchMedia } from './fetch-media.ts';
import { deliveryOf, echoOf } from './thread-echo.ts';
import type { ThreadWebhooks } from './thread-webhooks.ts';
import type { ThreadAccount } from './thread-world.ts';
import type { TypingBubbles } from './typing-bubbles.ts';

type Parts = SendLimits & {
  webhooks: ThreadWebhooks;
  typing: TypingBubbles;
  fetchFile: typeof fetch;
  echoDelayMs: number;
  /** How long after a message of the business the contact opens the chat; null: only on command. */
  seenDelayMs: number | null;
  markSeen: (accountId: string, contactId: string) => void;
  /** Returns who wrote a comment that may be answered by one message, and uses that up; else refuses. */
  answerComment: (request: FastifyRequest, accountId: string, commentId: string) => string;
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
  const { faults } = parts;

  app.post<{ Params: { node: string } }>('/:node/messages', async (request, reply) => {
    const { sendDelayMs } = faults.now();
    if (sendDelayMs) await pause(sendDelayMs);
    const account = senderOf(request);
    const answered = commentAnswered(request.body);
    if (answered !== null) return await replyPrivately(parts, request, reply, account.id, answered);
    const send = parseSendRequest(request.body);
    const contactId = send.recipient.id;
    const failure = send.message ? faults.takeFailure('send') : undefined;
    if (failure) throw injectedFailure(failure);

    const content = checkSend(parts, account, send, reply);
    if (content.kind !== 'message') {
      act(parts, account.id, contactId, content);
      return { recipient_id: contactId };
    }
    const carried = { ...content, attachments: await fetchAll(parts, content, request) };
    return await accept(parts, account.id, contactId, carried, reply, 'send');
  });

  app.get<{ Params: { id: string } }>('/sent-files/:id', (request, reply) => {
    const file = parts.world.sentFiles.find(request.params.id);
    return file === null ? reply.code(404).send() : reply.type(file.type).send(file.content);
  });
}

/** Fetches the files of a message, which the platform shows from its own address. Refuses what it does not take. */
async function fetchAll(
  { dialect, world, fetchFile }: Parts,
  { attachments }: Extract<SendContent, { kind: 'message' }>,
  { host, protocol }: FastifyRequest,
) {
  const shown = [];
  for (const attachment of attachments) {
    const path = world.sentFiles.add(await fetchMedia(dialect.media, attachment, fetchFile));
    shown.push({ ...attachment, url: `${protocol}://${host}${path}` });
  }
  return shown;
}

/** Sends the one message that a comment allows: no window is needed, and none opens. */
async function replyPrivately(
  parts: Parts,
  request: NodeRequest,
  reply: FastifyReply,
  accountId: string,
  commentId: string,
): Promise<unknown> {
  const { dialect, faults } = parts;
  const failure = faults.takeFailure('private-reply');
  if (failure) throw injectedFailure(failure);
  const { message } = parseSendRequest({ ...(request.body as object), recipient: { id: commentId } });
  const content = contentOf({ recipient: { id: commentId }, message }, dialect);
  if (content.kind !== 'message') throw refusal(...dialect.refusals.badContent);
  const contactId = parts.answerComment(request, accountId, commentId);
  const { allowed } = parts.sends.take(accountId);
  if (!allowed) throw refusal(...dialect.refusals.limited);
  return await accept(parts, accountId, contactId, content, reply, 'private-reply');
}

/** Shows a reaction, a typing bubble, or that the business has read. */
function act(
  parts: Parts,
  accountId: string,
  contactId: string,
  content: Exclude<SendContent, { kind: 'message' }>,
): void {
  const { dialect, world, typing, emit } = parts;
  if (content.kind === 'reaction') {
    const found = world.findMessage(content.messageId);
    if (found?.conversation.contactId !== contactId) throw refusal(...dialect.refusals.badContent);
    found.message.businessReaction = content.emoji;
    emit({ kind: 'message', accountId, contactId, message: found.message });
  } else if (content.action === 'typing_on') {
    typing.show(accountId, contactId);
  } else if (content.action === 'typing_off') {
    typing.hide(accountId, contactId);
  } else {
    sendSeen(parts, accountId, contactId);
  }
}

/** Stores a message and has its echo delivered; a fault may answer otherwise. */
async function accept(
  parts: Parts,
  accountId: string,
  contactId: string,
  { text, attachments, replyTo, metadata, quickReplies }: Extract<SendContent, { kind: 'message' }>,
  reply: FastifyReply,
  call: 'send' | 'private-reply',
) {
  const { dialect, world, faults, webhooks, typing, now, emit } = parts;
  // The contact's messages stay unread in the owner's app until a reply by the API, which marks them as read.
  sendSeen(parts, accountId, contactId);
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

function sendSeen({ world, emit }: Parts, accountId: string, contactId: string): void {
  const messageIds = world.markSeen(accountId, contactId, 'contact');
  if (messageIds.length > 0) emit({ kind: 'seen', accountId, contactId, messageIds });
}
