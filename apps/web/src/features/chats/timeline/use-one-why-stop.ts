import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { whyChipMark } from '../why/why-chip.tsx';

const chipsIn = (area: HTMLElement | null) => Array.from(area?.querySelectorAll<HTMLElement>(`[${whyChipMark}]`) ?? []);

/** From which chip to which a key leads. */
const ways: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Makes the "why" chips of a chat one stop of the Tab key, the last one used or else the newest; the arrows lead
 * from one to the next. Only what is drawn has chips, so the stop is chosen again whenever that changes.
 */
export function useOneWhyStop(scroller: RefObject<HTMLElement | null>) {
  const used = useRef<Element | null>(null);

  function choose() {
    const chips = chipsIn(scroller.current);
    const stop = chips.find((chip) => chip === used.current) ?? chips.at(-1);
    for (const chip of chips) chip.tabIndex = chip === stop ? 0 : -1;
  }
  useLayoutEffect(choose);

  return (event: KeyboardEvent) => {
    const chips = chipsIn(scroller.current);
    const at = chips.indexOf(event.target as HTMLElement);
    const way = ways[event.key];
    if (at === -1 || way === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = chips[way(at, chips.length)];
    // At the last drawn chip the browser scrolls, which draws more.
    if (next === undefined) return;
    event.preventDefault();
    used.current = next;
    choose();
    next.focus();
  };
}
