import type { Message } from '@spotter/contract';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Closer to the end than this, in pixels, the coach is reading the newest messages. */
const nearEnd = 80;

/**
 * Controls a chat's scroll position. It follows the newest message while the coach reads there or writes, and it stays
 * on the same message when older ones load above.
 */
export function useChatScroll(oldestId: string | undefined, newest: Message | undefined) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const fromEnd = useRef(0);
  const [hasUnseen, setHasUnseen] = useState(false);
  const newestId = newest?._id;
  const isOwn = newest?.status === 'sending';

  const toNewest = useCallback(() => {
    const area = scroller.current;
    if (area === null) return;
    area.scrollTop = area.scrollHeight;
    atEnd.current = true;
    setHasUnseen(false);
  }, []);

  // Older messages came in above, so the read message keeps its distance to the end.
  useLayoutEffect(() => {
    const area = scroller.current;
    if (area !== null && !atEnd.current) area.scrollTop = area.scrollHeight - fromEnd.current;
  }, [oldestId]);

  const seenId = useRef(newestId);
  useLayoutEffect(() => {
    if (atEnd.current || isOwn) toNewest();
    else if (seenId.current !== newestId) setHasUnseen(true);
    seenId.current = newestId;
  }, [newestId, isOwn, toNewest]);

  // Pictures, countdowns and the keyboard change heights without a new message.
  useEffect(() => {
    const area = scroller.current;
    const inner = content.current;
    if (area === null || inner === null) return;
    const observer = new ResizeObserver(() => {
      if (atEnd.current) area.scrollTop = area.scrollHeight;
    });
    observer.observe(inner);
    observer.observe(area);
    return () => observer.disconnect();
  }, []);

  const onScroll = useCallback(() => {
    const area = scroller.current;
    if (area === null) return;
    fromEnd.current = area.scrollHeight - area.scrollTop;
    atEnd.current = fromEnd.current - area.clientHeight < nearEnd;
    if (atEnd.current) setHasUnseen(false);
  }, []);

  return { scroller, content, onScroll, toNewest, hasUnseen };
}
