import type { MediaKind } from '@spotter/domain/media';
import { AttachmentView } from '../message/attachments.tsx';
import styles from './clip-view.module.css';

/** A clip as a lead gets it: to be seen, or listened to. */
export function ClipView({ name, kind, url }: { name: string; kind: MediaKind; url: string }) {
  return (
    <div className={styles.clipView}>
      <AttachmentView
        attachment={{ type: kind, url, title: name, transcript: null, description: null, notKept: null }}
      />
    </div>
  );
}
