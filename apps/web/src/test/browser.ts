// What the screens need and jsdom lacks.

window.matchMedia = (media) =>
  ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;

Element.prototype.scrollIntoView = () => undefined;

// A browser knows hundreds of zones and currencies. A short list is searched in the same way, and queries over
// its elements are faster.
const zones = ['America/Chicago', 'America/New_York', 'Asia/Tokyo', 'Europe/Madrid', 'Pacific/Apia'];
Intl.supportedValuesOf = (key) => (key === 'timeZone' ? zones : ['EUR', 'JPY', 'USD']);

// A very tall screen: long lists draw only the rows that it shows. What they show of it is tried in a browser.
Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 100_000 });
window.innerHeight = 100_000;
window.scrollTo = () => undefined;

window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Finds the labels of a field faster, because jsdom walks through the whole page once per label.
const labeled = ['button', 'input', 'meter', 'output', 'progress', 'select', 'textarea'];
for (const tag of labeled) {
  Object.defineProperty(Object.getPrototypeOf(document.createElement(tag)), 'labels', {
    configurable: true,
    get(this: HTMLElement) {
      return [...document.getElementsByTagName('label')].filter((label) =>
        label.htmlFor === ''
          ? label.contains(this) && label.querySelector(labeled.join()) === this
          : label.htmlFor === this.id && document.getElementById(this.id) === this,
      );
    },
  });
}

// A query by role asks of very many elements whether they are shown, and jsdom tries each rule of each sheet on
// each of them. No sheet of the tests hides anything, so the answers follow from the tag and from the inline
// styles.
const { getComputedStyle } = window;
const displayOfTag = new Map<string, string>();

window.getComputedStyle = (element, pseudoElement) => {
  const whole = () => getComputedStyle(element, pseudoElement);
  const quick: Record<string, () => string> = {
    display: () => displayOf(element),
    visibility: () => styleInPlace(element, 'visibility') ?? 'visible',
    pointerEvents: () => styleInPlace(element, 'pointer-events') ?? 'auto',
  };
  return new Proxy({} as CSSStyleDeclaration, {
    get(_, name) {
      if (name !== 'getPropertyValue') {
        return (quick[String(name)] ?? (() => whole()[name as keyof CSSStyleDeclaration]))();
      }
      return (property: string) => (quick[property] ?? (() => whole().getPropertyValue(property)))();
    },
  });
};

function displayOf(element: Element): string {
  const { localName } = element;
  const depends = localName === 'dialog' || localName === 'summary' || (element as HTMLInputElement).type === 'hidden';
  if (depends || element.hasAttribute('hidden') || element.hasAttribute('popover')) {
    return getComputedStyle(element).display;
  }
  if (!displayOfTag.has(localName)) {
    displayOfTag.set(localName, getComputedStyle(document.createElement(localName)).display);
  }
  return (element as HTMLElement).style.display || (displayOfTag.get(localName) ?? '');
}

/** Returns an inline style of the element, or else of its nearest ancestor that has it. */
function styleInPlace(element: Element, property: string): string | undefined {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if (at.getAttribute('style')?.includes(property)) return (at as HTMLElement).style.getPropertyValue(property);
  }
  return undefined;
}

type Watched = { element: Element; trigger: () => void };
let watched: Watched[] = [];

window.IntersectionObserver = class {
  #notify: (entries: { isIntersecting: boolean }[]) => void;
  #own: Watched[] = [];
  constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
    this.#notify = notify;
  }
  observe(element: Element) {
    const watch = { element, trigger: () => this.#notify([{ isIntersecting: true }]) };
    this.#own.push(watch);
    watched.push(watch);
  }
  disconnect() {
    watched = watched.filter((watch) => !this.#own.includes(watch));
  }
} as unknown as typeof IntersectionObserver;

/** Scrolls to where a list loads its next page. */
export function scrollToNextPage(): void {
  for (const watch of watched) watch.trigger();
}

/** Clears what a test left in the browser. */
export function emptyBrowser(): void {
  window.localStorage.clear();
  window.sessionStorage.clear();
  watched = [];
}
