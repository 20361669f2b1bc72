import type { Page } from 'playwright-core';

/**
 * Returns words and controls that cannot be seen whole: words over other words or beyond the edge as the page
 * stands, and whatever something else covers wherever one scrolls.
 */
export async function findCovered(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(covered);
}

const covered = `(() => {
  const controls = 'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), select:not(:disabled), summary';
  const outers = (element) => element === null ? [] : [element, ...outers(element.parentElement)];
  const isSeen = (element) =>
    getComputedStyle(element).visibility === 'visible' &&
    outers(element).every((outer) => getComputedStyle(outer).clipPath === 'none') &&
    element.getBoundingClientRect().width > 1;
  const say = (element, fault) => innerWidth + ' × ' + innerHeight + ': ' + location.pathname + ': ' + fault + ': ' + element.outerHTML.slice(0, 120);
  const isOf = (hit, element) =>
    hit !== null && (element.contains(hit) || hit.contains(element) || [...(hit.labels ?? [])].some((label) => label.contains(element)));
  const middle = ({ left, right, top, bottom }) => document.elementFromPoint((left + right) / 2, (top + bottom) / 2);

  const words = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const element = text.parentElement;
    if (text.data.trim() === '' || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) {
      const box = { left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom };
      for (const outer of outers(element)) {
        if (getComputedStyle(outer).overflowX === 'visible' || outer === document.body) continue;
        const frame = outer.getBoundingClientRect();
        box.left = Math.max(box.left, frame.left);
        box.right = Math.min(box.right, frame.right);
        box.top = Math.max(box.top, frame.top);
        box.bottom = Math.min(box.bottom, frame.bottom);
      }
      if (box.right - box.left > 1 && box.bottom - box.top > 1 && isOf(middle(box), element)) words.push({ element, box });
    }
  }
  const faults = words.filter(({ box }) => box.left < -1 || box.right > innerWidth + 1).map(({ element }) => say(element, 'beyond the edge'));
  for (const [index, one] of words.entries()) {
    for (const other of words.slice(index + 1)) {
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (one.element !== other.element && wide > 2 && high > 6) faults.push(say(one.element, 'over “' + other.element.textContent.slice(0, 40) + '”'));
    }
  }
  for (const element of new Set([...document.querySelectorAll(controls), ...words.map((word) => word.element)])) {
    // A switch is drawn by what stands beside its field.
    const drawn = getComputedStyle(element).opacity === '0' ? element.parentElement : element;
    // What leads past the menus is there once it has the focus.
    if (element.matches(controls)) element.focus({ preventScroll: true });
    if (!isSeen(drawn)) continue;
    drawn.scrollIntoView({ block: 'center', inline: 'center' });
    const [box] = drawn.getClientRects();
    const hit = middle(box);
    const reached = element.matches(controls) ? hit !== null && (drawn.contains(hit) || isOf(hit, element) && hit.matches(controls)) : isOf(hit, element);
    if (!reached) faults.push(say(element, 'covered by ' + (hit?.outerHTML.slice(0, 80) ?? 'nothing')));
  }
  return faults;
})()`;
