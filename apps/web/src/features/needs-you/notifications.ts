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
    (): Permission => (mayPageNotify() ? Notification.permission : 'unsupported'),
  );
  return {
    permission,
    async ask() {
      await Notification.requestPermission();
      for (const listener of listeners) listener();
    },
  };
}

/** By the constructor: to try it out is an object each time. */
const tried = new WeakMap<object, boolean>();

/** Some browsers, as Chrome on Android, have notifications of service workers only: there a page's own ones throw. */
function mayPageNotify(): boolean {
  if (!('Notification' in window)) return false;
  // With the permission, trying out would show one; and who has it was asked because it can be used.
  if (Notification.permission === 'granted') return true;
  let may = tried.get(Notification);
  if (may === undefined) {
    may = create('') !== null;
    tried.set(Notification, may);
  }
  return may;
}

function create(title: string, options?: NotificationOptions): Notification | null {
  try {
    return new Notification(title, options);
  } catch {
    return null;
  }
}

/** Shows a notification when another chat comes to need the coach, once they asked for it and look elsewhere. */
export function useWaitingNotifications(wanted: boolean): void {
  const { permission } = useNotificationPermission();
  const count = useInboxCounts().data?.count;
  const before = useRef(count);
  const navigate = useNavigate();

  useEffect(() => {
    const more = count !== undefined && before.current !== undefined && count > before.current;
    before.current = count;
    if (!more || !wanted || permission !== 'granted' || document.visibilityState === 'visible') return;
    // One tag: whoever was away for long finds one notification, not twenty. No names: the screen may be seen by others.
    const notification = create(needsYouMessages.notificationTitle, { tag: 'needs-you' });
    notification?.addEventListener('click', () => {
      window.focus();
      void navigate(paths.needsYou);
    });
  }, [count, permission, wanted, navigate]);
}
