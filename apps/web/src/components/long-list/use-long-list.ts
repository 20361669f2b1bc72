import { defaultRangeExtractor, type Range, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type AnimationEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import styles from './long-list.module.css';

/** More rows are drawn above and below what is seen, so that a quick scroll finds them ready. */
const drawnAhead = 8;
/** More rows than these at once are a page of a list, not news. */
const maxArrivals = 3;

/**
 * Draws only those rows of a list that are near what is seen, and keeps what is read in its place when rows come
 * in above. A row that has the focus, or in which something plays, stays while it is scrolled out of sight.
 */
export function useLongList(given: {
  scroller: RefObject<HTMLElement | null>;
  /** The keys of all rows. It must be the same array until the rows change. */
  keys: readonly string[];
  /** About how tall a row is before it is measured, in pixels. */
  estimate: (index: number) => number;
  /** What is above the list in its scroller, in pixels. */
  above: number;
  /** What stays in its place when rows come in: what is read, or the start of the list. */
  keeps: 'read' | 'start';
  /** Closer to the end than this, in pixels, the list follows what comes in at the end. */
  followsWithin?: number;
  /** How many rows there are in all; -1 if that is not known. */
  total: number;
}) {
  const { scroller, keys, total } = given;
  const [focused, setFocused] = useState<string | null>(null);
  const [playing, setPlaying] = useState<string | null>(null);
  // The virtualizer goes through all rows again whenever this function is another.
  const getItemKey = useCallback((index: number) => keys[index]!, [keys]);
  const rangeExtractor = useCallback(
    (range: Range) => withHeld(defaultRangeExtractor(range), [focused, playing], keys),
    [focused, playing, keys],
  );
  const list = useVirtualizer({
    count: keys.length,
    getScrollElement: () => scroller.current,
    estimateSize: given.estimate,
    getItemKey,
    rangeExtractor,
    overscan: drawnAhead,
    scrollMargin: given.above,
    anchorTo: given.keeps === 'read' ? 'end' : 'start',
    followOnAppend: given.followsWithin !== undefined,
    scrollEndThreshold: given.followsWithin ?? 1,
    // Rows are placed without being rendered again.
    // As their `top`, because a transform would trap what is fixed in them.
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  });

  useArrivals(scroller, keys);
  const { measureElement } = list;
  /** Returns the attributes of a row's `li`. */
  const place = useCallback(
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
    [measureElement, total],
  );
  return { list, place, hold: setFocused, className: styles.list };
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
export type RowPlace = ReturnType<ReturnType<typeof useLongList>['place']>;

function withHeld(indexes: number[], held: (string | null)[], keys: readonly string[]): number[] {
  const missing = held
    .map((key) => (key === null ? -1 : keys.indexOf(key)))
    .filter((index) => index !== -1 && !indexes.includes(index));
  return missing.length === 0 ? indexes : [...new Set([...indexes, ...missing])].toSorted((one, other) => one - other);
}
