import { Checkbox, Skeleton } from '@mantine/core';
import type { UpcomingChat } from '@spotter/contract';
import { IconClock, IconPlugConnectedX } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { toast } from 'react-toastify';
import { DangerAction } from '../../components/form/danger-action.tsx';
import { useLongPage } from '../../components/long-list/use-long-list.ts';
import { StateMessage } from '../../components/page/state-message.tsx';
import { ScrollSentinel } from '../../components/scroll-sentinel.tsx';
import { useNow } from '../../components/time/use-now.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { EditNext } from './edit-next.tsx';
import { canceledOne, followUpsMessages, notCanceledSentence, nameOf, selectedSentence } from './messages.ts';
import { cancelableOf, useCancelNext, useUpcoming } from './queries.ts';
import { UpcomingRow } from './upcoming-row.tsx';
import styles from './follow-ups.module.css';

const clockRenewedMs = 30_000;
/** About how tall a row is, in pixels. */
const rowHeight = 64;

/** What agents will send, to whom and when. Scrolling loads more, and only rows near what is seen are drawn. */
export function UpcomingList() {
  const list = useUpcoming();
  // Not in its row, which goes when the follow-up is sent: what was typed stays.
  const [edited, setEdited] = useState<UpcomingChat | null>(null);
  // The page itself scrolls.
  const page = useRef<HTMLElement>(null);
  const failure = (title: string, onRetry: () => void, hint?: string) => (
    <StateMessage
      failure
      icon={<IconPlugConnectedX />}
      title={title}
      action={{ label: followUpsMessages.retry, onClick: onRetry }}
    >
      {hint}
    </StateMessage>
  );
  if (list.isPending) return <ListSkeleton />;
  if (list.data === undefined)
    return failure(followUpsMessages.failedTitle, () => void list.refetch(), followUpsMessages.failedHint);
  return (
    <>
      {list.data.length > 0 ? (
        <Rows chats={list.data} isWhole={!list.hasNextPage} onEdit={setEdited} />
      ) : (
        !list.hasNextPage && (
          <StateMessage icon={<IconClock />} title={followUpsMessages.emptyTitle}>
            {followUpsMessages.emptyHint}
          </StateMessage>
        )
      )}
      {list.isFetchNextPageError
        ? failure(followUpsMessages.moreFailedTitle, () => void list.fetchNextPage())
        : list.hasNextPage &&
          !list.isFetching && <ScrollSentinel within={page} onNear={() => void list.fetchNextPage()} />}
      {edited !== null && <EditNext chat={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

function Rows(props: { chats: UpcomingChat[]; isWhole: boolean; onEdit: (chat: UpcomingChat) => void }) {
  const { chats, isWhole } = props;
  const now = useNow(clockRenewedMs);
  const cancel = useCancelNext();
  const keys = useMemo(() => chats.map(({ _id }) => _id), [chats]);
  const { list, place, ref, container, className } = useLongPage({
    keys,
    estimate: () => rowHeight,
    total: isWhole ? keys.length : -1,
  });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const selectable = chats.filter((chat) => cancelableOf(chat).length > 0);
  const chosen = selectable.filter(({ _id }) => selected.has(_id));

  function select(chatId: string, isSelected: boolean) {
    const ids = new Set(selected);
    if (isSelected) ids.add(chatId);
    else ids.delete(chatId);
    setSelected(ids);
  }

  async function cancelNext(chat: UpcomingChat, stepId: string) {
    const name = nameOf(chat);
    await cancel.mutateAsync({ chatId: chat._id, stepId }).then(
      () => toast.success(canceledOne(name)),
      (error: Error) => toast.error(notCanceledSentence(name, error)),
    );
    // The row with the button may be gone, and the keyboard must not begin at the top of the page again.
    if (document.activeElement === document.body) container.current?.focus();
  }

  return (
    <>
      <Selection
        chosen={chosen.length}
        all={selectable.length}
        onAll={(isSelected) => setSelected(new Set(isSelected ? selectable.map(({ _id }) => _id) : []))}
        onCancel={() => setAsking(true)}
      />
      <ul className={`${className} ${styles.rows}`} ref={ref} aria-label={followUpsMessages.list} tabIndex={-1}>
        {list.getVirtualItems().map(({ index }) => {
          const chat = chats[index]!;
          return (
            <li key={chat._id} {...place({ index, key: chat._id })}>
              <UpcomingRow
                chat={chat}
                now={now}
                isSelected={selected.has(chat._id)}
                isBusy={cancel.isPending && cancel.variables.chatId === chat._id}
                onSelect={(isSelected) => select(chat._id, isSelected)}
                onEdit={() => props.onEdit(chat)}
                onCancel={(stepId) => void cancelNext(chat, stepId)}
              />
            </li>
          );
        })}
      </ul>
      {isAsking && (
        <CancelDialog
          chosen={chosen}
          onDone={() => {
            setSelected(new Set());
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** How many people are selected, and what can be done for all of them. */
function Selection(props: { chosen: number; all: number; onAll: (isSelected: boolean) => void; onCancel: () => void }) {
  const { chosen, all } = props;
  if (all === 0) return null;
  return (
    <div className={styles.selection} role="group" aria-label={followUpsMessages.selection}>
      <Checkbox
        label={followUpsMessages.selectAll}
        checked={chosen === all}
        indeterminate={chosen > 0 && chosen < all}
        onChange={(event) => props.onAll(event.currentTarget.checked)}
      />
      <p role="status" className={styles.count}>
        {selectedSentence(chosen)}
      </p>
      {chosen > 0 && (
        <DangerAction size="sm" onClick={props.onCancel}>
          {followUpsMessages.cancelMany}
        </DangerAction>
      )}
    </div>
  );
}

function ListSkeleton() {
  return (
    <div className="delayed" role="status" aria-label={followUpsMessages.loading}>
      <div className={styles.selection} />
      <div className={styles.rows} aria-hidden>
        {[0, 1, 2, 3, 4].map((row) => (
          <div key={row} className={styles.row}>
            <span className={styles.select} />
            <Skeleton circle height={40} />
            <Skeleton className={styles.who} height={14} width={`${30 + ((row * 13) % 25)}%`} />
            <Skeleton className={styles.what} height={12} width={`${45 + ((row * 11) % 25)}%`} />
          </div>
        ))}
      </div>
    </div>
  );
}
