import { describe, expect, test } from 'vitest';
import { withoutPrices } from './without-prices.ts';

describe('instructions without their prices keep', () => {
  test.each([
    // Sentences of one line.
    ['Warm tone. The plan costs $99. Ask about goals.', 'Warm tone. Ask about goals.'],
    ['The plan costs $99. Ask about goals.', 'Ask about goals.'],
    ['Ask about goals. The plan costs $99.', 'Ask about goals.'],
    [
      'Never write more than 3 sentences. It is 600 dollars for 12 weeks! Be kind.',
      'Never write more than 3 sentences. Be kind.',
    ],
    ['Sé amable. El reto cuesta 1.200 pesos. Pregunta por su meta.', 'Sé amable. Pregunta por su meta.'],
    ['Seja gentil. O plano custa R$ 199,90 por mês. Pergunte o objetivo.', 'Seja gentil. Pergunte o objetivo.'],
    ['Sei freundlich. Der Plan kostet 49,90 € im Monat. Frag nach dem Ziel.', 'Sei freundlich. Frag nach dem Ziel.'],
    ['Reste chaleureux. Le suivi coûte 149 euros. Demande son objectif.', 'Reste chaleureux. Demande son objectif.'],
    ['Bądź miły. Plan kosztuje 199 zł miesięcznie. Zapytaj o cel.', 'Bądź miły. Zapytaj o cel.'],
    ['Students get 20% off. Ask for their school.', 'Ask for their school.'],
    // Clauses of one sentence.
    ['Warm tone, the plan costs $99, ask about goals.', 'Warm tone, ask about goals.'],
    ['The plan is $1,499, ask about goals.', 'ask about goals.'],
    ['Keep it short; it is 3 x $249.', 'Keep it short.'],
    ['Shred (12 weeks, $97 a month) is for beginners.', 'Shred (12 weeks) is for beginners.'],
    ['Shred ($97 a month, 12 weeks) is for beginners.', 'Shred (12 weeks) is for beginners.'],
    ['Shred ($97 a month) is for beginners.', 'Shred is for beginners.'],
    ['Shred ($97), for beginners, takes 12 weeks.', 'Shred, for beginners, takes 12 weeks.'],
    ['Foundations – 697 € – starts every Monday', 'Foundations – starts every Monday'],
    ['Le coaching : 149 € par mois, sans engagement.', 'Le coaching : sans engagement.'],
    ['Der Plan kostet 99 €, dazu gibt es wöchentliche Anrufe.', 'dazu gibt es wöchentliche Anrufe.'],
    ['Si preguntan, el plan cuesta $1,200, y es por videollamada.', 'Si preguntan, y es por videollamada.'],
    // Nothing but a price.
    ['$99', ''],
    ['It is €49,90 a month.', ''],
  ])('%j', (written, stored) => {
    expect(withoutPrices(written)).toBe(stored);
  });

  test('the lines of a list, and what else stands in them', () => {
    const written = [
      '# Offers',
      '- Shred: $97 a month, 12 weeks, cancel any time',
      '  * Garage Sessions, 60 minutes, $85',
      '1. Kickstart - free',
      '- $40 for a single call',
      '',
      'Tone: short, no emoji.',
    ];
    expect(withoutPrices(written.join('\n')).split('\n')).toEqual([
      '# Offers',
      '- Shred: 12 weeks, cancel any time',
      '  * Garage Sessions, 60 minutes',
      '1. Kickstart - free',
      '',
      'Tone: short, no emoji.',
    ]);
  });

  test('the other cells of a table, in whatever way its prices are written', () => {
    const written = [
      '| Plan | Price | Length |',
      '|---|---|---|',
      '| Shred | $97/mo | 12 weeks |',
      '| Plus | 149 € | 6 months |',
      '',
      '| Plan | Precio (MXN) | Semanas |',
      '|:--|--:|--:|',
      '| Reto | 1200 | 8 |',
      '',
      'Shred\t$97\t12 weeks',
    ];
    expect(withoutPrices(written.join('\n')).split('\n')).toEqual([
      '| Plan | Price | Length |',
      '|---|---|---|',
      '| Shred | | 12 weeks |',
      '| Plus | | 6 months |',
      '',
      '| Plan | | Semanas |',
      '|:--||--:|',
      '| Reto | | 8 |',
      '',
      'Shred\t\t12 weeks',
    ]);
  });

  test('every word where there is no price', () => {
    const written = [
      'You are Dan, 41.  Never write more than 3 sentences; ask one question.',
      'We train 3 days a week, 12 weeks, at 6:30 (or later) - your choice.',
      'Sign up: https://dan.example/a%20b?plan=97&$x=1, it opens on 12/28.',
      '\tWeight: 80 kg, "pounds" are fine.',
      'Are they in pain? Hand over.',
    ].join('\n');
    expect(withoutPrices(written)).toBe(written);
  });
});

test('a text of any kind and length is read in little time', () => {
  for (const sign of ['$1,', '(', '$9 (', '|', 'a. ', '- $5 '])
    expect(withoutPrices(sign.repeat(20_000 / sign.length)).length).toBeLessThanOrEqual(20_000);
});
