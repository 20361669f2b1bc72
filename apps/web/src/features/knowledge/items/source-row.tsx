import type { KnowledgeItem } from '@spotter/contract';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconFileText,
  IconListSearch,
  IconMessageCircleQuestion,
  IconPencil,
  IconRefresh,
  IconTrash,
  IconWorld,
} from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { toast } from 'react-toastify';
import { IconButton } from '../../../components/kit/icon-button.tsx';
import { knowledgeMessages } from '../messages.ts';
import {
  editLabel,
  itemMessages,
  leftOutSentence,
  progressSentence,
  readAgainLabel,
  readSentence,
  seeReadLabel,
  sizeText,
  anywayLabel,
} from './item-messages.ts';
import { useItemChanges } from './item-queries.ts';
import styles from './items.module.css';

const ReadDialog = lazy(() => import('./read-dialog.tsx'));
const SourceDialog = lazy(() => import('./source-dialog.tsx'));

const icons = { qa: IconMessageCircleQuestion, page: IconWorld, file: IconFileText };

/** A page or file: whether it was read, and the means to look, edit, read again and delete. */
export function SourceRow({ item, onRemove }: { item: KnowledgeItem; onRemove: () => void }) {
  const { change, refresh } = useItemChanges();
  const [isOpen, setOpen] = useState(false);
  const [isEdited, setEdited] = useState(false);
  const Icon = icons[item.kind];
  return (
    <li className={styles.item} aria-label={item.title}>
      <Icon className={styles.kind} size={22} stroke={1.75} aria-hidden />
      <div className={styles.words}>
        <h3 dir="auto">{item.title}</h3>
        {item.url !== null && item.url !== item.title && (
          <a className={styles.url} href={item.url} target="_blank" rel="noreferrer">
            {item.url}
          </a>
        )}
        {item.file !== null && <p className={styles.size}>{sizeText(item.file.bytes)}</p>}
        <State item={item} />
      </div>
      <div className={styles.tools}>
        <IconButton label={seeReadLabel(item.title)} disabled={item.passageCount === 0} onClick={() => setOpen(true)}>
          <IconListSearch size={18} aria-hidden />
        </IconButton>
        <IconButton
          label={readAgainLabel(item.title)}
          disabled={item.state === 'reading' || refresh.isPending}
          onClick={() => refresh.mutate(item._id, { onError: () => toast.error(itemMessages.readAgainFailed) })}
        >
          <IconRefresh size={18} aria-hidden />
        </IconButton>
        <IconButton label={editLabel(item)} onClick={() => setEdited(true)}>
          <IconPencil size={18} aria-hidden />
        </IconButton>
        <IconButton label={`${knowledgeMessages.remove}: ${item.title}`} onClick={onRemove}>
          <IconTrash size={18} aria-hidden />
        </IconButton>
      </div>
      <Suspense>
        {isOpen && <ReadDialog item={item} onClose={() => setOpen(false)} />}
        {isEdited && (
          <SourceDialog
            item={item}
            onClose={() => setEdited(false)}
            onUndo={(before) => {
              change.mutateAsync({ id: item._id, ...before }).catch(() => toast.error(itemMessages.undoFailed));
            }}
          />
        )}
      </Suspense>
    </li>
  );
}

function State({ item }: { item: KnowledgeItem }) {
  if (item.state === 'reading') {
    const { progress } = item;
    return (
      <div className={styles.state} role="status">
        <span className="mark">{progressSentence(progress)}</span>
        <progress
          className={styles.progress}
          aria-label={item.title}
          {...(progress?.total == null ? {} : { max: progress.total, value: progress.done })}
        />
      </div>
    );
  }
  if (item.state === 'failed') {
    return (
      <p className={`mark ${styles.state}`} data-tone="danger">
        <IconAlertTriangle size={16} aria-hidden />
        <span>
          {item.doubtful ? itemMessages.doubtful : itemMessages.failed} {item.reason}
          <UseAnyway item={item} />
        </span>
      </p>
    );
  }
  const leftOut = leftOutSentence(item);
  return (
    <>
      <p className={`mark ${styles.state}`} data-tone="good">
        <IconCircleCheck size={16} aria-hidden />
        <span>{readSentence(item)}</span>
      </p>
      {leftOut !== null && <p className={styles.size}>{leftOut}</p>}
      {item.reason !== null && (
        <p className={`mark ${styles.state}`} data-tone="warning">
          <IconAlertTriangle size={16} aria-hidden />
          <span>
            {item.doubtful ? itemMessages.doubtfulStale : itemMessages.stale} {item.reason}
            <UseAnyway item={item} />
          </span>
        </p>
      )}
      {item.changedAt !== null && (
        <p className={`mark ${styles.state}`} data-tone="warning">
          <IconAlertTriangle size={16} aria-hidden />
          <span>{itemMessages.changed}</span>
        </p>
      )}
    </>
  );
}

/** The coach knows the page better than we do. */
function UseAnyway({ item }: { item: KnowledgeItem }) {
  const { trust } = useItemChanges();
  if (!item.doubtful) return null;
  return (
    <>
      {' '}
      <button
        type="button"
        className="text-action"
        aria-label={anywayLabel(item.title)}
        disabled={trust.isPending}
        onClick={() => trust.mutate(item._id, { onError: () => toast.error(itemMessages.readAgainFailed) })}
      >
        {itemMessages.useAnyway}
      </button>
    </>
  );
}
