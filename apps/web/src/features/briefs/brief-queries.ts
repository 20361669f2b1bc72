import { type ApiClient, type Brief, briefRoutes } from '@spotter/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../api/services.ts';

const maxChats = 100;

/** The chats whose briefs are asked for together, with the answer. */
type Asking = { chatIds: string[]; answer: Promise<Map<string, Brief>> };
const askings = new WeakMap<ApiClient, Asking>();

/** Returns the brief of a chat; null where it has none. Those of a page are asked for in one request. */
async function readBrief(api: ApiClient, chatId: string): Promise<Brief | null> {
  let asking = askings.get(api);
  if (asking === undefined || asking.chatIds.length >= maxChats) {
    const chatIds: string[] = [];
    const answer = Promise.resolve().then(async () => {
      askings.delete(api);
      const briefs = await api.call(briefRoutes.list, { query: { chats: chatIds.join(',') } });
      return new Map(briefs.map((brief) => [brief.chatId, brief]));
    });
    asking = { chatIds, answer };
    askings.set(api, asking);
  }
  asking.chatIds.push(chatId);
  return (await asking.answer).get(chatId) ?? null;
}

/** Returns the brief of a chat, and keeps it live. */
export function useBrief(chatId: string) {
  const { api, live, reading } = useServices();
  useEffect(() => {
    const readAgain = () => reading.again(briefKey(chatId));
    const stops = [
      live.on('chatChanged', (event) => {
        if (event.chatId === chatId) readAgain();
      }),
      // They come whenever a chat changes.
      live.on('inboxCounts', readAgain),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [live, reading, chatId]);
  return useQuery({ queryKey: briefKey(chatId), queryFn: () => readBrief(api, chatId) });
}

const briefKey = (chatId: string) => ['brief', chatId];
