import { currencyDigits, currencySigns, maxMoney } from '@spotter/domain/money';

/** Why a typed sum is none. */
export type MoneyProblem = 'empty' | 'unreadable' | 'zero' | 'negative' | 'decimals' | 'other-currency' | 'too-large';

export type ParsedMoney = { amount: number; problem: null } | { amount: null; problem: MoneyProblem };

/** Digits, with signs that group thousands or part the decimals. */
const number = /^\d[\d.,'’\s]*$/;
/** The groups of a whole number: `1,200`, `1.200.000`, and `1,20,000` of India. */
const grouped = /^\d{1,3}(?:([.,'’ ])\d{3})(?:\1\d{3})*$|^\d{1,2}(?:,\d{2})+,\d{3}$/;

/** Returns a typed sum in minor units of a currency: `1,200.50` and `1.200,50` are the same. */
export function parseMoney(typed: string, currency: string): ParsedMoney {
  const text = typed.normalize('NFKC').replace(/\s+/g, ' ').trim();
  if (text === '') return refused('empty');
  const isNegative = /^[^\d]*[-−–]\s*[^\d]*\d/.test(text) || /^\(.*\)$/.test(text) || /\d\s*[-−–]$/.test(text);
  const signs = text.replace(/[\d.,'’\s()−–-]/g, '');
  if (signs !== '' && !isSignOf(signs, currency)) {
    return refused(/^(?:\p{Sc}|[A-Za-z]{3}|[A-Za-z]{0,2}\p{Sc})$/u.test(signs) ? 'other-currency' : 'unreadable');
  }
  const [digits = '', ...others] = text
    .split(/[^\d.,'’\s]+/)
    .map((part) => part.trim())
    .filter((part) => /\d/.test(part));
  if (!number.test(digits) || others.length > 0) return refused('unreadable');
  const places = currencyDigits(currency);
  const parts = partsOf(digits, places);
  if (parts === null) return refused('unreadable');
  if (Number(parts.decimals.slice(places)) > 0) return refused('decimals');
  const amount = minorUnits(parts, places);
  if (amount > maxMoney) return refused('too-large');
  if (amount === 0) return refused('zero');
  return isNegative ? refused('negative') : { amount, problem: null };
}

function refused(problem: MoneyProblem): ParsedMoney {
  return { amount: null, problem };
}

function isSignOf(signs: string, currency: string): boolean {
  return currencySigns(currency).some((sign) => sign.toUpperCase() === signs.toUpperCase());
}

type Parts = { whole: string; decimals: string };

/** Returns the whole part and the decimals; null where the marks fit no number, or more than one. */
function partsOf(digits: string, places: number): Parts | null {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const [before, behind] = [digits.slice(0, last), digits.slice(last + 1)];
  const isGrouping = last === -1 || before.includes(digits[last]!);
  if (isGrouping) return asParts(digits, '');
  const isOnlyMark = /^[1-9]\d{0,2}$/.test(before);
  if (!isOnlyMark || behind.length !== 3) return asParts(before, behind);
  // One mark before three digits groups thousands, which nobody can tell where three decimal places are usual.
  return places === 3 ? null : asParts(digits, '');
}

function asParts(whole: string, decimals: string): Parts | null {
  if (!/^\d*$/.test(decimals) || !(/^\d+$/.test(whole) || grouped.test(whole))) return null;
  return { whole: whole.replace(/\D/g, ''), decimals };
}

function minorUnits({ whole, decimals }: Parts, places: number): number {
  return Number(whole + decimals.slice(0, places).padEnd(places, '0'));
}
