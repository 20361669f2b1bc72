import type { Notification } from '@spotter/contract';
import { useEffect, useState } from 'react';
import { arrivedSentence } from './messages.ts';
import { useLiveNotifications, useUnreadCount } from './queries.ts';
import { useOpenedFromOutside } from './use-opened-from-outside.ts';

/**
 * Keeps the coach's notifications live on every page. A screen reader reads new ones out, and the app's icon
 * shows the count.
 */
export function Arrivals() {
  const [arrived, setArrived] = useState<Notification | null>(null);
  useLiveNotifications(setArrived);
  useOpenedFromOutside();
  const unread = useUnreadCount().data?.unread;

  useEffect(() => {
    if (unread === undefined || !('setAppBadge' in navigator)) return;
    // If the app is not installed, there is no icon for the count.
    (unread > 0 ? navigator.setAppBadge(unread) : navigator.clearAppBadge()).catch(() => undefined);
  }, [unread]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {arrived === null ? '' : arrivedSentence(arrived)}
    </p>
  );
}
