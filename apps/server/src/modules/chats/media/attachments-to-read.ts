import type { PictureDescription, Transcript } from '@spotter/domain/media';
import type { StoredAttachment } from './stored-attachment.ts';

/** Whether voice notes are heard, and pictures seen. */
export type MediaSupport = { audio: boolean; images: boolean };

const unheard: Transcript = {
  status: 'pending',
  text: '',
  language: null,
  seconds: null,
  unclear: false,
  failure: null,
};
const undescribed: PictureDescription = { status: 'pending', text: '', kind: null, failure: null };
/** Max attachments of a message that are read: as many as a platform puts in one. */
const maxRead = 10;

/** Returns a contact's attachments with what is to be heard or seen in them: it is `off` where nothing can. */
export function withReadings(
  attachments: Pick<StoredAttachment, 'type' | 'url' | 'title'>[],
  { audio, images }: MediaSupport,
): StoredAttachment[] {
  return attachments.map((attachment, index) => {
    // View-once media have no address.
    const isLost = attachment.url === null;
    const failed = { status: 'failed', failure: 'gone' } as const;
    const mayRead = (isSupported: boolean) => (isSupported && index < maxRead ? {} : ({ status: 'off' } as const));
    switch (attachment.type) {
      case 'audio':
        return { ...attachment, transcript: { ...unheard, ...(isLost ? failed : mayRead(audio)) } };
      case 'image':
        return { ...attachment, description: { ...undescribed, ...(isLost ? failed : mayRead(images)) } };
      default:
        return attachment;
    }
  });
}

/** Whether an attachment waits to be heard or seen. */
export function isPending({ transcript, description }: StoredAttachment): boolean {
  return (transcript ?? description)?.status === 'pending';
}
