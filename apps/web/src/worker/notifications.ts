import { proposalOf, readPush } from './push-message.ts';
import type { NotificationTarget, PageClient, ShownOptions, WorkerScope } from './worker-scope.ts';

const icons = { icon: '/icons/icon-192.png', badge: '/icons/badge-96.png' };
const openAction = { action: 'open', title: 'Open' };
const sendAction = { action: 'send', title: 'Send' };
const editAction = { action: 'edit', title: 'Edit' };
const takeOverAction = { action: 'take-over', title: 'I’ll take it' };

/**
 * How long to wait for a page's answer, in ms. A page with the app loaded answers right away; a public page, or
 * one that hangs, never does.
 */
const pageAnswersMs = 1000;

/** Shows a push. It always shows one, because browsers end the subscription of a worker that stays silent. */
export async function showPush(scope: WorkerScope, payload: string | null): Promise<void> {
  const push = readPush(payload, scope.location.origin);
  const options: ShownOptions = {
    ...icons,
    body: push.body,
    // `renotify` is allowed only together with a tag.
    ...(push.tag === null ? {} : { tag: push.tag, renotify: push.renotify }),
    requireInteraction: push.isSevere,
    data: {
      path: push.path,
      notificationId: push.notificationId,
      ...(push.proposal === null ? {} : { proposalId: push.proposal.id, chatId: push.proposal.chatId }),
    },
    // Platforms without actions leave them out. A tap opens the chat everywhere.
    actions:
      push.proposal === null
        ? push.canTakeOver
          ? [openAction, takeOverAction]
          : [openAction]
        : [sendAction, editAction],
  };
  await Promise.all([scope.registration.showNotification(push.title, options), showBadge(scope, push.badge)]);
}

async function showBadge({ navigator }: WorkerScope, count: number | null): Promise<void> {
  if (count === null) return;
  // The number on the icon is an extra. If the browser refuses it, the push is still shown.
  await (count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.())?.catch(() => undefined);
}

/** A tap on a notification or on one of its buttons. */
export type Click = {
  action: string;
  notification: { close(): void; tag?: string; data: unknown };
};

/**
 * Opens the page of a notification, or takes its chat over from the lock screen. `readToken` returns the
 * session's token.
 */
export async function answerClick(
  scope: WorkerScope,
  readToken: () => Promise<string | null>,
  { action, notification }: Click,
): Promise<void> {
  notification.close();
  const target = targetOf(notification.data);
  const proposal = proposalOf(target);
  if (action === editAction.action && proposal !== null)
    return openPage(scope, withParameter(target.path, 'proposal=edit'));
  if (action === sendAction.action && proposal !== null) {
    const sent = await call(scope, readToken, `/api/chat/${encodeURIComponent(proposal.chatId)}/proposal/send`, {
      proposalId: proposal.id,
    });
    return say(scope, notification.tag, target.path, sent ? answerSent : answerNotSent);
  }
  if (action !== takeOverAction.action || target.notificationId === null) return openPage(scope, target.path);
  const path = `/api/notifications/${encodeURIComponent(target.notificationId)}/take-over`;
  const taken = await call(scope, readToken, path, null);
  await say(scope, notification.tag, target.path, taken ? chatTaken : chatNotTaken);
}

/** The words that say the outcome of a button. */
type Outcome = { title: string; body: string };
const chatTaken: Outcome = { title: 'The chat is yours', body: 'Your agent is quiet there. Tap to write.' };
const chatNotTaken: Outcome = {
  title: 'That didn’t work',
  body: 'Your agent may still answer. Tap to open the chat and take over there.',
};
const answerSent: Outcome = { title: 'Sent', body: 'Your agent goes on with this chat. Tap to read it.' };
const answerNotSent: Outcome = {
  title: 'Nothing was sent',
  body: 'They may have written more, or someone was faster. Tap to open the chat.',
};

async function say(scope: WorkerScope, tag: string | undefined, path: string, { title, body }: Outcome): Promise<void> {
  await scope.registration.showNotification(title, {
    ...icons,
    body,
    ...(tag ? { tag } : {}),
    silent: true,
    data: { path, notificationId: null },
  });
}

function withParameter(path: string, parameter: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${parameter}`;
}

function targetOf(data: unknown): NotificationTarget {
  const given = (data ?? {}) as Partial<Record<keyof NotificationTarget, unknown>>;
  const { path, notificationId } = given;
  const proposal = proposalOf(given);
  return {
    path: typeof path === 'string' && path.startsWith('/') ? path : '/notifications',
    notificationId: typeof notificationId === 'string' ? notificationId : null,
    ...(proposal === null ? {} : { proposalId: proposal.id, chatId: proposal.chatId }),
  };
}

/** Does what a button asks for with an API call only, so that no page has to open. Fails without a session. */
async function call(
  scope: WorkerScope,
  readToken: () => Promise<string | null>,
  path: string,
  body: Record<string, string> | null,
): Promise<boolean> {
  try {
    const token = await readToken();
    if (token === null) return false;
    const json = body === null ? {} : { 'content-type': 'application/json' };
    const response = await scope.fetch(path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...json },
      ...(body === null ? {} : { body: JSON.stringify(body) }),
    });
    return response.ok;
  } catch {
    return false;
  }
}

/** Opens the path in an open page if one answers that it goes there, and in a new page otherwise. */
async function openPage(scope: WorkerScope, path: string): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [page] = pages.toSorted((one, other) => Number(isSeen(other)) - Number(isSeen(one)));
  if (page !== undefined && (await asksPage(page, path))) {
    // The browser refuses if the tap was too long ago. The page shows the path in any case.
    await page.focus().catch(() => undefined);
    return;
  }
  await scope.clients.openWindow(path);
}

const isSeen = ({ visibilityState }: PageClient) => visibilityState === 'visible';

function asksPage(page: PageClient, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const decide = (goes: boolean) => {
      clearTimeout(timer);
      port1.close();
      resolve(goes);
    };
    const timer = setTimeout(() => decide(false), pageAnswersMs);
    port1.addEventListener('message', () => decide(true));
    port1.start();
    page.postMessage({ type: 'open', path }, [port2]);
  });
}
