import { IconMessages } from '@tabler/icons-react';
import { useRef } from 'react';
import { Avatar } from '../../../components/avatar.tsx';
import { Card } from '../../../components/card/card.tsx';
import { cardDate, noDate } from '../../../components/time/card-date.ts';
import { ScrollSentinel } from '../../../components/scroll-sentinel.tsx';
import { StateMessage } from '../../../components/page/state-message.tsx';
import { ContactHandle } from '../contact-handle.tsx';
import { paths } from '../../../paths.ts';
import { contactHandleOf, contactNameOf } from '../contact-name.ts';
import { chatMessages } from '../messages.ts';
import { useChatList } from '../queries.ts';
import { ConversationListSkeleton } from './conversation-skeleton.tsx';
import { ListFailure } from './list-failure.tsx';
import styles from './conversation-cards.module.css';

/** The conversations of an account as a grid of cards, newest first. Scrolling loads more. */
export function ConversationCards({ botId }: { botId: string }) {
  const list = useChatList(botId);
  // The page itself scrolls.
  const page = useRef<HTMLElement>(null);
  if (list.isPending) return <ConversationListSkeleton rows={3} />;
  if (list.data === undefined) {
    return <ListFailure onRetry={() => void list.refetch()}>{chatMessages.failedHint}</ListFailure>;
  }
  if (list.data.length === 0) {
    return (
      <StateMessage icon={<IconMessages />} title={chatMessages.listEmptyTitle}>
        {chatMessages.listEmptyHint}
      </StateMessage>
    );
  }
  return (
    <>
      <ul className={styles.cards}>
        {list.data.map((chat) => {
          const name = contactNameOf(chat);
          const handle = contactHandleOf(chat);
          const last = chat.history.at(-1);
          return (
            <li key={chat._id}>
              <Card className={styles.chatCard} to={paths.chat(chat._id)}>
                <Avatar name={name} picture={chat.picture} size={44} />
                <span>
                  <span className={styles.chatCardName} dir="auto">
                    {name}
                  </span>
                  {handle !== null && <ContactHandle>{handle}</ContactHandle>}
                  {last === undefined ? (
                    <span className={styles.chatCardDate}>{noDate}</span>
                  ) : (
                    <time dateTime={last.date}>{cardDate(last.date)}</time>
                  )}
                </span>
              </Card>
            </li>
          );
        })}
      </ul>
      {list.isFetchNextPageError ? (
        <ListFailure onRetry={() => void list.fetchNextPage()} />
      ) : (
        list.hasNextPage &&
        !list.isFetching && <ScrollSentinel within={page} onNear={() => void list.fetchNextPage()} />
      )}
    </>
  );
}
