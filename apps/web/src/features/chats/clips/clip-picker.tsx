import { channelOf, type Chat, type Clip } from '@spotter/contract';
import { Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { Dialog } from '../../../components/dialog.tsx';
import { paths } from '../../../paths.ts';
import { attachMessages } from '../attach/attach-messages.ts';
import { clipMessages, clipSentence } from './clip-messages.ts';
import { useClips } from './clip-queries.ts';
import styles from './clip-picker.module.css';

/** Offers the clips that may be sent in a chat. */
export default function ClipPicker(props: { chat: Chat; onPick: (clip: Clip) => void; onClose: () => void }) {
  const { chat, onPick, onClose } = props;
  const clips = useClips();
  const channel = channelOf(chat.from);
  const fitting = clips.data?.filter(({ problem, channels }) => problem === null && channels.includes(channel));
  return (
    <Dialog opened onClose={onClose} title={attachMessages.clip}>
      {clips.isPending && (
        <div className="delayed" role="status" aria-label={clipMessages.loading}>
          <Skeleton height={56} radius="lg" />
        </div>
      )}
      {clips.isError && fitting === undefined && (
        <p role="alert">
          {clipMessages.failedTitle}{' '}
          <button type="button" className="text-action" onClick={() => void clips.refetch()}>
            {clipMessages.retry}
          </button>
        </p>
      )}
      {fitting?.length === 0 && <p>{clipMessages.noneHere}</p>}
      <ul className={styles.clips}>
        {fitting?.map((clip) => (
          <li key={clip._id}>
            <button
              type="button"
              className={styles.clip}
              onClick={() => {
                onPick(clip);
                onClose();
              }}
            >
              <span dir="auto">{clip.name}</span>
              <span className={styles.about}>{clipSentence(clip)}</span>
            </button>
          </li>
        ))}
      </ul>
      <Link to={paths.clips}>{clipMessages.manage}</Link>
    </Dialog>
  );
}
