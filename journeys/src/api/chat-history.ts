import { chatRoutes, type Chat, type Message, type Page } from '@spotter/contract';
import type { Coach } from './coach.ts';

/** Returns all chats of the coach's account, each with its last message. */
export async function listChats({ client, botId }: Coach): Promise<Chat[]> {
  const chats: Chat[] = [];
  let cursor: string | null = null;
  do {
    const page: Page<Chat[]> = await client.page(chatRoutes.listForBot, {
      params: { botId },
      query: { limit: 100, ...(cursor === null ? {} : { cursor }) },
    });
    chats.push(...page.value);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return chats;
}

/** Every message of a chat, oldest first. */
export async function readHistory({ client }: Coach, chatId: string): Promise<Message[]> {
  const pages: Message[][] = [];
  let cursor: string | null = null;
  do {
    const page: Page<Chat> = await client.page(chatRoutes.find, {
      params: { id: chatId },
      query: cursor === null ? {} : { cursor },
    });
    pages.unshift(page.value.history);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return pages.flat();
}
