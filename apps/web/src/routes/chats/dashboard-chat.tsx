import { ApiError } from '@spotter/contract';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Navigate, useOutletContext, useParams } from 'react-router';
import { toast } from 'react-toastify';
import { GoBack } from '../../components/page/go-back.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { StateMessage } from '../../components/page/state-message.tsx';
import { ChatView } from '../../features/chats/chat-view.tsx';
import { inboxMessages } from '../../features/chats/inbox-messages.ts';
import { chatMessages } from '../../features/chats/messages.ts';
import { useChat } from '../../features/chats/queries.ts';
import { ChatSkeleton } from '../../features/chats/skeletons.tsx';
import { paths } from '../../paths.ts';
import type { InboxContext } from './inbox.tsx';

export function meta() {
  return [{ title: 'Chat · Spotter' }];
}

export default function ChatPage() {
  const { chatId } = useParams();
  const { botEnabled, notice } = useOutletContext<InboxContext>();
  const query = useChat(chatId);

  useEffect(() => {
    if (chatId === undefined) toast.error(chatMessages.chatIdMissing);
  }, [chatId]);

  if (chatId === undefined) return <Navigate to={paths.dashboard} replace />;
  if (query.data != null) {
    return <ChatView key={chatId} chat={query.data} query={query} botEnabled={botEnabled} notice={notice} />;
  }
  if (query.isPending) return <ChatSkeleton />;
  if (query.error instanceof ApiError && query.error.status !== 0 && query.error.status < 500) {
    return <Navigate to={paths.dashboard} replace />;
  }
  return (
    <div className="chat">
      {/* On a phone nothing else leads anywhere: an open chat has neither tabs nor bar. */}
      <header className="chat-header">
        <GoBack to={paths.dashboard} where="accounts" />
        <PageHeading className="chat-name">{inboxMessages.chatTitle}</PageHeading>
      </header>
      <StateMessage
        failure
        icon={<IconPlugConnectedX />}
        title={inboxMessages.chatFailedTitle}
        action={{ label: chatMessages.retry, onClick: () => void query.refetch() }}
      >
        {chatMessages.failedHint}
      </StateMessage>
    </div>
  );
}
