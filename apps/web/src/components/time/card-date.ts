/** The text for a missing or unreadable date. */
export const noDate = 'Date not available';

/** Returns `21-11-2026`, in the time zone of the browser. */
export function cardDate(instant: string): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return noDate;
  const parts = [date.getDate(), date.getMonth() + 1, date.getFullYear()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
