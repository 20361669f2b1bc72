import { expect, test } from 'vitest';
import { proposeOffers } from './propose-offers.ts';

test('offers are read out of instructions, with what follows them', () => {
  const found = proposeOffers(
    [
      'You are Dan. Never write more than 3 sentences.',
      'The Shred plan is $97 a month. Or 3 x $249. Sign up: https://dan.example/shred',
      '- Garage Sessions: $85 per session, 60 minutes.',
      'El reto cuesta 1.200 pesos',
      'Starter from €49,90 a month, cancel any time.',
    ].join('\n'),
  );
  expect(found.map(({ name, price }) => ({ name, ...price }))).toEqual([
    { name: 'Shred plan', amount: 9_700, currency: 'USD', per: 'month', from: false },
    { name: 'Garage Sessions', amount: 8_500, currency: 'USD', per: 'session', from: false },
    { name: 'reto', amount: 120_000, currency: 'MXN', per: 'once', from: false },
    { name: 'Starter', amount: 4_990, currency: 'EUR', per: 'month', from: true },
  ]);
  expect(found[0]).toMatchObject({
    terms: 'The Shred plan is $97 a month.\nOr 3 x $249.',
    link: 'https://dan.example/shred',
  });
});

test('instructions without prices hold no offers', () => {
  expect(proposeOffers('Be warm. Ask about 12 weeks of training, 3 days a week.')).toEqual([]);
});

test('a text of any kind costs no more than an ordinary one, and what it proposes fits an offer', () => {
  const maxCharacters = 20_000;
  const textOf = (part: string) => part.repeat(Math.ceil(maxCharacters / part.length)).slice(0, maxCharacters);
  const cpuOf = (text: string) => {
    const before = process.cpuUsage();
    const proposed = proposeOffers(text);
    const { user, system } = process.cpuUsage(before);
    expect(proposed.filter(({ terms }) => terms.length > 4_000)).toEqual([]);
    return user + system;
  };
  const prices = Array.from({ length: 500 }, (_, at) => `The plan ${at} is $${at} a month.`).join(' ');
  cpuOf(prices);
  const ordinary = cpuOf(prices.slice(0, maxCharacters));
  const parts = [
    'ﷺ',
    '$ﷺ ',
    '9:',
    '$9:9 ',
    '½',
    '$½ ',
    'abc is $9 ',
    'one hundred ',
    '. ',
    'https://a.example/$9 ',
    '$',
    '𝟗€ ',
  ];
  const dear = parts.map((part) => `${part}: ${Math.round(cpuOf(textOf(part)) / ordinary)}`);
  expect(dear.filter((row) => Number(row.split(': ').at(-1)) > 10)).toEqual([]);
});
