import { Skeleton } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { ChatFailed } from '../../../features/chats/chat-failed.tsx';
import { useChat } from '../../../features/chats/queries.ts';
import { SendBox } from '../../../features/chats/send/send-box.tsx';
import { queueMessages } from '../../../features/needs-you/queue-messages.ts';
import styles from './inline-reply.module.css';

/** The reply box of a chat inside a list or a card. It begins with the agent's text and has the focus. */
export default function InlineReply(props: {
  chatId: string;
  suggests: boolean;
  onSent: () => void;
  onLeave: () => void;
}) {
  const query = useChat(props.chatId);
  const chat = query.data;
  const place = useRef<HTMLDivElement>(null);
  const isThere = chat != null;
  useEffect(() => {
    if (isThere) place.current?.querySelector('textarea')?.focus();
  }, [isThere]);

  function leave(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !(event.target instanceof HTMLTextAreaElement)) return;
    // The first Escape in an open menu closes the menu.
    if (event.defaultPrevented) props.onLeave();
  }

  return (
    <div ref={place} className={styles.reply} onKeyDown={leave}>
      {chat != null ? (
        <SendBox chat={chat} suggests={props.suggests} onSent={props.onSent} />
      ) : query.isPending ? (
        <InlineReplySkeleton />
      ) : (
        <ChatFailed onRetry={() => void query.refetch()} />
      )}
    </div>
  );
}

function InlineReplySkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label={queueMessages.loadingReply}>
      <Skeleton className="delayed" height={52} radius="md" aria-hidden />
    </div>
  );
}
