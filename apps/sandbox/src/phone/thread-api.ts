import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Bursts } from './bursts.ts';
import type { FollowedLinks } from './followed-links.ts';
import { type Platform, platformOf } from './platforms.ts';
import type { ReasonLine } from './reason-lines.ts';

const ThreadParams = z.object({ accountId: z.string().max(32), contactId: z.string().max(32) });
const WriteBody = z.object({
  as: z.enum(['lead', 'coach']),
  texts: z.array(z.string().trim().min(1)).min(1).max(20),
});
const TapBody = z.object({ title: z.string().min(1).max(20) });
export const unknownThread = { message: 'There is no such account or lead.' };

/** What the routes of threads work with. */
export type ThreadParts = {
  platforms: Platform[];
  links: FollowedLinks;
  bursts: Bursts;
  /** Why a message was not answered. */
  findReason: (platform: string, accountId: string, contactId: string) => Promise<ReasonLine>;
};

/** Adds reading one chat, and what lead and coach do in it. */
export function addThreadApi(app: FastifyInstance, parts: ThreadParts): void {
  addReadingRoutes(app, parts);
  addWritingRoutes(app, parts);
}

function addReadingRoutes(app: FastifyInstance, parts: ThreadParts): void {
  app.get('/api/threads/:accountId/:contactId', (request, reply) => {
    const thread = threadOf(parts.platforms, request.params);
    if (!thread) return reply.code(404).send(unknownThread);
    const { control } = thread.platform;
    return {
      messages: control.conversation(thread.accountId, thread.contactId),
      typing: control.typingState(thread.accountId, thread.contactId),
      iceBreakers: control.iceBreakers(thread.accountId).map(({ question }) => question),
    };
  });

  app.get('/api/threads/:accountId/:contactId/reason', async (request, reply) => {
    const thread = threadOf(parts.platforms, request.params);
    if (!thread) return reply.code(404).send(unknownThread);
    return parts.findReason(thread.platform.name, thread.accountId, thread.contactId);
  });
}

function addWritingRoutes(app: FastifyInstance, parts: ThreadParts): void {
  app.post('/api/threads/:accountId/:contactId/messages', (request, reply) => {
    const thread = threadOf(parts.platforms, request.params);
    if (!thread) return reply.code(404).send(unknownThread);
    const { accountId, contactId, platform } = thread;
    const { control, maxTextLength } = platform;
    const body = WriteBody.safeParse(request.body);
    if (!body.success || body.data.texts.some((text) => text.length > maxTextLength)) {
      const maxLength = maxTextLength.toLocaleString('en');
      return reply
        .code(400)
        .send({ message: `A message has 1 to ${maxLength} characters, a burst at most 20 messages.` });
    }
    parts.bursts.write(body.data.texts, (text) =>
      body.data.as === 'coach'
        ? control.answerAsCoach(accountId, contactId, text)
        : control.writeAsContact(accountId, contactId, { text, ...parts.links.take(thread) }),
    );
    return reply.code(202).send({ messages: body.data.texts.length });
  });

  app.post('/api/threads/:accountId/:contactId/taps', (request, reply) => {
    const thread = threadOf(parts.platforms, request.params);
    if (!thread) return reply.code(404).send(unknownThread);
    const body = TapBody.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ message: 'A tap names the title of a button.' });
    const { accountId, contactId, platform } = thread;
    const { title } = body.data;
    const newest = platform.control.conversation(accountId, contactId).at(-1);
    // An empty chat offers the account's questions instead.
    const asked = newest === undefined ? platform.control.iceBreakers(accountId) : [];
    const iceBreaker = asked.find(({ question }) => question === title);
    if (iceBreaker !== undefined) {
      platform.control.tapButton(accountId, contactId, { title, payload: iceBreaker.payload });
      return reply.code(202).send({ ok: true });
    }
    if (newest?.quickReplies.some((button) => button.title === title) !== true) {
      return reply.code(409).send({ message: 'This button is not there any more.' });
    }
    platform.control.tapQuickReply(accountId, contactId, title);
    return reply.code(202).send({ ok: true });
  });

  app.post('/api/threads/:accountId/:contactId/ad', (request, reply) => {
    const thread = threadOf(parts.platforms, request.params);
    if (!thread) return reply.code(404).send(unknownThread);
    parts.links.clickAd(thread);
    return reply.code(202).send({ ok: true });
  });

  app.post('/api/threads/:accountId/:contactId/seen', (request, reply) => {
    const thread = threadOf(parts.platforms, request.params);
    if (!thread) return reply.code(404).send(unknownThread);
    thread.platform.control.markSeen(thread.accountId, thread.contactId);
    return { ok: true };
  });
}

/** Returns the thread that a request names; null where there is none. */
export function threadOf(
  platforms: Platform[],
  params: unknown,
): (z.infer<typeof ThreadParams> & { platform: Platform }) | null {
  const thread = ThreadParams.safeParse(params);
  const platform = thread.success ? platformOf(platforms, thread.data.accountId) : undefined;
  if (!thread.success || !platform) return null;
  const exists = platform.leads(thread.data.accountId).some(({ id }) => id === thread.data.contactId);
  return exists ? { ...thread.data, platform } : null;
}
