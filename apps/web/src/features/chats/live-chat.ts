import { useEffect } from 'react';
import { useServices } from '../../api/services.ts';
import { withChatState, withListedChat, withMessage } from './chat-cache.ts';
import { planKey } from './plan/plan-queries.ts';
import { changeChat, changeChatList, chatKey, chatListKey, forgetOlderPages } from './queries.ts';

/**
 * Keeps a cached chat live. It is read again after every connect, because what happened before the room was
 * joined was missed.
 */
export function useLiveChat(chatId: string): void {
  const { live, queryClient, reading } = useServices();
  useEffect(() => {
    // The plan follows from the chat's facts, and those of its account.
    const readPlanAgain = () => reading.again(planKey(chatId));
    const stops = [
      live.on('chatMessage', (event) => {
        if (event.chatId !== chatId) return;
        readPlanAgain();
        changeChat(queryClient, chatId, (cached) => withMessage(cached, event.message));
      }),
      live.on('accountChanged', readPlanAgain),
      live.on('chatChanged', (event) => {
        if (event.chatId !== chatId) return;
        readPlanAgain();
        changeChat(queryClient, chatId, (cached) => {
          const changed = withChatState(cached, event.chat);
          return event.message === null ? changed : withMessage(changed, event.message);
        });
      }),
      live.join('chat', chatId, () => reading.catchUp(chatKey(chatId), planKey(chatId))),
    ];
    return () => {
      for (const stop of stops) stop();
      forgetOlderPages(queryClient, chatKey(chatId));
    };
  }, [live, queryClient, reading, chatId]);
}

/** Keeps the cached chats of an account live in the same way. */
export function useLiveChatList(account: { credentialId: string; botId: string } | undefined): void {
  const { live, queryClient, reading } = useServices();
  const credentialId = account?.credentialId;
  const botId = account?.botId;
  useEffect(() => {
    if (credentialId === undefined || botId === undefined) return;
    const queryKey = chatListKey(botId);
    const stops = [
      live.on('accountChat', (event) => {
        if (event.chat.botId !== botId) return;
        changeChatList({ queryClient, reading }, botId, (cached) => withListedChat(cached, event.chat));
      }),
      // What comes next in each chat follows from the account and its agent.
      live.on('accountChanged', (event) => {
        if (event._id === botId) reading.again(queryKey);
      }),
      live.join('account', credentialId, () => reading.catchUp(queryKey)),
    ];
    return () => {
      for (const stop of stops) stop();
      forgetOlderPages(queryClient, queryKey);
    };
  }, [live, queryClient, reading, credentialId, botId]);
}
