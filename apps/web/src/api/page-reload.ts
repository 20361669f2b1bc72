const storageKey = 'announcement';

/** Loads the page anew, with something to say when it is there again. */
export type PageReload = {
  reload(announcement: string): void;
  /** What is to be said after a reload, once. */
  takeAnnouncement(): string | null;
};

/** Carries the announcement over a reload in the storage of the tab. */
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
