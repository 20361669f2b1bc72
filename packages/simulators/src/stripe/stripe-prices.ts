/** A recurring price of the one product. */
export type SimulatedPrice = { id: string; amountCents: number; interval: 'year' | 'month' };

/** `$1,188.00` */
export function dollars(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}

/** `$1,188.00 a year` */
export function priceWords({ amountCents, interval }: SimulatedPrice): string {
  return `${dollars(amountCents)} a ${interval}`;
}

/** Returns the end of a period that begins at this instant; a month's last days end with a shorter month. */
export function periodEnd(start: number, { interval }: SimulatedPrice): number {
  const date = new Date(start);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + (interval === 'year' ? 12 : 1));
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}
