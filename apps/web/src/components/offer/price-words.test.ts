import { expect, test } from 'vitest';
import { parseAmount, priceText, typedAmount } from './price-words.ts';

test.each([
  ['97', 'USD', 9700],
  ['$1,499', 'USD', 149_900],
  ['1.499,00 €', 'EUR', 149_900],
  ['49.5', 'USD', 4950],
  ['1 200', 'EUR', 120_000],
  ['12,000', 'JPY', 12_000],
  ['0', 'USD', 0],
  ['', 'USD', null],
  ['on request', 'USD', null],
  ['3 x 249', 'USD', null],
])('“%s” in %s is one sum, or none', (typed, currency, amount) => {
  expect(parseAmount(typed, currency)).toBe(amount);
});

test('a price reads as people say it, and is typed again as it was', () => {
  const price = { amount: 149_950, currency: 'USD', per: 'month' as const, from: true };
  expect(priceText(price)).toBe('from $1,499.50 a month');
  expect(priceText({ amount: 12_000, currency: 'JPY', per: 'session', from: false })).toBe('¥12,000 a session');
  expect(typedAmount(price)).toBe('1499.5');
});
