import type { Page } from 'playwright-core';

/** Half of a laptop's screen, as 200 % zoom shows it, and a phone. */
export const narrowScreens = { zoomed: { width: 640, height: 400 }, phone: { width: 390, height: 844 } };

/** Returns elements that are wider than the page, and words that their box cuts off without a sign. */
export async function findCutOff(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(cutOff);
}

const cutOff = `[...document.querySelectorAll('body *')].filter((element) => {
  const box = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  // Text for screen readers only has a clip path.
  if (box.width === 0 || style.clipPath !== 'none') return false;
  for (let outer = element.parentElement; outer !== null; outer = outer.parentElement) {
    const { overflowX, textOverflow } = getComputedStyle(outer);
    // Text that ends in dots shows that there is more, and text that scrolls sideways in its own box can be reached.
    if (overflowX === 'hidden' && textOverflow === 'ellipsis') return false;
    if (/auto|scroll/.test(overflowX) && outer.scrollWidth > outer.clientWidth) return false;
  }
  if (box.right > innerWidth + 1 || box.left < -1) return true;
  const cuts = style.overflowX === 'hidden' && style.textOverflow === 'clip' && element.innerText?.trim();
  return cuts && element.scrollWidth > element.clientWidth + 1;
}).map((element) => innerWidth + ' wide: ' + location.pathname + ': ' + element.outerHTML.slice(0, 160))`;
