import type { Page } from 'playwright-core';

/** The times of the chosen day. */
export const slots = '[aria-live="polite"][aria-busy="false"] li button';

/**
 * Shows the month after the calendar's first one, from its first day with times. Near the end of a month, when
 * nothing is free in what is left of it, the calendar begins there already.
 */
export async function showNextMonth(page: Page): Promise<void> {
  await page.locator('[aria-live="polite"][aria-busy="false"]').waitFor();
  const isFirst = await page.getByRole('button', { name: 'Previous month' }).isDisabled();
  if (isFirst) await page.getByRole('button', { name: 'Next month' }).click();
  await page.locator(slots).first().waitFor();
}
