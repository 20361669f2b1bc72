import { Button, Skeleton } from '@mantine/core';
import type { Tag } from '@spotter/contract';
import { IconPencil, IconTags, IconTrash } from '@tabler/icons-react';
import { toast } from 'react-toastify';
import { useState } from 'react';
import { RowCard } from '../../../components/card/row-card.tsx';
import { Dialog, DialogActions, DialogText } from '../../../components/dialog.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { IconButton } from '../../../components/kit/icon-button.tsx';
import { StateMessage } from '../../../components/page/state-message.tsx';
import { TagChip } from './tag-chip.tsx';
import { saveFailure } from './tag-form.ts';
import { removeText, removeTitle, tagMessages, tagSentence } from './tag-messages.ts';
import { useRemoveTag, useTags } from './tag-queries.ts';
import styles from './tag-list.module.css';

/** All tags of the workspace. */
export function TagList({ onEdit }: { onEdit: (tag: Tag) => void }) {
  const tags = useTags();
  const [asked, setAsked] = useState<Tag | null>(null);
  if (tags.isPending) {
    return (
      <div className="delayed" role="status" aria-label={tagMessages.loading}>
        <Skeleton height={68} radius="lg" />
      </div>
    );
  }
  if (tags.data === undefined) {
    return (
      <StateMessage
        icon={<IconTags />}
        title={tagMessages.failedTitle}
        failure
        action={{ label: tagMessages.retry, onClick: () => void tags.refetch() }}
      >
        {tagMessages.failedHint}
      </StateMessage>
    );
  }
  if (tags.data.length === 0) {
    return (
      <StateMessage icon={<IconTags />} title={tagMessages.emptyTitle}>
        {tagMessages.emptyHint}
      </StateMessage>
    );
  }
  return (
    <>
      <RowCard className={styles.tags}>
        {tags.data.map((tag) => (
          <li key={tag._id}>
            <span className={styles.name}>
              <TagChip tag={tag} />
            </span>
            <span className={styles.about}>{tagSentence(tag)}</span>
            <span className={styles.actions}>
              <IconButton label={`${tagMessages.edit}: ${tag.name}`} onClick={() => onEdit(tag)}>
                <IconPencil size={18} aria-hidden />
              </IconButton>
              <IconButton label={`${tagMessages.remove}: ${tag.name}`} onClick={() => setAsked(tag)}>
                <IconTrash size={18} aria-hidden />
              </IconButton>
            </span>
          </li>
        ))}
      </RowCard>
      {asked !== null && <RemoveDialog tag={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function RemoveDialog({ tag, onClose }: { tag: Tag; onClose: () => void }) {
  const remove = useRemoveTag();
  return (
    <Dialog opened onClose={onClose} title={removeTitle(tag.name)}>
      <DialogText>{removeText(tag.chats)}</DialogText>
      <FormFailure message={remove.isError ? saveFailure(remove.error) : null} />
      <DialogActions>
        <Button variant="default" data-autofocus onClick={onClose}>
          {tagMessages.cancel}
        </Button>
        <Button
          color="danger"
          disabled={remove.isPending}
          onClick={() =>
            remove.mutate(tag._id, {
              onSuccess: () => {
                toast.success(tagMessages.removed);
                onClose();
              },
            })
          }
        >
          {tagMessages.remove}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
