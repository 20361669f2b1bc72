import { chunksOf } from '@spotter/language/text/tokens';

/** What the readers of pages use of a parsed document. */
export type PageNode = {
  nodeType: number;
  nodeName: string;
  textContent: string | null;
  childNodes: Iterable<PageNode>;
  previousSibling: PageNode | null;
};

export type PageElement = PageNode & {
  id: string;
  attributes: Iterable<{ name: string; value: string }>;
  parentElement: PageElement | null;
  previousElementSibling: PageElement | null;
  nextElementSibling: PageElement | null;
  getAttribute(name: string): string | null;
  hasAttribute(name: string): boolean;
  setAttribute(name: string, value: string): void;
  matches(selector: string): boolean;
  closest(selector: string): PageElement | null;
  querySelector(selector: string): PageElement | null;
  querySelectorAll(selector: string): Iterable<PageElement>;
  remove(): void;
  replaceWith(...nodes: PageNode[]): void;
  append(...nodes: PageNode[]): void;
  prepend(...nodes: PageNode[]): void;
};

export type PageDocument = PageElement & { body: PageElement | null; createElement(name: string): PageElement };

/** Fields that take what somebody writes or chooses. */
export const textFields =
  'textarea, select, input:not([type="radio"]):not([type="checkbox"]):not([type="hidden"]):not([type="button"])';

export function isElement(node: PageNode): node is PageElement {
  return node.nodeType === 1;
}

/** Returns how much text an element holds, without the white space between. */
export function textLength(element: PageNode): number {
  return (element.textContent ?? '').replace(/\s+/g, '').length;
}

/** Returns the names in an element's `class`. */
export function classesOf(element: PageElement): string[] {
  return chunksOf(element.getAttribute('class') ?? '');
}

/** Returns the element before it that may say something. */
export function beforeIt(element: PageElement): PageElement | null {
  let at = element.previousElementSibling;
  while (at !== null && /^(?:SCRIPT|STYLE|BR|HR|INPUT|SVG|I)$/i.test(at.nodeName)) at = at.previousElementSibling;
  return at;
}
