const dayMs = 24 * 3_600_000;

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** 0 = Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** Returns the day in a zone at an instant. */
export function dayAt(instant: Date, zone: string): Day {
  return formatOf(zone).format(instant);
}

/** Making a format takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(zone, made);
  return made;
}

/** Returns the next day with this number in this month, counted from today. */
export function nextDate(today: Day, month: number, dayOfMonth: number): Day {
  const tail = `-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`;
  const year = Number(today.slice(0, 4));
  return `${year}${tail}` >= today ? `${year}${tail}` : `${year + 1}${tail}`;
}
