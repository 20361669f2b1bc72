import type { Message } from '@spotter/contract';
import { IconFile, IconMicrophone, IconPhoto, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { attachmentName } from '../messages.ts';
import { mediaWords } from './media-words.ts';
import styles from './attachments.module.css';

type Attachment = Message['attachments'][number];

const icons: Record<string, typeof IconFile> = {
  image: IconPhoto,
  audio: IconMicrophone,
  video: IconPlayerPlay,
};

/**
 * Pictures, voice notes and videos that were sent, if they can be shown.
 * Everything else shows its name, as a link if it has an address.
 */
export function AttachmentView(props: { attachment: Attachment; onPicture?: ((url: string) => void) | undefined }) {
  const { attachment, onPicture } = props;
  const [gone, setGone] = useState(false);
  const name = attachment.title ?? attachmentName(attachment.type);
  // The address comes from outside, so only web addresses become links.
  const url = /^https?:\/\/|^blob:|^\/(?!\/)/.test(attachment.url ?? '') ? attachment.url : null;

  if (url !== null && !gone && attachment.type === 'image') {
    return (
      <a
        className={styles.attachmentPicture}
        href={url}
        target="_blank"
        rel="noreferrer"
        onClick={(event) => {
          // With a modifier key held, the browser opens the link elsewhere, as usual.
          if (onPicture === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onPicture(url);
        }}
      >
        {/* The platforms' links expire after a while. */}
        <img src={url} alt={name} loading="lazy" onError={() => setGone(true)} />
      </a>
    );
  }
  if (url !== null && !gone && attachment.type === 'audio') {
    return (
      <audio
        className={styles.attachmentAudio}
        src={url}
        controls
        preload="none"
        aria-label={name}
        onError={() => setGone(true)}
      />
    );
  }
  // A video that only the platform has opens there.
  if (url !== null && !gone && attachment.type === 'video' && !url.startsWith('http')) {
    return (
      <video
        className={styles.attachmentVideo}
        src={url}
        controls
        preload="metadata"
        aria-label={name}
        onError={() => setGone(true)}
      />
    );
  }
  const Icon = icons[attachment.type] ?? IconFile;
  const content = (
    <>
      <Icon size={18} aria-hidden />
      <span dir="auto">{name}</span>
      {gone && <span>· {mediaWords.gone}</span>}
    </>
  );
  return url === null || gone ? (
    <span className={styles.attachment}>{content}</span>
  ) : (
    <a className={styles.attachment} href={url} target="_blank" rel="noreferrer">
      {content}
    </a>
  );
}
