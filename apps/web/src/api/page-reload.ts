const storageKey = 'announcement';

/** Reloads the page and keeps an announcement for afterwards. */
export type PageReload = {
  reload(announcement: string): void;
  /** Returns the announcement after a reload, once. */
  takeAnnouncement(): string | null;
};

/** Makes a page reload that keeps the announcement in the tab's storage. */
export function createPageReload(storage: Storage | null, reload: () => void): PageReload {
  return {
    reload(announcement) {
      storage?.setItem(storageKey, announcement);
      reload();
    },
    takeAnnouncement() {
      const announcement = storage?.getItem(storageKey) ?? null;
      storage?.removeItem(storageKey);
      return announcement;
    },
  };
}
