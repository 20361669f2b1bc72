import { z } from 'zod';

import { GraphRefusal } from '../graph/graph-error.ts';
import { refusal } from '../graph/graph-refusals.ts';
import type { PlatformDialect } from '../platform-dialect.ts';
import type { SimulatedAttachment, SimulatedQuickReply } from './thread-state.ts';

const attachment = z.object({
  type: z.string(),
  payload: z.looseObject({ url: z.url().optional(), id: z.string().optional() }).optional(),
});

const sendRequest = z.object({
  recipient: z.object({ id: z.string() }),
  message: z
    .object({
      text: z.string().optional(),
      attachment: attachment.optional(),
      attachments: z.array(attachment).min(1).max(10).optional(),
      // Meta: at most 1,000 characters, and Messenger only.
      metadata: z.string().max(1_000).optional(),
      // Meta: at most 13, titles of at most 20 characters, payloads of at most 1,000.
      quick_replies: z
        .array(
          z.object({
            content_type: z.literal('text'),
            title: z.string().min(1).max(20),
            payload: z.string().min(1).max(1_000),
          }),
        )
        .min(1)
        .max(13)
        .optional(),
    })
    .optional(),
  reply_to: z.object({ mid: z.string() }).optional(),
  sender_action: z.enum(['typing_on', 'typing_off', 'mark_seen', 'react', 'unreact']).optional(),
  payload: z.object({ message_id: z.string(), reaction: z.string().optional() }).optional(),
  messaging_type: z.enum(['RESPONSE', 'UPDATE', 'MESSAGE_TAG']).optional(),
  tag: z.string().optional(),
});

/** A well-formed send call; `contentOf` judges its content. */
export type SendRequest = z.infer<typeof sendRequest>;

/** The content of a send. */
export type SendContent =
  | {
      kind: 'message';
      text: string;
      attachments: SimulatedAttachment[];
      replyTo: string | null;
      metadata: string | null;
      quickReplies: SimulatedQuickReply[];
    }
  | { kind: 'action'; action: 'typing_on' | 'typing_off' | 'mark_seen' }
  | { kind: 'reaction'; messageId: string; emoji: string | null };

const privateReply = z.object({ recipient: z.object({ comment_id: z.string() }) });

/** Returns the comment that a body answers privately; null where it is for a person. */
export function commentAnswered(body: unknown): string | null {
  return privateReply.safeParse(unpackForm(body)).data?.recipient.comment_id ?? null;
}

/** Reads a JSON body, or a form whose `recipient`, `message`, `payload` and `reply_to` are JSON. */
export function parseSendRequest(body: unknown): SendRequest {
  const parsed = sendRequest.safeParse(unpackForm(body));
  if (parsed.success) return parsed.data;
  throw new GraphRefusal(100, `(#100) Invalid parameter: ${parsed.error.issues[0]?.path.join('.') || 'body'}`);
}

/** Returns exactly one of text, attachment or action; refuses everything else, and text that is too long. */
export function contentOf(
  { message, reply_to: answered, sender_action: action, payload }: SendRequest,
  dialect: PlatformDialect,
): SendContent {
  if (message && action) throw refusal(100, 2_018_014);
  if (action === 'react' || action === 'unreact') {
    if (!payload) throw new GraphRefusal(100, '(#100) The parameter payload is required');
    return {
      kind: 'reaction',
      messageId: payload.message_id,
      emoji: action === 'react' ? emojiOf(payload.reaction) : null,
    };
  }
  if (action) return { kind: 'action', action };
  if (!message) throw refusal(100, 2_018_034);
  const attachments = message.attachments ?? (message.attachment ? [message.attachment] : []);
  if (message.text === undefined && attachments.length === 0) throw refusal(100, 2_018_034);
  if (message.text !== undefined && attachments.length > 0) throw refusal(...dialect.refusals.badContent);
  if (message.text?.trim() === '') throw refusal(100, 2_018_034);
  if (attachments.length > 1 && dialect.media.severalRefused) throw refusal(...dialect.media.severalRefused);
  dialect.checkText(message.text ?? '');
  if (answered && !dialect.namesAnswered) throw new GraphRefusal(100, '(#100) Invalid parameter: reply_to');
  return {
    kind: 'message',
    text: message.text ?? '',
    attachments: attachments.map(({ type, payload: content }) => ({ type, url: content?.url ?? null, title: null })),
    replyTo: answered?.mid ?? null,
    metadata: message.metadata ?? null,
    quickReplies: (message.quick_replies ?? []).map(({ title, payload: reported }) => ({ title, payload: reported })),
  };
}

function emojiOf(reaction: string | undefined): string {
  return reaction === undefined || reaction === 'love' ? '❤️' : reaction;
}

function unpackForm(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const unpacked: Record<string, unknown> = { ...body };
  for (const name of ['recipient', 'message', 'payload', 'reply_to']) {
    const value = unpacked[name];
    if (typeof value !== 'string') continue;
    try {
      unpacked[name] = JSON.parse(value);
    } catch {
      throw new GraphRefusal(100, `(#100) Param ${name} must be a JSON object`);
    }
  }
  return unpacked;
}
