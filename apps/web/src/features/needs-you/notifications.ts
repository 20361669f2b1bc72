import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { needsYouMessages } from './messages.ts';
import { useInboxCounts } from './queries.ts';

type Permission = NotificationPermission | 'unsupported';

const listeners = new Set<() => void>();

/** Returns whether this browser may show notifications, and a function that asks for it. */
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

/** Results by constructor, because each test creates an object. */
const tried = new WeakMap<object, boolean>();

/**
 * Whether a page may show notifications. In some browsers, such as Chrome on Android, only service workers may,
 * and a page's own ones throw.
 */
function mayPageNotify(): boolean {
  if (!('Notification' in window)) return false;
  // With the permission, the test would show a notification.
  // The permission itself shows that the test passed before.
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

/** Shows a notification when another chat comes to need the coach, if they asked for it and look elsewhere. */
export function useWaitingNotifications(wanted: boolean): void {
  const { permission } = useNotificationPermission();
  const count = useInboxCounts().data?.count;
  const before = useRef(count);
  const navigate = useNavigate();

  useEffect(() => {
    const more = count !== undefined && before.current !== undefined && count > before.current;
    before.current = count;
    if (!more || !wanted || permission !== 'granted' || document.visibilityState === 'visible') return;
    // With one tag, a coach who was away for long finds one notification and not twenty. It has no names, because
    // others may see the screen.
    const notification = create(needsYouMessages.notificationTitle, { tag: 'needs-you' });
    notification?.addEventListener('click', () => {
      window.focus();
      void navigate(paths.needsYou);
    });
  }, [count, permission, wanted, navigate]);
}
