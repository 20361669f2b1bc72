import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { type AnimationEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import styles from './long-list.module.css';

/** More rows are drawn above and below what is seen, so that a quick scroll finds them ready. */
const drawnAhead = 8;
/** More rows than these at once are a page of a list, not news. */
const maxArrivals = 3;

type Given = {
  /** The keys of all rows. It must be the same array until the rows change. */
  keys: readonly string[];
  /** About how tall a row is before it is measured, in pixels. */
  estimate: (index: number) => number;
  /** How many rows there are in all; -1 if that is not known. */
  total: number;
};

/**
 * Draws only those rows of a list that are near what is seen, and keeps what is read in its place when rows come
 * in above. A row that has the focus, or in which something plays, stays while it is scrolled out of sight.
 */
export function useLongList(
  given: Given & {
    scroller: RefObject<HTMLElement | null>;
    /** What is above the list in its scroller, in pixels. */
    above: number;
    /** What stays in its place when rows come in: what is read, or the start of the list. */
    keeps: 'read' | 'start';
    /** Closer to the end than this, in pixels, the list follows what comes in at the end. */
    followsWithin?: number;
  },
) {
  const { scroller } = given;
  const { options, setFocused, setPlaying } = useRowOptions(given);
  const list = useVirtualizer({
    ...options,
    getScrollElement: () => scroller.current,
    scrollMargin: given.above,
    anchorTo: given.keeps === 'read' ? 'end' : 'start',
    followOnAppend: given.followsWithin !== undefined,
    scrollEndThreshold: given.followsWithin ?? 1,
  });
  useArrivals(scroller, given.keys);
  const place = usePlace(list.measureElement, given.total, setFocused, setPlaying);
  return { list, place, hold: setFocused, className: styles.list };
}

/** Does the same for a list that the page itself scrolls. `ref` belongs to the list. */
export function useLongPage(given: Given) {
  const { options, setFocused, setPlaying } = useRowOptions(given);
  const container = useRef<HTMLUListElement>(null);
  const list = useWindowVirtualizer({ ...options, scrollMargin: useTop(container) });
  const { containerRef, measureElement } = list;
  const ref = useCallback(
    (node: HTMLUListElement | null) => {
      container.current = node;
      containerRef(node);
    },
    [containerRef],
  );
  useArrivals(container, given.keys);
  const place = usePlace(measureElement, given.total, setFocused, setPlaying);
  return { list, place, ref, container, className: styles.list };
}

/** Returns the distance of an element to the top of the page, in pixels. */
function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const read = () => {
      if (element.current !== null) setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}

function useRowOptions({ keys, estimate }: Given) {
  const [focused, setFocused] = useState<string | null>(null);
  const [playing, setPlaying] = useState<string | null>(null);
  // The virtualizer goes through all rows again whenever this function is another.
  const getItemKey = useCallback((index: number) => keys[index]!, [keys]);
  const rangeExtractor = useCallback(
    (range: Range) => withHeld(defaultRangeExtractor(range), [focused, playing], keys),
    [focused, playing, keys],
  );
  const options = {
    count: keys.length,
    estimateSize: estimate,
    getItemKey,
    rangeExtractor,
    overscan: drawnAhead,
    // Rows are placed without being rendered again.
    // As their `top`, because a transform would trap what is fixed in them.
    directDomUpdates: true,
    directDomUpdatesMode: 'position' as const,
  };
  return { options, setFocused, setPlaying };
}

/** Returns a function that returns the attributes of a row's `li`. */
function usePlace(
  measureElement: (node: Element | null) => void,
  total: number,
  setFocused: (key: string) => void,
  setPlaying: (key: string) => void,
) {
  return useCallback(
    ({ index, key }: Pick<VirtualItem, 'index' | 'key'>) => ({
      ref: measureElement,
      className: styles.row,
      'data-index': index,
      'aria-posinset': index + 1,
      'aria-setsize': total,
      onFocus: () => setFocused(String(key)),
      onPlayCapture: () => setPlaying(String(key)),
      onAnimationEnd: endArrival,
    }),
    [measureElement, total, setFocused, setPlaying],
  );
}

/**
 * Marks the rows that have just come in, so that they rise into their place. A page of older rows, another list
 * and a row that only gets its final key are not marked.
 */
function useArrivals(scroller: RefObject<HTMLElement | null>, keys: readonly string[]): void {
  const known = useRef<ReadonlySet<string>>(new Set());
  useLayoutEffect(() => {
    const before = known.current;
    known.current = new Set(keys);
    const came = keys.flatMap((key, index) => (before.has(key) ? [] : [index]));
    if (before.size === 0 || came.length > maxArrivals || keys.length - came.length !== before.size) return;
    for (const index of came) {
      scroller.current?.querySelector(`[data-index="${index}"]`)?.setAttribute('data-arrived', '');
    }
  }, [scroller, keys]);
}

function endArrival({ target, currentTarget }: AnimationEvent<HTMLElement>): void {
  if (target === currentTarget) currentTarget.removeAttribute('data-arrived');
}

/** The attributes of a row's `li`. */
export type RowPlace = ReturnType<ReturnType<typeof usePlace>>;

function withHeld(indexes: number[], held: (string | null)[], keys: readonly string[]): number[] {
  const missing = held
    .map((key) => (key === null ? -1 : keys.indexOf(key)))
    .filter((index) => index !== -1 && !indexes.includes(index));
  return missing.length === 0 ? indexes : [...new Set([...indexes, ...missing])].toSorted((one, other) => one - other);
}
