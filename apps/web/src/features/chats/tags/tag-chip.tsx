import type { Tag } from '@spotter/contract';
import { IconX } from '@tabler/icons-react';
import { takeLabel } from './tag-messages.ts';
import styles from './tag-chip.module.css';

/** A tag's name with its color. `giver` says who gave it; `onTake` gives it a button that takes it off. */
export function TagChip(props: { tag: Pick<Tag, 'name' | 'color'>; giver?: string; onTake?: () => void }) {
  const { tag, giver, onTake } = props;
  return (
    <span className={styles.chip} data-color={tag.color} data-framed={onTake !== undefined || undefined}>
      <bdi>{tag.name}</bdi>
      {giver !== undefined && <span className={styles.giver}> {giver}</span>}
      {onTake !== undefined && (
        <button type="button" className={styles.take} aria-label={takeLabel(tag.name)} onClick={onTake}>
          <IconX size={14} aria-hidden />
        </button>
      )}
    </span>
  );
}

const shownInRow = 2;

/** The tags of a row, in one line: the first few by name. */
export function RowTags({ tags }: { tags: Tag[] }) {
  const more = tags.length - shownInRow;
  return (
    <>
      {tags.slice(0, shownInRow).map((tag) => (
        <TagChip key={tag._id} tag={tag} />
      ))}
      {more > 0 && (
        <span className={styles.more} title={tags.map(({ name }) => name).join(', ')}>
          +{more}
          <span className="visually-hidden"> tags</span>
        </span>
      )}
    </>
  );
}
