import { chatRoutes } from '@spotter/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useMay } from '../../api/rights/use-may.ts';
import { useServices } from '../../api/services.ts';
import { type ChatPages, withChatState } from './chat-cache.ts';
import { changeChat, chatKey, stateOf } from './queries.ts';

/**
 * Marks what the coach sees as read, but only while the page is really in front of them. `newestId`: the newest
 * message, since a chat may be read and unread again before React draws it.
 */
export function useReadMark(chatId: string, { unread, newestId }: { unread: number; newestId: string | null }): void {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const isMarking = useRef(false);
  const isWanted = useRef(false);
  const mayMark = useMay(chatRoutes.read);
  useEffect(() => {
    if (unread === 0 || !mayMark) return;
    const newest = () => queryClient.getQueryData<ChatPages>(chatKey(chatId))?.pages[0]?.value.history.at(-1)?._id;
    /** One request at a time, however fast messages come in: the next one also covers those that came meanwhile. */
    const mark = async () => {
      isWanted.current = true;
      if (isMarking.current) return;
      isMarking.current = true;
      while (isWanted.current) {
        isWanted.current = false;
        const covered = newest();
        // A failure does no harm: the chat stays unread, and the next look marks it.
        const chat = await api.call(chatRoutes.read, { params: { id: chatId } }).catch(() => null);
        if (chat !== null) changeChat(queryClient, chatId, (cached) => withChatState(cached, stateOf(chat)));
        // What came in meanwhile is unread at the server, though this answer says that nothing is.
        if (chat !== null && newest() !== covered) isWanted.current = true;
      }
      isMarking.current = false;
    };
    const read = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', read);
      void mark();
    };
    document.addEventListener('visibilitychange', read);
    read();
    return () => document.removeEventListener('visibilitychange', read);
  }, [api, queryClient, chatId, unread, newestId, mayMark]);
}
