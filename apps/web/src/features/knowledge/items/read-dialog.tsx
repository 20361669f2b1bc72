import { Skeleton } from '@mantine/core';
import type { KnowledgeItem, ReadPassage } from '@spotter/contract';
import { IconX } from '@tabler/icons-react';
import { toast } from 'react-toastify';
import { Dialog } from '../../../components/dialog.tsx';
import { IconButton } from '../../../components/kit/icon-button.tsx';
import { knowledgeMessages } from '../messages.ts';
import { itemMessages } from './item-messages.ts';
import { useItemDetail, useWordings } from './item-queries.ts';
import styles from './read-dialog.module.css';

const maxShown = 500;

/** Shows what was read of a page or file, passage by passage, as agents find it. */
export default function ReadDialog({ item, onClose }: { item: KnowledgeItem; onClose: () => void }) {
  const detail = useItemDetail(item._id);
  return (
    <Dialog opened onClose={onClose} title={item.title} wide>
      {detail.isPending && (
        <div className={styles.loading} role="status" aria-label={knowledgeMessages.loading}>
          <Skeleton height={16} width="40%" />
          <Skeleton height={64} />
          <Skeleton height={64} />
        </div>
      )}
      {detail.isError && detail.data === undefined && (
        <p role="alert">
          {itemMessages.detailFailed}{' '}
          <button type="button" className="text-action" onClick={() => void detail.refetch()}>
            {knowledgeMessages.retry}
          </button>
        </p>
      )}
      {detail.data?.passages.length === 0 && <p>{itemMessages.detailNone}</p>}
      <ol className={styles.passages}>
        {detail.data?.passages.map((passage) => (
          <Passage key={passage.id} itemId={item._id} passage={passage} />
        ))}
      </ol>
      {item.passageCount > maxShown && <p className={styles.rest}>{itemMessages.detailMore}</p>}
    </Dialog>
  );
}

function Passage({ itemId, passage }: { itemId: string; passage: ReadPassage }) {
  const change = useWordings(itemId);
  const { wordings } = passage;
  return (
    <li>
      {passage.heading !== '' && <h3 dir="auto">{passage.heading}</h3>}
      <p className={styles.text} dir="auto">
        {passage.text}
      </p>
      {wordings.length > 0 && (
        <details className={styles.wordings}>
          <summary>{`${itemMessages.wordings}: ${wordings.length}`}</summary>
          <ul>
            {wordings.map((wording) => (
              <li key={wording}>
                <q dir="auto">{wording}</q>
                <IconButton
                  label={`${itemMessages.removeWording} “${wording}”`}
                  disabled={change.isPending}
                  onClick={() =>
                    change.mutate(
                      { passage: passage.id, wordings: wordings.filter((other) => other !== wording) },
                      { onError: () => toast.error(itemMessages.wordingsFailed) },
                    )
                  }
                >
                  <IconX size={16} aria-hidden />
                </IconButton>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
