import { createHmac, timingSafeEqual } from 'node:crypto';

const minuteMs = 60_000;
const macLength = 12;

/** What a slot id says: for which chat it was offered, when it begins, and until when it may be taken. */
export type OfferedSlot = { chatId: string; start: Date; expiresAt: Date };

/** Slot ids: short, not to be made up by anybody else, good in the chat that they were offered in. */
export function createSlotTickets(key: Buffer) {
  const macOf = (chatId: string, words: string) =>
    createHmac('sha256', key).update(`${chatId} ${words}`).digest('base64url').slice(0, macLength);

  return {
    write({ chatId, start, expiresAt }: OfferedSlot): string {
      const words = [start, expiresAt].map((at) => Math.floor(at.getTime() / minuteMs).toString(36)).join('-');
      return `${words}-${macOf(chatId, words)}`;
    },

    /** Null for an id that was not offered in this chat, or whose time to be taken has passed. */
    read(slotId: string, chatId: string, now: Date): Date | null {
      const [, words, start, expires, mac] = /^(([0-9a-z]{1,8})-([0-9a-z]{1,8}))-([\w-]{12})$/.exec(slotId) ?? [];
      if (words === undefined || start === undefined || expires === undefined || mac === undefined) return null;
      if (!timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(chatId, words)))) return null;
      if (Number.parseInt(expires, 36) * minuteMs < now.getTime()) return null;
      return new Date(Number.parseInt(start, 36) * minuteMs);
    },
  };
}

export type SlotTickets = ReturnType<typeof createSlotTickets>;
