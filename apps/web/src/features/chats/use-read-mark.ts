import { chatRoutes } from '@spotter/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../api/services.ts';
import { withChatState } from './chat-cache.ts';
import { changeChat, stateOf } from './queries.ts';

/** Marks what the coach sees as read, but only while the page is really in front of them. */
export function useReadMark(chatId: string, unread: number): void {
  const { api } = useServices();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (unread === 0) return;
    const read = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', read);
      // A failure does no harm: the chat stays unread, and the next look marks it.
      api.call(chatRoutes.read, { params: { id: chatId } }).then(
        (chat) => changeChat(queryClient, chatId, (cached) => withChatState(cached, stateOf(chat))),
        () => undefined,
      );
    };
    document.addEventListener('visibilitychange', read);
    read();
    return () => document.removeEventListener('visibilitychange', read);
  }, [api, queryClient, chatId, unread]);
}
