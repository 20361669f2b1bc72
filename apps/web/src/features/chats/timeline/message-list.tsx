import type { Message } from '@spotter/contract';
import { IconArrowDown } from '@tabler/icons-react';
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { PillButton } from '../../../components/kit/pill-button.tsx';
import { type RowPlace, useLongList } from '../../../components/long-list/use-long-list.ts';
import { ScrollSentinel } from '../../../components/scroll-sentinel.tsx';
import { chatMessages } from '../messages.ts';
import { HistoryColumn } from './history-column.tsx';
import { nearEnd, useChatScroll } from './use-chat-scroll.ts';
import { useNamedMessage } from './use-named-message.ts';
import { useOneWhyStop } from './use-one-why-stop.ts';
import styles from './chat-history.module.css';

/** About how tall a row and the head of the list are, in pixels. */
const rowHeight = 72;
const headHeight = 56;

/** The rows of a chat, opened at the newest. Only those near what is seen are drawn. */
export function MessageList<Item extends { id: string }>(props: {
  items: Item[];
  newest: Message | undefined;
  /** The id of the message that is shown first; null: the newest. */
  named: string | null;
  /** Differs where the same message is named once more. */
  visit: string;
  /** Stands above the rows. */
  head: ReactNode;
  /** Set if older rows load when the coach comes near the oldest. */
  loadOlder: (() => void) | null;
  /** Whether these are all rows there are. */
  isWhole: boolean;
  children: (item: Item, place: (row: { index: number; key: string }) => RowPlace, index: number) => ReactNode;
}) {
  const { items, newest } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const keys = useMemo(() => items.map(({ id }) => id), [items]);
  const { list, place, className } = useLongList({
    scroller,
    keys,
    estimate: () => rowHeight,
    above: headHeight,
    keeps: 'read',
    followsWithin: nearEnd,
    total: props.isWhole ? items.length : -1,
  });
  const scroll = useChatScroll({ scroller, list, newest });
  useKeptBelow(list, keys);
  const { named, visit, loadOlder } = props;
  useNamedMessage({ scroller, list, keys, named, visit, loadOlder, leaveEnd: scroll.leaveEnd });
  const onKeyDown = useOneWhyStop(scroller);

  return (
    <>
      <div
        className={styles.history}
        ref={scroller}
        onScroll={scroll.onScroll}
        onKeyDown={onKeyDown}
        tabIndex={0}
        role="region"
        aria-label="Messages"
      >
        <HistoryColumn>
          {loadOlder !== null && <ScrollSentinel within={scroller} onNear={loadOlder} />}
          {props.head}
          <ol className={className} ref={list.containerRef}>
            {list.getVirtualItems().map(({ index }) => props.children(items[index]!, place, index))}
          </ol>
        </HistoryColumn>
      </div>
      {scroll.hasUnseen && (
        <PillButton className={styles.toNewest} onClick={scroll.toNewest}>
          <IconArrowDown size={16} aria-hidden />
          {chatMessages.newMessages}
        </PillButton>
      )}
    </>
  );
}

/**
 * Keeps what is below the first row in its place when older rows come in: with a message of the same author
 * above it, the row loses its author's name, and at the top of the chat what comes in above it is in sight.
 */
function useKeptBelow(list: ReturnType<typeof useLongList>['list'], keys: string[]): void {
  const [first] = keys;
  const before = useRef<{ first: string | undefined; was: number }>({ first, was: -1 });
  useLayoutEffect(() => {
    if (before.current.first !== first) {
      before.current = { first, was: before.current.first === undefined ? -1 : keys.indexOf(before.current.first) };
    }
    list.shouldAdjustScrollPositionOnItemSizeChange = ({ key, index, start, end }) => {
      const offset = list.scrollOffset ?? 0;
      const { was } = before.current;
      if (index === was) return true;
      if (list.itemSizeCache.has(key)) return end <= offset && list.scrollDirection !== 'backward';
      const isWasSeen = list.range !== null && list.range.startIndex <= was && was <= list.range.endIndex;
      return start < offset || (isWasSeen && index < was);
    };
  }, [list, keys, first]);
}
