import { IconMessages, IconPlugConnectedX } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../../components/avatar.tsx';
import { cardDate, noDate } from '../../../components/time/card-date.ts';
import { ScrollSentinel } from '../../../components/scroll-sentinel.tsx';
import { StateMessage } from '../../../components/page/state-message.tsx';
import { paths } from '../../../paths.ts';
import { contactHandleOf, contactNameOf } from '../contact-name.ts';
import { chatMessages } from '../messages.ts';
import { useChatList } from '../queries.ts';
import { ConversationListSkeleton } from '../skeletons.tsx';

/** The conversations of an account as a grid of cards, newest first, going on as one scrolls. */
export function ConversationCards({ botId }: { botId: string }) {
  const list = useChatList(botId);
  // The page itself scrolls.
  const page = useRef<HTMLElement>(null);
  if (list.isPending) return <ConversationListSkeleton rows={3} />;
  if (list.data === undefined) {
    return (
      <StateMessage
        failure
        icon={<IconPlugConnectedX />}
        title={chatMessages.listFailedTitle}
        action={{ label: chatMessages.retry, onClick: () => void list.refetch() }}
      >
        {chatMessages.failedHint}
      </StateMessage>
    );
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
      <ul className="cards">
        {list.data.map((chat) => {
          const name = contactNameOf(chat);
          const handle = contactHandleOf(chat);
          const last = chat.history.at(-1);
          return (
            <li key={chat._id}>
              <Link className="chat-card" to={paths.chat(chat._id)}>
                <Avatar name={name} picture={chat.picture} size={44} />
                <span>
                  <span className="chat-card-name" dir="auto">
                    {name}
                  </span>
                  {handle !== null && (
                    <bdi className="contact-handle" dir="ltr">
                      {handle}
                    </bdi>
                  )}
                  {last === undefined ? (
                    <span className="chat-card-date">{noDate}</span>
                  ) : (
                    <time dateTime={last.date}>{cardDate(last.date)}</time>
                  )}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      {list.hasNextPage && !list.isFetching && (
        <ScrollSentinel within={page} onNear={() => void list.fetchNextPage()} />
      )}
    </>
  );
}
