import { Skeleton } from '@mantine/core';
import type { BoardColumn, Chat, ChatStage } from '@spotter/contract';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useLongList } from '../../../components/long-list/use-long-list.ts';
import { sumText } from '../../../components/offer/price-words.ts';
import { worthOfLeads, worthSentence } from '../../../components/offer/worth-sentence.ts';
import { ScrollSentinel } from '../../../components/scroll-sentinel.tsx';
import { isFiltering, type ListFilter } from '../list/list-filter.ts';
import { ListFailure } from '../list/list-failure.tsx';
import { chatMessages, stageNames } from '../messages.ts';
import { BoardCard, type CardActs } from './board-card.tsx';
import { boardMessages, countText } from './board-messages.ts';
import { useCards } from './board-queries.ts';
import styles from './board.module.css';

/** How tall a card is with the space below it, in pixels. */
const cardHeight = 166;

/** One stage of the board. Scrolling loads more, and only the cards near what is seen are drawn. */
export function BoardColumnView(props: {
  botId: string;
  stage: ChatStage;
  filter: ListFilter;
  summary: BoardColumn | undefined;
  acts: CardActs;
  isOver: boolean;
  carriedId: string | null;
}) {
  const { stage, filter, summary } = props;
  const cards = useCards(props.botId, stage, filter);
  const scroller = useRef<HTMLDivElement>(null);
  const isNarrowed = isFiltering({ ...filter, stage: null });
  const count = isNarrowed ? cards.data?.length : summary?.count;
  const worth = isNarrowed ? null : (summary?.worth ?? null);
  const leads = summary?.leads ?? 0;
  const headingId = `column-${stage}`;
  return (
    <section
      className={styles.column}
      data-column={stage}
      data-over={props.isOver || undefined}
      aria-labelledby={headingId}
    >
      <header className={styles.columnHead}>
        <h2 id={headingId} tabIndex={-1}>
          {stageNames[stage]}
        </h2>
        {count !== undefined && (
          <span className={styles.count}>{countText(count, isNarrowed && cards.hasNextPage)}</span>
        )}
        {worth !== null && leads > 0 && (
          <span className={styles.worth} title={worthSentence(worth)}>
            {`≈ ${sumText(worthOfLeads(leads, worth))}${leads > 999 ? '+' : ''}`}
            <span className="visually-hidden">. {worthSentence(worth)}</span>
          </span>
        )}
      </header>
      <div className={styles.cards} ref={scroller} aria-busy={cards.isFetching && cards.data === undefined}>
        {cards.isPending ? (
          <CardSkeletons />
        ) : cards.data === undefined ? (
          <ListFailure onRetry={() => void cards.refetch()}>{chatMessages.failedHint}</ListFailure>
        ) : cards.data.length === 0 ? (
          <p className={styles.none}>{boardMessages.empty}</p>
        ) : (
          <>
            <Cards
              stage={stage}
              chats={cards.data}
              total={cards.hasNextPage ? -1 : cards.data.length}
              scroller={scroller}
              acts={props.acts}
              carriedId={props.carriedId}
            />
            {cards.isFetchNextPageError ? (
              <ListFailure onRetry={() => void cards.fetchNextPage()} />
            ) : cards.isFetchingNextPage ? (
              <CardSkeletons count={1} />
            ) : (
              cards.hasNextPage &&
              !cards.isFetching && <ScrollSentinel within={scroller} onNear={() => void cards.fetchNextPage()} />
            )}
          </>
        )}
      </div>
    </section>
  );
}

function Cards(props: {
  stage: ChatStage;
  chats: Chat[];
  total: number;
  scroller: RefObject<HTMLDivElement | null>;
  acts: CardActs;
  carriedId: string | null;
}) {
  const { chats, scroller } = props;
  const keys = useMemo(() => chats.map(({ _id }) => _id), [chats]);
  const { list, place, hold, className } = useLongList({
    scroller,
    keys,
    estimate: () => cardHeight,
    above: 0,
    keeps: 'start',
    total: props.total,
  });
  useFocusAfterMove(props, keys, hold);
  return (
    <ul className={className} ref={list.containerRef}>
      {list.getVirtualItems().map(({ index }) => {
        const chat = chats[index]!;
        return (
          <li key={chat._id} {...place({ index, key: chat._id })}>
            <BoardCard chat={chat} acts={props.acts} isCarried={props.carriedId === chat._id} />
          </li>
        );
      })}
    </ul>
  );
}

/** Gives the focus to a card that the keyboard has moved here, wherever in the column it belongs. */
function useFocusAfterMove(
  { stage, acts, scroller }: { stage: ChatStage; acts: CardActs; scroller: RefObject<HTMLDivElement | null> },
  keys: string[],
  hold: (key: string) => void,
): void {
  const { focusOn } = acts;
  useEffect(() => {
    const moved = focusOn.current;
    if (moved === null || moved.stage !== stage || !keys.includes(moved.chatId)) return;
    hold(moved.chatId);
    const card = scroller.current?.querySelector<HTMLElement>(`[data-card="${moved.chatId}"]`);
    if (card == null) return;
    focusOn.current = null;
    card.focus();
  });
}

function CardSkeletons({ count = 3 }: { count?: number }) {
  return (
    <div className="delayed" role="status" aria-label={boardMessages.loading}>
      {Array.from({ length: count }, (_, card) => (
        <Skeleton key={card} className={styles.skeleton} height={156} radius="md" aria-hidden />
      ))}
    </div>
  );
}
