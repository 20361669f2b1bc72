import { IconPlugConnectedX, IconSearchOff, IconUserX } from '@tabler/icons-react';
import { Skeleton } from '@mantine/core';
import type { NeverListEntry } from '@spotter/contract';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useLongPage } from '../../components/long-list/use-long-list.ts';
import { StateMessage } from '../../components/page/state-message.tsx';
import { ScrollSentinel } from '../../components/scroll-sentinel.tsx';
import { useDelayedDelete } from '../../components/undo/use-delayed-delete.ts';
import { EntryRow } from './entry-row.tsx';
import { neverListMessages, nameOf, takeOffSentences } from './messages.ts';
import { type NeverListFilter, useNeverList, useTakeOff } from './queries.ts';
import styles from './never-list.module.css';

/** A person on the list and why: whoever asked to stop may also have been put on it in their chat. */
const keyOf = ({ way, _id }: NeverListEntry): string => `${way} ${_id}`;

/** About how tall a row is, in pixels. */
const rowHeight = 68;

/** The people on the list, newest first. Scrolling loads more, and only those near what is seen are drawn. */
export function NeverList(props: {
  filter: NeverListFilter;
  onShowAll: () => void;
  /** The search field, which gets the focus when nobody is left. */
  search: RefObject<HTMLInputElement | null>;
}) {
  const { filter } = props;
  const list = useNeverList(filter);
  const takeOff = useTakeOff();
  const { hidden, removeLater } = useDelayedDelete((key) => takeOff(key.slice(key.indexOf(' ') + 1)), takeOffSentences);
  const shown = useMemo(() => list.data?.filter((entry) => !hidden.has(keyOf(entry))) ?? [], [list.data, hidden]);
  const nobodyLeft = shown.length === 0 && hidden.size > 0;
  const { search } = props;
  useEffect(() => {
    if (nobodyLeft && isFocusLost()) search.current?.focus();
  }, [nobodyLeft, search]);
  const restored = useRef<string | null>(null);
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
  if (shown.length === 0) {
    const isNarrowed = filter.search !== '' || filter.way !== null;
    return isNarrowed ? (
      <StateMessage
        icon={<IconSearchOff />}
        title={neverListMessages.noneTitle}
        action={{ label: neverListMessages.showAll, onClick: props.onShowAll }}
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
      <People
        entries={shown}
        isWhole={!list.hasNextPage}
        isBusy={list.isPlaceholderData}
        restored={restored}
        onTakeOff={(entry) => {
          const key = keyOf(entry);
          removeLater(key, nameOf(entry), () => (restored.current = key));
        }}
      />
      {list.isFetchNextPageError
        ? failure(neverListMessages.moreFailedTitle, () => void list.fetchNextPage())
        : list.hasNextPage &&
          !list.isFetching && <ScrollSentinel within={page} onNear={() => void list.fetchNextPage()} />}
    </>
  );
}

/**
 * The rows. Taking somebody off gives the focus to the row that is then in their place, and taking that back to
 * theirs.
 */
function People(props: {
  entries: NeverListEntry[];
  /** Who came back and gets the focus. */
  restored: RefObject<string | null>;
  isWhole: boolean;
  isBusy: boolean;
  onTakeOff: (entry: NeverListEntry) => void;
}) {
  const { entries, restored } = props;
  const keys = useMemo(() => entries.map(keyOf), [entries]);
  const { list, place, ref, container, className } = useLongPage({
    keys,
    estimate: () => rowHeight,
    total: props.isWhole ? keys.length : -1,
  });
  const takenOff = useRef<{ key: string; index: number } | null>(null);
  const actionOf = (index: number) =>
    container.current?.querySelector(`[data-index="${index}"]`)?.querySelector<HTMLElement>('button, a');
  useEffect(() => {
    if (takenOff.current === null || keys.includes(takenOff.current.key)) return;
    const index = Math.min(takenOff.current.index, keys.length - 1);
    takenOff.current = null;
    actionOf(index)?.focus();
  });
  useEffect(() => {
    const action = restored.current === null ? null : actionOf(keys.indexOf(restored.current));
    // A row may be drawn only later.
    if (action == null) return;
    restored.current = null;
    action.focus();
  });

  return (
    <ul
      className={`${className} ${styles.people}`}
      ref={ref}
      aria-label={neverListMessages.people}
      aria-busy={props.isBusy}
    >
      {list.getVirtualItems().map(({ index }) => {
        const entry = entries[index]!;
        const key = keys[index]!;
        return (
          <li key={key} {...place({ index, key })}>
            <EntryRow
              entry={entry}
              onTakeOff={() => {
                takenOff.current = { key, index };
                props.onTakeOff(entry);
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Whether the element that had the focus is gone. */
function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
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
