// What jsdom lacks and the screens ask for.

window.matchMedia = (media) =>
  ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;

Element.prototype.scrollIntoView = () => undefined;

window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

type Watched = { element: Element; tell: () => void };
let watched: Watched[] = [];

window.IntersectionObserver = class {
  #notify: (entries: { isIntersecting: boolean }[]) => void;
  #own: Watched[] = [];
  constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
    this.#notify = notify;
  }
  observe(element: Element) {
    const watch = { element, tell: () => this.#notify([{ isIntersecting: true }]) };
    this.#own.push(watch);
    watched.push(watch);
  }
  disconnect() {
    watched = watched.filter((watch) => !this.#own.includes(watch));
  }
} as unknown as typeof IntersectionObserver;

/** Scrolls to where the next page of a list is wanted. */
export function scrollToNextPage(): void {
  for (const watch of watched) watch.tell();
}

/** Forgets what a test left in the browser. */
export function emptyBrowser(): void {
  window.localStorage.clear();
  window.sessionStorage.clear();
  watched = [];
}
