/** The largest sum that is taken, in minor units. */
export const maxMoney = 100_000_000_000;

let codes: Set<string> | null = null;

/** Whether a code of ISO 4217 names a currency. */
export function isCurrency(code: string): boolean {
  codes ??= new Set(Intl.supportedValuesOf('currency'));
  return codes.has(code);
}

/** Returns how many decimal places a currency has: 2 for USD, 0 for JPY, 3 for KWD. */
export function currencyDigits(currency: string): number {
  return formatOf(currency).resolvedOptions().maximumFractionDigits ?? 0;
}

/** Returns a sum in minor units as people say it: `$1,200`, `$97.50`. */
export function sayMoney({ amount, currency }: { amount: number; currency: string }): string {
  return formatOf(currency).format(amount / 10 ** currencyDigits(currency));
}

/** Returns the signs that people write for a currency, its code included: `CAD`, `CA$`, `$`. */
export function currencySigns(currency: string): string[] {
  const parts = [formatOf(currency), formatOf(currency, 'narrowSymbol')].flatMap((format) => format.formatToParts(1));
  return [currency, ...parts.filter(({ type }) => type === 'currency').map(({ value }) => value)];
}

/** Returns a sum as it is typed: `1200` or `97.5`. */
export function typeMoney({ amount, currency }: { amount: number; currency: string }): string {
  return String(amount / 10 ** currencyDigits(currency));
}

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string, currencyDisplay: 'symbol' | 'narrowSymbol' = 'symbol'): Intl.NumberFormat {
  const key = `${currency} ${currencyDisplay}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      currencyDisplay,
      trailingZeroDisplay: 'stripIfInteger',
    });
    formats.set(key, format);
  }
  return format;
}
