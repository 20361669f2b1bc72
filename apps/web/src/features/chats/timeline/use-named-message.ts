import { type RefObject, useEffect, useRef } from 'react';
import type { useLongList } from '../../../components/long-list/use-long-list.ts';

/**
 * Brings the message that the address names into sight once for each visit, and gives it the focus. Older
 * messages load until it is there; where it is no longer stored, the chat stays at its beginning.
 */
export function useNamedMessage(given: {
  scroller: RefObject<HTMLElement | null>;
  list: Pick<ReturnType<typeof useLongList>['list'], 'scrollToIndex'>;
  keys: readonly string[];
  /** The id of the message; null: the address names none. */
  named: string | null;
  /** Differs where the same message is named once more. */
  visit: string;
  loadOlder: (() => void) | null;
  /** Called before it is shown, so that the chat does not go back to its newest message. */
  leaveEnd: () => void;
}): void {
  const { scroller, list, keys, named, loadOlder, leaveEnd, visit } = given;
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const wanted = `${named} ${visit}`;
    if (named === null || shown.current === wanted) return;
    const at = keys.indexOf(named);
    if (at === -1) {
      loadOlder?.();
      return;
    }
    shown.current = wanted;
    leaveEnd();
    list.scrollToIndex(at, { align: 'center' });
    focusRow(scroller, at);
  }, [scroller, list, keys, named, loadOlder, leaveEnd, visit]);
}

/** Gives a row the focus as soon as it is drawn. */
function focusRow(scroller: RefObject<HTMLElement | null>, at: number, framesLeft = 30): void {
  const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${at}"]`);
  if (row == null) {
    if (framesLeft > 0) requestAnimationFrame(() => focusRow(scroller, at, framesLeft - 1));
    return;
  }
  row.tabIndex = -1;
  row.setAttribute('data-named', '');
  row.focus({ preventScroll: true });
}
