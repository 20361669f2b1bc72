import { Skeleton } from '@mantine/core';
import type { Clip } from '@spotter/contract';
import { IconPencil, IconPhotoVideo, IconTrash } from '@tabler/icons-react';
import { RowCard } from '../../../components/card/row-card.tsx';
import { IconButton } from '../../../components/kit/icon-button.tsx';
import { StateMessage } from '../../../components/page/state-message.tsx';
import { useDelayedDelete } from '../../../components/undo/use-delayed-delete.ts';
import { clipMessages, clipSentence, consentSentence, deleteSentences } from './clip-messages.ts';
import { useClips, useRemoveClip } from './clip-queries.ts';
import { ClipView } from './clip-view.tsx';
import styles from './clip-list.module.css';

/** All clips of the workspace. */
export function ClipList({ onEdit }: { onEdit: (clip: Clip) => void }) {
  const clips = useClips();
  const { hidden, removeLater } = useDelayedDelete(useRemoveClip(), deleteSentences);
  if (clips.isPending) {
    return (
      <div className="delayed" role="status" aria-label={clipMessages.loading}>
        <Skeleton height={112} radius="lg" />
      </div>
    );
  }
  if (clips.data === undefined) {
    return (
      <StateMessage
        icon={<IconPhotoVideo />}
        title={clipMessages.failedTitle}
        failure
        action={{ label: clipMessages.retry, onClick: () => void clips.refetch() }}
      >
        {clipMessages.failedHint}
      </StateMessage>
    );
  }
  const shown = clips.data.filter(({ _id }) => !hidden.has(_id));
  if (shown.length === 0) {
    return (
      <StateMessage icon={<IconPhotoVideo />} title={clipMessages.emptyTitle}>
        {clipMessages.emptyHint}
      </StateMessage>
    );
  }
  return (
    <RowCard className={styles.clips}>
      {shown.map((clip) => (
        <li key={clip._id} aria-label={clip.name}>
          <div className={styles.words}>
            <h2 dir="auto">{clip.name}</h2>
            {clip.whenToUse !== '' && <p dir="auto">{clip.whenToUse}</p>}
            <p className={styles.about}>{clipSentence(clip)}</p>
            <Consent clip={clip} />
          </div>
          <div className={styles.view}>
            <ClipView {...clip} />
          </div>
          <div className={styles.tools}>
            <IconButton label={`${clipMessages.edit}: ${clip.name}`} onClick={() => onEdit(clip)}>
              <IconPencil size={18} aria-hidden />
            </IconButton>
            <IconButton label={`${clipMessages.remove}: ${clip.name}`} onClick={() => removeLater(clip._id, clip.name)}>
              <IconTrash size={18} aria-hidden />
            </IconButton>
          </div>
        </li>
      ))}
    </RowCard>
  );
}

function Consent({ clip }: { clip: Clip }) {
  const sentence = consentSentence(clip);
  if (sentence === null) return null;
  return (
    <p className={styles.consent} data-problem={clip.problem !== null || undefined}>
      {sentence}
    </p>
  );
}
