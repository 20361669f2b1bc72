import type { Page } from 'playwright-core';

/** Half of a laptop's screen, as 200 % zoom shows it, and a phone. */
export const narrowScreens = { zoomed: { width: 640, height: 400 }, phone: { width: 390, height: 844 } };

/** Returns whether anything makes the page wider than the screen. */
export function reachesOver(page: Page): Promise<boolean> {
  return page.evaluate<boolean>('document.documentElement.scrollWidth > document.documentElement.clientWidth');
}

/**
 * Returns elements that are wider than the page, and words that their box cuts off without a sign. Charts and
 * long lists follow a new width by observers, some frames later: what is found at first has to last.
 */
export async function findCutOff(page: Page): Promise<string[]> {
  const found = await page.evaluate<string[]>(cutOff);
  if (found.length === 0) return found;
  await page.evaluate(thirtyFrames);
  return page.evaluate<string[]>(cutOff);
}

const thirtyFrames = `(async () => {
  for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
})()`;

// Every element asks its ancestors: each of them answers once.
const cutOff = `(() => {
  const answers = new Map();
  /** Whether an ancestor lets what it cuts off be seen, or shows that there is more. */
  const isExcused = (element) => {
    const outer = element.parentElement;
    if (outer === null) return false;
    if (!answers.has(outer)) {
      const { overflowX, textOverflow } = getComputedStyle(outer);
      // Text that ends in dots shows that there is more, and text that scrolls sideways in its own box can be reached.
      const endsInDots = overflowX === 'hidden' && textOverflow === 'ellipsis';
      const scrolls = /auto|scroll/.test(overflowX) && outer.scrollWidth > outer.clientWidth;
      answers.set(outer, endsInDots || scrolls || isExcused(outer));
    }
    return answers.get(outer);
  };
  return [...document.querySelectorAll('body *')].filter((element) => {
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    // Text for screen readers only has a clip path.
    if (box.width === 0 || style.clipPath !== 'none' || isExcused(element)) return false;
    if (box.right > innerWidth + 1 || box.left < -1) return true;
    const cuts = style.overflowX === 'hidden' && style.textOverflow === 'clip' && element.innerText?.trim();
    return cuts && element.scrollWidth > element.clientWidth + 1;
  }).map((element) => innerWidth + ' wide: ' + location.pathname + ': ' + element.outerHTML.slice(0, 160));
})()`;
