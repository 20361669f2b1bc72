import { ApiError } from '@spotter/contract';
import { useMediaQuery } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useLocation, useOutletContext, useParams } from 'react-router';
import { toast } from 'react-toastify';
import { GoBack } from '../../components/way-back/go-back.tsx';
import { wayBackIn } from '../../components/way-back/way-back-in.ts';
import { useFramedState } from '../../components/page/use-framed-state.ts';
import { LastCall } from '../../features/booking/outcome/last-call.tsx';
import { BriefOfChat } from '../../features/briefs/brief-of-chat.tsx';
import { ChatFailed } from '../../features/chats/chat-failed.tsx';
import { contactNameOf } from '../../features/chats/contact-name.ts';
import { ChatView } from '../../features/chats/chat-view.tsx';
import { isOpenedByKey } from '../../features/chats/opened-by-key.ts';
import { useListFilter } from '../../features/chats/list/use-list-filter.ts';
import { chatMessages } from '../../features/chats/messages.ts';
import { chatKey, useChat } from '../../features/chats/queries.ts';
import { ChatSkeleton } from '../../features/chats/chat-skeleton.tsx';
import { NeedsYouBar } from '../../features/needs-you/needs-you-bar.tsx';
import { useDone } from '../../features/needs-you/use-done.ts';
import { paths } from '../../paths.ts';
import type { InboxContext } from './inbox.tsx';

export function meta() {
  return [{ title: 'Chat · Spotter' }];
}

export default function ChatPage() {
  const { chatId } = useParams();
  const { botEnabled, notice } = useOutletContext<InboxContext>();
  const query = useChat(chatId);
  const { kept } = useListFilter();
  const queryClient = useQueryClient();
  const readAgain = (id: string) => void queryClient.invalidateQueries({ queryKey: chatKey(id) });
  const done = useDone({ onDone: readAgain, onUndone: readAgain });

  const location = useLocation();
  const wayBack = wayBackIn(location.state, paths.chat(chatId ?? ''));
  // A touched keyboard would cover the chat.
  const hasKeyboard = useMediaQuery('(min-width: 64em) and (pointer: fine)', false, { getInitialValueInEffect: false });
  // A later change of the address must not move the focus.
  const [startsInBox] = useFramedState(
    chatId ?? '',
    hasKeyboard && location.key !== 'default' && !isOpenedByKey(location.state),
  );

  useEffect(() => {
    if (chatId === undefined) toast.error(chatMessages.chatIdMissing);
  }, [chatId]);

  if (chatId === undefined) return <Navigate to={paths.dashboard} replace />;
  if (query.data != null) {
    return (
      <ChatView
        key={chatId}
        chat={query.data}
        query={query}
        botEnabled={botEnabled}
        notice={notice}
        startsInBox={startsInBox}
        editsProposal={new URLSearchParams(location.search).get('proposal') === 'edit'}
        wayBack={
          wayBack === null ? (
            <GoBack to={paths.conversations(query.data.credentialId) + kept} where="conversations" />
          ) : (
            <GoBack {...wayBack} />
          )
        }
        calls={<LastCall chatId={chatId} />}
        reason={
          <>
            <NeedsYouBar chat={query.data} done={done} />
            <BriefOfChat chatId={chatId} name={contactNameOf(query.data)} isInChat />
          </>
        }
      />
    );
  }
  if (query.isPending) return <ChatSkeleton />;
  if (query.error instanceof ApiError && query.error.status !== 0 && query.error.status < 500) {
    return <Navigate to={paths.dashboard} replace />;
  }
  return <ChatFailed onRetry={() => void query.refetch()} />;
}
