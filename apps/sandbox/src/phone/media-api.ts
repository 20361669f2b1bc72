import { sampleFile, samplePictures } from '@spotter/simulators/meta/graph/sample-pictures';
import { keepMedia, pictureFile, sendMedia, voiceNoteFile } from '@spotter/simulators/meta/graph/sent-media';
import type { ContactMessage } from '@spotter/simulators/meta/platform-control';
import { sampleClips } from '@spotter/simulators/meta/graph/sample-clips';
import type { TranscriptionControl } from '@spotter/simulators/transcription/transcription-control';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { FollowedLinks } from './followed-links.ts';
import type { Platform } from './platforms.ts';
import { threadOf, unknownThread } from './thread-api.ts';

const Media = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('photo'), sample: z.enum(samplePictures.map(({ name }) => name)).optional() }),
  z.object({ kind: z.literal('voice-note'), clip: z.enum(sampleClips.map(({ name }) => name)).optional() }),
  z.object({ kind: z.literal('recording'), audio: z.base64().min(1), says: z.string().trim().max(1_000) }),
  z.object({ kind: z.literal('story-reply'), text: z.string().trim().min(1).max(1_000) }),
]);
const Reaction = z.object({
  messageId: z.string().max(1_000),
  emoji: z.enum(['❤️', '😂', '😮', '👍', '🔥']).nullable(),
});

/** A minute of speech, as text. */
const largestRecording = 2 * 1024 * 1024;

/** The story of the coach that a lead answers here. */
const storyId = '17850000000000009';

/** Adds what a lead sends besides words, and the pictures and recordings themselves. */
export function addMediaApi(
  app: FastifyInstance,
  { platforms, links, hear }: { platforms: Platform[]; links: FollowedLinks; hear: TranscriptionControl['know'] },
): void {
  app.get('/api/samples', () => ({
    clips: sampleClips.map(({ name, text }) => ({ name, label: text })),
    pictures: samplePictures.map(({ name, label }) => ({ name, label })),
  }));

  app.post('/api/threads/:accountId/:contactId/media', { bodyLimit: largestRecording }, (request, reply) => {
    const thread = threadOf(platforms, request.params);
    if (!thread) return reply.code(404).send(unknownThread);
    const { accountId, contactId, platform } = thread;
    const body = Media.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ message: 'A reply to a story needs 1 to 1,000 characters.' });
    const { data } = body;
    if (data.kind === 'story-reply' && !platform.hasStories) {
      return reply.code(409).send({ message: 'Only Instagram has stories that a lead can answer.' });
    }
    if (data.kind === 'recording') return sendRecording(data, thread, reply);
    const number = platform.control.conversation(accountId, contactId).length;
    const written = contactMessage(data, { origin: platform.mediaOrigin(), name: `${contactId}-${number}` });
    platform.control.writeAsContact(accountId, contactId, { ...written, ...links.take(thread) });
    return reply.code(202).send({ ok: true });
  });

  function sendRecording(
    { audio, says }: Extract<z.infer<typeof Media>, { kind: 'recording' }>,
    { accountId, contactId, platform }: NonNullable<ReturnType<typeof threadOf>>,
    reply: FastifyReply,
  ) {
    const content = Buffer.from(audio, 'base64');
    // The stand-in of a recognizer knows recordings by their bytes.
    hear(content, { text: says, language: 'english', seconds: 3 });
    const url = `${platform.mediaOrigin()}/voice-notes/${keepMedia({ content, mediaType: 'audio/webm' })}`;
    platform.control.writeAsContact(accountId, contactId, { attachments: [{ type: 'audio', url }] });
    return reply.code(202).send({ ok: true });
  }

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
    sendMedia(reply, pictureFile(request.params.file)),
  );
  app.get<{ Params: { file: string } }>('/voice-notes/:file', (request, reply) =>
    sendMedia(reply, voiceNoteFile(request.params.file)),
  );
  app.get<{ Params: { id: string } }>('/sent-files/:id', (request, reply) => {
    const [file] = platforms.flatMap(({ control }) => control.sentFile(request.params.id) ?? []);
    return file === undefined ? reply.code(404).send() : reply.type(file.type).send(file.content);
  });
}

/** Returns what the platform stores of it; its files are at `origin` under a name of their own. */
function contactMessage(
  media: Exclude<z.infer<typeof Media>, { kind: 'recording' }>,
  { origin, name }: { origin: string; name: string },
): ContactMessage {
  switch (media.kind) {
    case 'photo':
      return {
        attachments: [
          {
            type: 'image',
            url: `${origin}/pictures/${media.sample === undefined ? `${name}.png` : sampleFile(media.sample, name)}`,
          },
        ],
      };
    case 'voice-note':
      return {
        attachments: [
          {
            type: 'audio',
            url: `${origin}/voice-notes/${media.clip === undefined ? name : `clip-${media.clip}-${name}`}.${media.clip === undefined ? 'wav' : 'm4a'}`,
          },
        ],
      };
    case 'story-reply':
      return { text: media.text, storyReply: { id: storyId, url: `${origin}/pictures/story.png` } };
  }
}
