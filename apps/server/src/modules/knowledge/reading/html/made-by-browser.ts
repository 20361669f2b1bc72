import type { PageDocument, PageElement } from './page-element.ts';

const maxShadowRoots = 500;

/** A browser makes what a page leaves out of its frame; the parser does not. */
export function wholeDocument(html: string): string {
  if (!/<body[\s>]/i.test(html)) return `<!doctype html><html><head></head><body>${html}</body></html>`;
  return /<html[\s>]/i.test(html) ? html : `<!doctype html><html>${html}</html>`;
}

/** Gives attributes their small letters. */
export function lowerAttributes(document: PageElement): void {
  for (const element of document.querySelectorAll('*'))
    for (const { name, value } of Array.from(element.attributes))
      if (name !== name.toLowerCase() && !element.hasAttribute(name.toLowerCase()))
        element.setAttribute(name.toLowerCase(), value);
}

/** Puts the content of declarative shadow roots into the page, with what their hosts hold in its slots. */
export function openShadowRoots(document: PageDocument): void {
  for (let opened = 0; opened < maxShadowRoots; opened += 1) {
    const template = document.querySelector('template[shadowrootmode]');
    const host = template?.parentElement;
    if (template == null || host == null) return;
    const root = document.createElement('div');
    root.append(...template.childNodes);
    template.remove();
    for (const slot of root.querySelectorAll('slot')) {
      const name = slot.getAttribute('name') ?? '';
      const own = [...host.childNodes].filter((child) => {
        const wanted = child.nodeType === 1 ? ((child as PageElement).getAttribute('slot') ?? '') : '';
        return wanted === name;
      });
      // What the slot holds itself stands there where the host has nothing for it.
      if (own.some((child) => (child.textContent ?? '').trim() !== '')) slot.replaceWith(...own);
    }
    host.prepend(root);
  }
}
