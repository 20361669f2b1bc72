import { readPush } from './push-message.ts';
import type { NotificationTarget, PageClient, ShownOptions, WorkerScope } from './worker-scope.ts';

const look = { icon: '/icons/icon-192.png', badge: '/icons/badge-96.png' };
const openAction = { action: 'open', title: 'Open' };
const takeOverAction = { action: 'take-over', title: 'I’ll take it' };

/** A page that is there answers at once; one of the public pages, or one that hangs, never does. */
const pageAnswersMs = 1000;

/** Shows a push. Always: browsers end the subscription of a worker that takes one in silence. */
export async function showPush(scope: WorkerScope, payload: string | null): Promise<void> {
  const push = readPush(payload, scope.location.origin);
  const options: ShownOptions = {
    ...look,
    body: push.body,
    // To sound again is allowed with a tag only.
    ...(push.tag === null ? {} : { tag: push.tag, renotify: push.renotify }),
    requireInteraction: push.isSevere,
    data: { path: push.path, notificationId: push.notificationId },
    // Where the platform has no actions they are left out: a tap opens the chat everywhere.
    actions: push.canTakeOver ? [openAction, takeOverAction] : [openAction],
  };
  await Promise.all([scope.registration.showNotification(push.title, options), showBadge(scope, push.badge)]);
}

async function showBadge({ navigator }: WorkerScope, count: number | null): Promise<void> {
  if (count === null) return;
  // A number on the icon is an extra: where it is refused the push is shown all the same.
  await (count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.())?.catch(() => undefined);
}

/** What a notification on the screen is asked for: a tap on it, or one of its buttons. */
export type Click = {
  action: string;
  notification: { close(): void; tag?: string; data: unknown };
};

/** Opens the page of a notification, or takes its chat over from the lock screen; `readToken` finds the session's. */
export async function answerClick(
  scope: WorkerScope,
  readToken: () => Promise<string | null>,
  { action, notification }: Click,
): Promise<void> {
  notification.close();
  const target = targetOf(notification.data);
  if (action !== takeOverAction.action || target.notificationId === null) return openPage(scope, target.path);
  const taken = await takeOver(scope, readToken, target.notificationId);
  await scope.registration.showNotification(taken ? 'The chat is yours' : 'That didn’t work', {
    ...look,
    body: taken
      ? 'Your agent is quiet there. Tap to write.'
      : 'Your agent may still answer. Tap to open the chat and take over there.',
    ...(notification.tag ? { tag: notification.tag } : {}),
    silent: true,
    data: { path: target.path, notificationId: null },
  });
}

function targetOf(data: unknown): NotificationTarget {
  const { path, notificationId } = (data ?? {}) as Partial<Record<keyof NotificationTarget, unknown>>;
  return {
    path: typeof path === 'string' && path.startsWith('/') ? path : '/notifications',
    notificationId: typeof notificationId === 'string' ? notificationId : null,
  };
}

/** By the API alone, so that no page has to open; without a session, or without a net, it is not done. */
async function takeOver(
  scope: WorkerScope,
  readToken: () => Promise<string | null>,
  notificationId: string,
): Promise<boolean> {
  try {
    const token = await readToken();
    if (token === null) return false;
    const response = await scope.fetch(`/api/notifications/${encodeURIComponent(notificationId)}/take-over`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    return response.ok;
  } catch {
    return false;
  }
}

/** In a page that is open already, where one says that it goes there; else in a new one. */
async function openPage(scope: WorkerScope, path: string): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [page] = pages.toSorted((one, other) => Number(isSeen(other)) - Number(isSeen(one)));
  if (page !== undefined && (await asksPage(page, path))) {
    // Refused where the tap was too long ago; the page shows it in any case.
    await page.focus().catch(() => undefined);
    return;
  }
  await scope.clients.openWindow(path);
}

const isSeen = ({ visibilityState }: PageClient) => visibilityState === 'visible';

function asksPage(page: PageClient, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const settle = (goes: boolean) => {
      clearTimeout(timer);
      port1.close();
      resolve(goes);
    };
    const timer = setTimeout(() => settle(false), pageAnswersMs);
    port1.addEventListener('message', () => settle(true));
    port1.start();
    page.postMessage({ type: 'open', path }, [port2]);
  });
}
