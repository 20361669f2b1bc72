import type { Message } from '@spotter/contract';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Closer to the end than this, in pixels, the coach is reading the newest messages. */
export const nearEnd = 80;

/**
 * Follows the newest message while the coach reads there or writes, and says when there are messages that they
 * have not seen. The list itself stays on the same message when older ones load above.
 */
export function useChatScroll(given: {
  scroller: RefObject<HTMLDivElement | null>;
  list: { scrollToEnd: () => void };
  newest: Message | undefined;
}) {
  const { scroller, list, newest } = given;
  const atEnd = useRef(true);
  const [hasUnseen, setHasUnseen] = useState(false);
  const newestId = newest?._id;
  const isOwn = newest?.status === 'sending';

  const toNewest = useCallback(() => {
    list.scrollToEnd();
    atEnd.current = true;
    setHasUnseen(false);
  }, [list]);

  const leaveEnd = useCallback(() => {
    atEnd.current = false;
  }, []);

  const seenId = useRef(newestId);
  useLayoutEffect(() => {
    if (atEnd.current || isOwn) toNewest();
    else if (seenId.current !== newestId) setHasUnseen(true);
    seenId.current = newestId;
  }, [newestId, isOwn, toNewest]);

  // The keyboard of a phone, and the text box as it grows, take room without a new message.
  useEffect(() => {
    const area = scroller.current;
    if (area === null) return;
    const observer = new ResizeObserver(() => {
      if (atEnd.current) list.scrollToEnd();
    });
    observer.observe(area);
    return () => observer.disconnect();
  }, [scroller, list]);

  const before = useRef({ top: 0, height: 0 });
  const onScroll = useCallback(() => {
    const area = scroller.current;
    if (area === null) return;
    const { scrollTop: top, scrollHeight: height, clientHeight } = area;
    // The end also moves away when a row turns out taller than estimated.
    // Only the coach goes up in what stays as tall.
    const wentUp = top < before.current.top && height >= before.current.height;
    before.current = { top, height };
    if (height - top - clientHeight < nearEnd) {
      atEnd.current = true;
      setHasUnseen(false);
    } else if (wentUp) atEnd.current = false;
  }, [scroller]);

  return { onScroll, toNewest, leaveEnd, hasUnseen };
}
