import { IconPlugConnectedX, IconSearchOff, IconUserX } from '@tabler/icons-react';
import { Skeleton } from '@mantine/core';
import type { NeverListEntry } from '@spotter/contract';
import { useRef } from 'react';
import { StateMessage } from '../../components/page/state-message.tsx';
import { ScrollSentinel } from '../../components/scroll-sentinel.tsx';
import { useDelayedDelete } from '../../components/undo/use-delayed-delete.ts';
import { EntryRow } from './entry-row.tsx';
import { neverListMessages, nameOf, takeOffSentences } from './messages.ts';
import { type NeverListFilter, useNeverList, useTakeOff } from './queries.ts';
import styles from './never-list.module.css';

/** A person on the list and why: whoever asked to stop may also have been put on it in their chat. */
const keyOf = ({ way, _id }: NeverListEntry): string => `${way} ${_id}`;

/** The people on the list, newest first. Scrolling loads more. */
export function NeverList({ filter, onShowAll }: { filter: NeverListFilter; onShowAll: () => void }) {
  const list = useNeverList(filter);
  const takeOff = useTakeOff();
  const { hidden, removeLater } = useDelayedDelete((key) => takeOff(key.slice(key.indexOf(' ') + 1)), takeOffSentences);
  // The page itself scrolls.
  const page = useRef<HTMLElement>(null);
  const failure = (title: string, onRetry: () => void, hint?: string) => (
    <StateMessage
      failure
      icon={<IconPlugConnectedX />}
      title={title}
      action={{ label: neverListMessages.retry, onClick: onRetry }}
    >
      {hint}
    </StateMessage>
  );
  if (list.isPending) return <ListSkeleton />;
  if (list.data === undefined) {
    return failure(neverListMessages.failedTitle, () => void list.refetch(), neverListMessages.failedHint);
  }
  const shown = list.data.filter((entry) => !hidden.has(keyOf(entry)));
  if (shown.length === 0) {
    const isNarrowed = filter.search !== '' || filter.way !== null;
    return isNarrowed ? (
      <StateMessage
        icon={<IconSearchOff />}
        title={neverListMessages.noneTitle}
        action={{ label: neverListMessages.showAll, onClick: onShowAll }}
      >
        {neverListMessages.noneHint}
      </StateMessage>
    ) : (
      <StateMessage icon={<IconUserX />} title={neverListMessages.emptyTitle}>
        {neverListMessages.emptyHint}
      </StateMessage>
    );
  }
  return (
    <>
      <ul className={styles.people} aria-label={neverListMessages.people} aria-busy={list.isPlaceholderData}>
        {shown.map((entry) => (
          <EntryRow key={keyOf(entry)} entry={entry} onTakeOff={() => removeLater(keyOf(entry), nameOf(entry))} />
        ))}
      </ul>
      {list.isFetchNextPageError
        ? failure(neverListMessages.moreFailedTitle, () => void list.fetchNextPage())
        : list.hasNextPage &&
          !list.isFetching && <ScrollSentinel within={page} onNear={() => void list.fetchNextPage()} />}
    </>
  );
}

function ListSkeleton() {
  return (
    <div className={`${styles.people} delayed`} role="status" aria-label={neverListMessages.loading}>
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className={styles.person} aria-hidden>
          <Skeleton circle height={40} />
          <Skeleton className={styles.name} height={14} width={`${30 + ((row * 13) % 25)}%`} />
          <Skeleton className={styles.how} height={12} width={`${45 + ((row * 11) % 25)}%`} />
        </div>
      ))}
    </div>
  );
}
