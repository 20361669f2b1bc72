import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { type Smoothness, smoothnessOf } from '../figures.ts';

const scrolledMs = 10_000;
/** A notch of a wheel, in pixels, and the pause before the next: as fast as a hand turns it. */
const notch = 120;
const notchEveryMs = 50;
const emptyPage = '<body style="height: 10000000px">';

/** The page itself notes when it draws: from outside, most of the time would be the way there and back. */
const noteFrames = `globalThis.drawnAt = [];
requestAnimationFrame(function note(at) {
  globalThis.drawnAt?.push(at);
  if (globalThis.drawnAt) requestAnimationFrame(note);
});`;
const endNotes = `(() => {
  const { drawnAt } = globalThis;
  delete globalThis.drawnAt;
  return drawnAt;
})()`;

/** What a table of frames says in its columns, after the name. */
export const frameColumns = ['frames/s', '> 16.7 ms', '> 33 ms', 'longest', 'ratio'];

/**
 * Scrolls an empty page, and right after it another one that is opened, by the wheel for ten seconds each.
 * Returns a row of figures for either. `open` returns where the mouse stands, and 1 for down.
 */
export async function compareScrolling(
  page: Page,
  name: string,
  open: () => Promise<[x: number, direction: 1 | -1]>,
): Promise<string[][]> {
  await page.goto('about:blank');
  await page.setContent(emptyPage);
  const empty = await scroll(page, 640, 1);
  const seen = await scroll(page, ...(await open()));
  return [row('an empty page', empty), [...row(name, seen), (seen.perSecond / empty.perSecond).toFixed(2)]];
}

/** Turns the wheel over a place of the page for ten seconds, down for 1, and returns how smoothly the page moved. */
async function scroll(page: Page, x: number, direction: 1 | -1): Promise<Smoothness> {
  await page.mouse.move(x, 500);
  await page.evaluate(noteFrames);
  const endsAt = performance.now() + scrolledMs;
  for (let next = performance.now(); next < endsAt; next += notchEveryMs) {
    await wait(Math.max(0, next - performance.now()));
    await page.mouse.wheel(0, direction * notch);
  }
  return smoothnessOf(await page.evaluate<number[]>(endNotes));
}

function row(name: string, { perSecond, late, veryLate, maxMs }: Smoothness): string[] {
  const share = (value: number) => `${(100 * value).toFixed(1)} %`;
  return [name, perSecond.toFixed(1), share(late), share(veryLate), `${maxMs.toFixed(0)} ms`];
}
