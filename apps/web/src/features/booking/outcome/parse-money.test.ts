import { currencyDigits, sayMoney, typeMoney } from '@spotter/domain/money';
import { expect, test } from 'vitest';
import { parseMoney } from './parse-money.ts';

test.each([
  ['1,200.50', 'USD', 120_050],
  ['1.200,50', 'USD', 120_050],
  ['1.200,50 €', 'EUR', 120_050],
  ['$1,200', 'USD', 120_000],
  ['CA$1,200', 'CAD', 120_000],
  ['USD 1200', 'USD', 120_000],
  ['1.200', 'EUR', 120_000],
  ['1 200,5', 'EUR', 120_050],
  ['1’200.50', 'CHF', 120_050],
  ['1,20,000', 'INR', 12_000_000],
  ['1.200.000', 'EUR', 120_000_000],
  ['0.5', 'USD', 50],
  ['0.500', 'USD', 50],
  ['１２００', 'JPY', 1200],
  ['12,000', 'JPY', 12_000],
  ['97.500', 'USD', 9_750_000],
  ['12.5', 'KWD', 12_500],
  ['1,200.500', 'KWD', 1_200_500],
])('“%s” in %s is one sum', (typed, currency, amount) => {
  expect(parseMoney(typed, currency)).toEqual({ amount, problem: null });
});

test.each([
  ['', 'USD', 'empty'],
  ['0', 'USD', 'zero'],
  ['0,00', 'EUR', 'zero'],
  ['-5', 'USD', 'negative'],
  ['$-5', 'USD', 'negative'],
  ['−1.200,50', 'EUR', 'negative'],
  ['(97)', 'USD', 'negative'],
  ['€500', 'USD', 'other-currency'],
  ['500 EUR', 'USD', 'other-currency'],
  ['A$500', 'USD', 'other-currency'],
  ['12.345,678', 'EUR', 'decimals'],
  ['12.50', 'JPY', 'decimals'],
  ['1.2345', 'USD', 'decimals'],
  ['1.200', 'KWD', 'unreadable'],
  ['1,2,3', 'USD', 'unreadable'],
  ['1.200.50', 'USD', 'unreadable'],
  ['3 x 249', 'USD', 'unreadable'],
  ['1e5', 'USD', 'unreadable'],
  ['about a thousand', 'USD', 'unreadable'],
  ['97-120', 'USD', 'unreadable'],
  ['9999999999999', 'USD', 'too-large'],
])('“%s” in %s is none: %s', (typed, currency, problem) => {
  expect(parseMoney(typed, currency)).toEqual({ amount: null, problem });
});

test('a sum is said with the decimals of its currency, and read back as it was', () => {
  expect(sayMoney({ amount: 120_050, currency: 'USD' })).toBe('$1,200.50');
  expect(sayMoney({ amount: 120_000, currency: 'USD' })).toBe('$1,200');
  expect(sayMoney({ amount: 1200, currency: 'JPY' })).toBe('¥1,200');
  for (const currency of Intl.supportedValuesOf('currency')) {
    const amount = 12_345 * 10 ** currencyDigits(currency);
    expect(parseMoney(typeMoney({ amount, currency }), currency)).toEqual({ amount, problem: null });
  }
});
