import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { useLongList } from '../../../components/long-list/use-long-list.ts';

/** How far a key leads from row to row. */
const ways: Record<string, (at: number, count: number, view: number) => number> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at, _, view) => at + view,
  PageUp: (at, _, view) => at - view,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Lets the keys lead the focus from link to link of a long list, also to rows that are not drawn yet. The
 * browser scrolls to what has the focus.
 */
export function useRowKeys(
  { list, hold }: Pick<ReturnType<typeof useLongList>, 'list' | 'hold'>,
  scroller: RefObject<HTMLElement | null>,
  keys: readonly string[],
) {
  const wanted = useRef<number | null>(null);
  // Each time, because the row may have to be drawn first.
  useEffect(() => {
    if (wanted.current === null) return;
    const link = scroller.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"] a`);
    if (link == null) return;
    wanted.current = null;
    link.focus();
  });

  return (event: KeyboardEvent) => {
    const way = ways[event.key];
    if (way === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const row = (event.target as HTMLElement).closest('[data-index]');
    if (row === null) return;
    event.preventDefault();
    const { startIndex = 0, endIndex = 0 } = list.range ?? {};
    const view = Math.max(endIndex - startIndex - 1, 1);
    const to = way(Number(row.getAttribute('data-index')), keys.length, view);
    wanted.current = Math.min(Math.max(to, 0), keys.length - 1);
    hold(keys[wanted.current]!);
  };
}
