import { type ChannelKind, serviceNames } from '@spotter/domain/channels';
import { channelsOfClip, webNameOf } from '@spotter/domain/media';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { ChatState } from '../chat-state.ts';
import { clipAttachment } from '../clips/clip-attachment.ts';
import type { ChatClip } from '../clips/clips-of-chat.ts';
import { insertClipSend } from '../clips/clips.repository.ts';
import { isGone } from '../clips/sendable-clips.ts';
import { lockUnsent, noteSent, type SentMediaRow } from './sent-media.repository.ts';
import type { StoredAttachment } from './stored-attachment.ts';

/** A file for a message, and how to note which message carries it. */
export type CarriedByMessage = {
  attachment: StoredAttachment;
  noteCarried(tx: Database, messageId: string): Promise<void>;
};

/**
 * Returns the uploaded files and the clips with these ids for a message of a chat, in this order. Refuses what
 * cannot be sent.
 */
export async function claimFiles(
  tx: Database,
  state: ChatState,
  ids: string[],
  now: Date,
): Promise<CarriedByMessage[]> {
  if (ids.length === 0) return [];
  const found = new Map((await lockUnsent(tx, state.chat.id, ids)).map((media) => [media.id, media]));
  return [...new Set(ids)].map((id) => {
    const media = found.get(id);
    if (media !== undefined) return asCarried(media);
    const clip = state.clips.find((one) => one.id === id);
    if (clip === undefined)
      throw new AppError('conflict', 'A file was sent already or is no longer there. Please add it again.');
    requireSendable(clip, state, now);
    return {
      attachment: clipAttachment(clip),
      noteCarried: (within, messageId) =>
        insertClipSend(within, { id: messageId, clipId: clip.id, chatId: state.chat.id, at: now }),
    };
  });
}

function asCarried({ id, kind, format, name }: SentMediaRow): CarriedByMessage {
  return {
    attachment: { type: kind, url: null, title: name, file: { id, name: webNameOf(name, format) } },
    noteCarried: (tx, messageId) => noteSent(tx, id, messageId),
  };
}

function requireSendable(clip: ChatClip, state: ChatState, now: Date): void {
  if (isGone(clip, state, now))
    throw new AppError('conflict', `“${clip.name}” shows someone who has not agreed to it, or no longer does.`);
  const channel: ChannelKind = state.bot.channel;
  if (!channelsOfClip(clip).includes(channel))
    throw new AppError('wrong_media_type', `${serviceNames[channel].service} doesn’t take “${clip.name}”.`);
}
