import type { Locator } from 'playwright-core';

/**
 * Returns a person's actions with mouse and keyboard, counted:
 * one for each click and for each field that is filled in.
 */
export function createCountedActions() {
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
    /** Fills in names and instructions, which do not count because they are a coach's own words. */
    async fillOwnWords(what: string, field: Locator, text: string): Promise<void> {
      free.push(`fill ${what}`);
      await field.fill(text);
    },
    /** Returns the actions that counted, in order. */
    done: () => [...done],
    /** Returns the actions that did not count. */
    free: () => [...free],
  };
}
