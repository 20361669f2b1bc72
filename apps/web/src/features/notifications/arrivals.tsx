import type { Notification } from '@spotter/contract';
import { useEffect, useState } from 'react';
import { arrivedSentence } from './messages.ts';
import { useLiveNotifications, useUnreadCount } from './queries.ts';
import { useOpenedFromOutside } from './use-opened-from-outside.ts';

/** Keeps what the coach is told live on every page, has a screen reader say what comes in, and counts on the app's icon. */
export function Arrivals() {
  const [arrived, setArrived] = useState<Notification | null>(null);
  useLiveNotifications(setArrived);
  useOpenedFromOutside();
  const unread = useUnreadCount().data?.unread;

  useEffect(() => {
    if (unread === undefined || !('setAppBadge' in navigator)) return;
    // Where the app is not installed there is no icon to count on.
    (unread > 0 ? navigator.setAppBadge(unread) : navigator.clearAppBadge()).catch(() => undefined);
  }, [unread]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {arrived === null ? '' : arrivedSentence(arrived)}
    </p>
  );
}
