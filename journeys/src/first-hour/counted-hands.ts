import type { Locator } from 'playwright-core';

/** What a person does with mouse and keyboard, counted: one for each click and for each field that is filled in. */
export function createCountedHands() {
  const done: string[] = [];
  const free: string[] = [];
  return {
    async click(what: string, target: Locator): Promise<void> {
      done.push(`click ${what}`);
      await target.click();
    },
    async fill(what: string, field: Locator, text: string): Promise<void> {
      done.push(`fill ${what}`);
      await field.fill(text);
    },
    /** Names and instructions are a coach's own words, and count for nothing. */
    async fillOwnWords(what: string, field: Locator, text: string): Promise<void> {
      free.push(`fill ${what}`);
      await field.fill(text);
    },
    /** Everything that counted, in order. */
    done: () => [...done],
    /** What did not. */
    free: () => [...free],
  };
}
