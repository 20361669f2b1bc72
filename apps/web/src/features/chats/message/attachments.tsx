import type { Message } from '@spotter/contract';
import { IconFile, IconMicrophone, IconPhoto, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { attachmentName } from '../messages.ts';

type Attachment = Message['attachments'][number];

const icons: Record<string, typeof IconFile> = {
  image: IconPhoto,
  audio: IconMicrophone,
  video: IconPlayerPlay,
};

/** Pictures and voice messages where they can be shown; everything else by its name, as a link where it has one. */
export function AttachmentView(props: { attachment: Attachment; onPicture?: ((url: string) => void) | undefined }) {
  const { attachment, onPicture } = props;
  const [gone, setGone] = useState(false);
  const name = attachment.title ?? attachmentName(attachment.type);
  // Comes from outside: only web addresses are followed.
  const url = /^https?:\/\/|^\/(?!\/)/.test(attachment.url ?? '') ? attachment.url : null;

  if (url !== null && !gone && attachment.type === 'image') {
    return (
      <a
        className="attachment-picture"
        href={url}
        target="_blank"
        rel="noreferrer"
        onClick={(event) => {
          // With a key held the browser opens it elsewhere, as everywhere.
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
    return <audio className="attachment-audio" src={url} controls preload="none" onError={() => setGone(true)} />;
  }
  const Icon = icons[attachment.type] ?? IconFile;
  const content = (
    <>
      <Icon size={18} aria-hidden />
      <span dir="auto">{name}</span>
    </>
  );
  return url === null || gone ? (
    <span className="attachment">{content}</span>
  ) : (
    <a className="attachment" href={url} target="_blank" rel="noreferrer">
      {content}
    </a>
  );
}
