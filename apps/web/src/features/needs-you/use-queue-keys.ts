import type { RefObject } from 'react';
import { useKeys } from '../../components/keys/use-keys.ts';

type List = RefObject<HTMLElement | null>;

const rowsOf = (list: List) => [...(list.current?.querySelectorAll<HTMLElement>('[data-chat]') ?? [])];
const rowWithFocus = (list: List) => rowsOf(list).findIndex((row) => row.contains(document.activeElement));

/** Puts the focus on a row, or on one that many rows after it; the last one before it where there is none. */
export function focusRow(list: List, chatId: string, after: number): void {
  const rows = rowsOf(list);
  const at = rows.findIndex((row) => row.dataset['chat'] === chatId);
  const row = rows[at + after] ?? rows[at - after];
  row?.querySelector('a')?.focus();
}

/** Lets keys lead from row to row, answer the row that has the focus, and take it off the list. */
export function useQueueKeys(
  list: List,
  acts: { reply: (chatId: string) => void; done: ((chatId: string) => void) | null },
): void {
  const { done } = acts;

  function step(by: 1 | -1) {
    const rows = rowsOf(list);
    const at = rowWithFocus(list);
    const row = rows[at === -1 && by === -1 ? 0 : at + by];
    row?.querySelector('a')?.focus();
  }

  useKeys({
    next: () => step(1),
    previous: () => step(-1),
    reply: () => {
      const row = rowsOf(list)[Math.max(rowWithFocus(list), 0)];
      const chatId = row?.dataset['chat'];
      if (chatId !== undefined) acts.reply(chatId);
    },
    // Only where a row has the focus, because what is done leaves the list.
    done:
      done === null
        ? null
        : () => {
            const chatId = rowsOf(list)[rowWithFocus(list)]?.dataset['chat'];
            if (chatId !== undefined) done(chatId);
          },
  });
}
