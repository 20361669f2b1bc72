import type { Message } from '@spotter/contract';
import { useEffect, useRef, useState } from 'react';
import { authorName, snippet } from '../messages.ts';

/** Returns what a screen reader says when a message arrives. It is empty for messages that were there before. */
export function useAnnouncement(newest: Message | undefined, contactName: string): string {
  const [announcement, setAnnouncement] = useState('');
  const known = useRef(newest?._id);
  useEffect(() => {
    if (newest === undefined || newest._id === known.current) return;
    known.current = newest._id;
    setAnnouncement(`${authorName(newest.author, contactName)}: ${snippet(newest)}`);
  }, [newest, contactName]);
  return announcement;
}
