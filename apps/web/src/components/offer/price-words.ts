import type { OfferPrice } from '@spotter/contract';
import { currencyHasCents } from '@spotter/domain/offers';

type Period = OfferPrice['per'];

const periods: Record<Period, string> = { once: '', week: ' a week', month: ' a month', session: ' a session' };

/** Returns a price as people say it: `$97 a month`, `from $1,499`, `Free`. */
export function priceText({ amount, currency, per, from }: OfferPrice): string {
  if (amount === 0) return 'Free';
  return `${from ? 'from ' : ''}${sumText({ amount, currency })}${periods[per]}`;
}

/** Returns a sum in minor units as people say it: `$97`. */
export function sumText({ amount, currency }: Pick<OfferPrice, 'amount' | 'currency'>): string {
  return moneyOf(currency).format(amount / unitOf(currency));
}

/** Returns an amount as it is typed: `97` or `49.5`. */
export function typedAmount({ amount, currency }: OfferPrice): string {
  return String(amount / unitOf(currency));
}

const largest = 1_000_000_000;

/**
 * Returns a typed sum in minor units, such as 149900 for `$1,499` or `1.499,00 €`;
 * null if it is none, or several.
 */
export function parseAmount(typed: string, currency: string): number | null {
  const [digits, ...others] = typed.split(/[^\d.,\s]/).filter((part) => /\d/.test(part));
  if (digits === undefined || others.length > 0) return null;
  const plain = digits.replace(/\s/g, '');
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  // Behind the last sign stand the cents, unless it parts thousands:
  // `1.499` is not a price with three decimal places.
  const places = last === -1 ? 0 : plain.length - last - 1;
  const hasCents = last !== -1 && places > 0 && places < 3;
  const whole = (hasCents ? plain.slice(0, last) : plain).replace(/[.,]/g, '');
  const cents = hasCents ? plain.slice(last + 1) : '';
  const amount = Math.round(Number(`${whole || '0'}.${cents || '0'}`) * unitOf(currency));
  return Number.isSafeInteger(amount) && amount <= largest ? amount : null;
}

const formats = new Map<string, Intl.NumberFormat>();

function moneyOf(currency: string): Intl.NumberFormat {
  let format = formats.get(currency);
  if (format === undefined) {
    format = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      minimumFractionDigits: currencyHasCents(currency) ? 2 : 0,
      maximumFractionDigits: currencyHasCents(currency) ? 2 : 0,
      trailingZeroDisplay: 'stripIfInteger',
    });
    formats.set(currency, format);
  }
  return format;
}

/** How many minor units are one: 100 cents are a dollar. */
const unitOf = (currency: string): number => (currencyHasCents(currency) ? 100 : 1);

const usual = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NZD', 'MXN', 'BRL', 'CHF', 'INR'];

/** Returns the currencies to choose from, those that most coaches charge in first. */
export function currencies(): { group: string; items: { value: string; label: string }[] }[] {
  const item = (value: string) => ({ value, label: currencyLabel(value) });
  const others = Intl.supportedValuesOf('currency').filter((code) => !usual.includes(code));
  return [
    { group: 'Usual', items: usual.map(item) },
    { group: 'All others', items: others.map(item) },
  ];
}

/** `USD $`, or `CHF`, which has no sign of its own. */
function currencyLabel(code: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' });
  const sign = format.formatToParts(1).find(({ type }) => type === 'currency')?.value;
  return sign === undefined || sign === code ? code : `${code} ${sign}`;
}
