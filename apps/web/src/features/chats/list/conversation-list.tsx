import { IconMessages, IconSearchOff } from '@tabler/icons-react';
import { useRef } from 'react';
import { ScrollSentinel } from '../../../components/scroll-sentinel.tsx';
import { StateMessage } from '../../../components/page/state-message.tsx';
import { useNow } from '../../../components/time/use-now.ts';
import { ConversationRows } from './conversation-rows.tsx';
import { inboxMessages } from '../inbox-messages.ts';
import { isFiltering, type ListFilter, noFilter } from './list-filter.ts';
import type { Selection } from '../bulk/use-selection.ts';
import { chatMessages } from '../messages.ts';
import { useChatList } from '../queries.ts';
import { TagGone } from '../tags/tag-gone.tsx';
import { useIsTagGone } from '../tags/tag-queries.ts';
import { ConversationListSkeleton } from './conversation-skeleton.tsx';
import { ListFailure } from './list-failure.tsx';
import styles from './conversation-list.module.css';

const clockRenewedMs = 30_000;

/** Returns what a list says in which no conversation is. */
function wordsOfNone(filter: ListFilter): { title: string; hint: string } {
  const isOnly = (without: Partial<ListFilter>) => !isFiltering({ ...filter, ...without });
  if (filter.spam && isOnly({ spam: false })) return { title: inboxMessages.noSpam, hint: inboxMessages.noSpamHint };
  if (filter.assignee === null || !isOnly({ assignee: null }))
    return { title: inboxMessages.noneFound, hint: inboxMessages.noneFoundHint };
  return filter.assignee === 'me'
    ? { title: inboxMessages.noneOfMine, hint: inboxMessages.noneOfMineHint }
    : { title: inboxMessages.noneUnassigned, hint: inboxMessages.noneUnassignedHint };
}

/** The conversations of an account, newest first. Scrolling loads more. */
export function ConversationList(props: {
  bot: { _id: string; botEnabled: boolean; pausedUntil: string | null } | undefined;
  filter: ListFilter;
  onFilter: (filter: ListFilter) => void;
  selection: Selection;
}) {
  const { bot, filter } = props;
  const list = useChatList(bot?._id, filter);
  const now = useNow(clockRenewedMs);
  const isTagGone = useIsTagGone(filter.tag);
  const none = wordsOfNone(filter);
  const scroller = useRef<HTMLDivElement>(null);

  return (
    <div className={styles.conversationList} ref={scroller} aria-busy={list.isPlaceholderData}>
      {bot === undefined || list.isPending ? (
        <ConversationListSkeleton />
      ) : list.data === undefined ? (
        <ListFailure onRetry={() => void list.refetch()}>{chatMessages.failedHint}</ListFailure>
      ) : isTagGone ? (
        <TagGone onShowAll={() => props.onFilter(noFilter)} />
      ) : list.data.length === 0 && isFiltering(filter) ? (
        <StateMessage
          icon={<IconSearchOff />}
          title={none.title}
          action={{ label: inboxMessages.showAll, onClick: () => props.onFilter(noFilter) }}
        >
          {none.hint}
        </StateMessage>
      ) : list.data.length === 0 ? (
        <StateMessage icon={<IconMessages />} title={chatMessages.listEmptyTitle}>
          {chatMessages.listEmptyHint}
        </StateMessage>
      ) : (
        <>
          <ConversationRows
            chats={list.data}
            account={bot}
            now={now}
            isWhole={!list.hasNextPage}
            scroller={scroller}
            selection={props.selection}
          />
          {list.isFetchNextPageError ? (
            <ListFailure onRetry={() => void list.fetchNextPage()} />
          ) : list.isFetchingNextPage ? (
            <ConversationListSkeleton rows={2} />
          ) : (
            list.hasNextPage &&
            !list.isFetching && <ScrollSentinel within={scroller} onNear={() => void list.fetchNextPage()} />
          )}
        </>
      )}
    </div>
  );
}
