/**
 * The part of a service worker's global scope that ours uses. TypeScript's types for workers clash with those
 * for pages.
 */
export type WorkerScope = {
  location: { origin: string };
  registration: { showNotification(title: string, options: ShownOptions): Promise<void> };
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<PageClient[]>;
    openWindow(url: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  caches: CacheStorage;
  navigator: { setAppBadge?(count: number): Promise<void>; clearAppBadge?(): Promise<void> };
  fetch: typeof fetch;
  skipWaiting(): Promise<void>;
};

/** A page of ours, in a tab or installed. */
export type PageClient = {
  url: string;
  visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
  postMessage(message: unknown, transfer: Transferable[]): void;
};

/** The content of a notification on the screen. */
export type ShownOptions = {
  body: string;
  icon: string;
  badge: string;
  tag?: string;
  renotify?: boolean;
  requireInteraction?: boolean;
  silent?: boolean;
  data: NotificationTarget;
  actions?: { action: string; title: string }[];
};

/** Where a tap on a notification leads, and which notification it is. */
export type NotificationTarget = {
  path: string;
  notificationId: string | null;
  /** The answer that waits for the coach's word, and its chat. */
  proposalId?: string;
  chatId?: string;
};
