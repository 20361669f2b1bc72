import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { needsYouMessages } from './messages.ts';
import { useInboxCounts } from './queries.ts';

type Permission = NotificationPermission | 'unsupported';

const listeners = new Set<() => void>();

/** Whether this browser may show notifications, and how to ask for it. */
export function useNotificationPermission(): { permission: Permission; ask: () => Promise<void> } {
  const permission = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    (): Permission => ('Notification' in window ? Notification.permission : 'unsupported'),
  );
  return {
    permission,
    async ask() {
      await Notification.requestPermission();
      for (const listener of listeners) listener();
    },
  };
}

/** Shows a notification when another chat comes to need the coach, once they asked for it and look elsewhere. */
export function useWaitingNotifications(): void {
  const { permission } = useNotificationPermission();
  const count = useInboxCounts().data?.count;
  const before = useRef(count);
  const navigate = useNavigate();

  useEffect(() => {
    const more = count !== undefined && before.current !== undefined && count > before.current;
    before.current = count;
    if (!more || permission !== 'granted' || document.visibilityState === 'visible') return;
    // One tag: whoever was away for long finds one notification, not twenty. No names: the screen may be seen by others.
    const notification = new Notification(needsYouMessages.notificationTitle, { tag: 'needs-you' });
    notification.addEventListener('click', () => {
      window.focus();
      void navigate(paths.needsYou);
    });
  }, [count, permission, navigate]);
}
