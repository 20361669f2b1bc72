import { drawPicture } from '@spotter/simulators/meta/graph/drawn-picture';
import { speakNote } from '@spotter/simulators/meta/graph/spoken-note';
import type { ContactMessage } from '@spotter/simulators/meta/platform-control';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { FollowedLinks } from './followed-links.ts';
import type { Platform } from './platforms.ts';
import { threadOf, unknownThread } from './thread-api.ts';

const Media = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('photo') }),
  z.object({ kind: z.literal('voice-note') }),
  z.object({ kind: z.literal('story-reply'), text: z.string().trim().min(1).max(1_000) }),
]);
const Reaction = z.object({
  messageId: z.string().max(1_000),
  emoji: z.enum(['❤️', '😂', '😮', '👍', '🔥']).nullable(),
});

/** The story of the coach that a lead answers here. */
const storyId = '17850000000000009';

/** Adds what a lead sends besides words, and the pictures and recordings themselves. */
export function addMediaApi(
  app: FastifyInstance,
  { platforms, links }: { platforms: Platform[]; links: FollowedLinks },
): void {
  app.post('/api/threads/:accountId/:contactId/media', (request, reply) => {
    const thread = threadOf(platforms, request.params);
    if (!thread) return reply.code(404).send(unknownThread);
    const { accountId, contactId, platform } = thread;
    const body = Media.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ message: 'A reply to a story needs 1 to 1,000 characters.' });
    const { data } = body;
    if (data.kind === 'story-reply' && !platform.hasStories) {
      return reply.code(409).send({ message: 'Only Instagram has stories that a lead can answer.' });
    }
    const number = platform.control.conversation(accountId, contactId).length;
    const written = contactMessage(data, { origin: platform.mediaOrigin(), name: `${contactId}-${number}` });
    platform.control.writeAsContact(accountId, contactId, { ...written, ...links.take(thread) });
    return reply.code(202).send({ ok: true });
  });

  app.post('/api/threads/:accountId/:contactId/reactions', (request, reply) => {
    const thread = threadOf(platforms, request.params);
    const body = Reaction.safeParse(request.body);
    if (!thread) return reply.code(404).send(unknownThread);
    if (!body.success) return reply.code(400).send({ message: 'A reaction is one of five emoji, or none.' });
    const { accountId, contactId, platform } = thread;
    const { messageId, emoji } = body.data;
    const message = platform.control.conversation(accountId, contactId).find(({ id }) => id === messageId);
    if (message?.from !== 'business')
      return reply.code(404).send({ message: 'There is no such message of the coach.' });
    platform.control.react(accountId, contactId, messageId, emoji);
    return reply.code(202).send({ ok: true });
  });

  // The page's policy shows only what comes from the page's own address.
  app.get<{ Params: { file: string } }>('/pictures/:file', (request, reply) =>
    reply.type('image/png').send(drawPicture(request.params.file)),
  );
  app.get('/voice-notes/:file', (_request, reply) => reply.type('audio/wav').send(speakNote()));
}

/** Returns what the platform stores of it; its files are at `origin` under a name of their own. */
function contactMessage(
  media: z.infer<typeof Media>,
  { origin, name }: { origin: string; name: string },
): ContactMessage {
  switch (media.kind) {
    case 'photo':
      return { attachments: [{ type: 'image', url: `${origin}/pictures/${name}.png` }] };
    case 'voice-note':
      return { attachments: [{ type: 'audio', url: `${origin}/voice-notes/${name}.wav` }] };
    case 'story-reply':
      return { text: media.text, storyReply: { id: storyId, url: `${origin}/pictures/story.png` } };
  }
}
