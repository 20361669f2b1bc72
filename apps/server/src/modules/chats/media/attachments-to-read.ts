import { type KeptKind, keptKinds, type PictureDescription, type Transcript } from '@spotter/domain/media';
import type { StoredAttachment } from './stored-attachment.ts';

/** An attachment that can be kept. */
type ToKeep = { type: KeptKind; url: string };

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
/** Max attachments of a message that are read or kept: as many as a platform puts in one. */
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

/** Whether an attachment is kept where the coach wants that, as far as nothing is known of it yet. */
export function mayBeKept(attachment: StoredAttachment, index: number): attachment is StoredAttachment & ToKeep {
  const { type, url, file, notKept } = attachment;
  const isKeptKind = keptKinds.some((kind) => kind === type);
  return isKeptKind && url !== null && file === undefined && notKept === undefined && index < maxRead;
}
