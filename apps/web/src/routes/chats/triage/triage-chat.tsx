import { ApiError } from '@spotter/contract';
import { useEffect } from 'react';
import { useBots } from '../../../features/accounts/queries.ts';
import { LastCall } from '../../../features/booking/outcome/last-call.tsx';
import { BriefOfChat } from '../../../features/briefs/brief-of-chat.tsx';
import { ChatFailed } from '../../../features/chats/chat-failed.tsx';
import { focusChat } from '../../../features/chats/chat-heading.ts';
import { ChatSkeleton } from '../../../features/chats/chat-skeleton.tsx';
import { contactNameOf } from '../../../features/chats/contact-name.ts';
import { ChatView } from '../../../features/chats/chat-view.tsx';
import { useChat } from '../../../features/chats/queries.ts';
import { NeedsYouBar } from '../../../features/needs-you/needs-you-bar.tsx';
import type { useDone } from '../../../features/needs-you/use-done.ts';
import { AccountNotice } from '../../accounts/reconnect/account-notice.tsx';

/** The chat that is in front of the coach, with the reason and a suggested reply. */
export function TriageChat(props: { chatId: string; done: ReturnType<typeof useDone>; onFinished: () => void }) {
  const { chatId, onFinished } = props;
  const query = useChat(chatId);
  const chat = query.data;
  const bot = useBots().data?.find(({ _id }) => _id === chat?.botId);
  const isThere = chat != null;
  const { error } = query;
  const isGone = !isThere && error instanceof ApiError && error.status !== 0 && error.status < 500;

  // The keys of the chat act right away, and a screen reader says whose turn it is.
  useEffect(() => {
    if (isThere) focusChat();
  }, [isThere]);
  useEffect(() => {
    if (isGone) onFinished();
  }, [isGone, onFinished]);

  if (chat != null) {
    return (
      <ChatView
        chat={chat}
        query={query}
        botEnabled={bot?.botEnabled ?? true}
        notice={bot !== undefined && <AccountNotice bot={bot} />}
        wayBack={null}
        calls={<LastCall chatId={chatId} />}
        reason={
          <>
            <NeedsYouBar chat={chat} done={props.done} />
            <BriefOfChat chatId={chatId} name={contactNameOf(chat)} isInChat />
          </>
        }
        // Somebody in danger or under age is answered in the coach's own words.
        suggests={chat.needsYou?.urgency !== 'severe'}
        onFinished={onFinished}
      />
    );
  }
  return query.isPending || isGone ? <ChatSkeleton /> : <ChatFailed onRetry={() => void query.refetch()} />;
}
