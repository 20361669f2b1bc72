import { expect, test } from 'vitest';
import { ChatCompletionRequest } from '../language-model-wire.ts';
import { namePage } from './name-page.ts';

const asked = (title: string, text: string) =>
  ChatCompletionRequest.parse({
    model: 'sandbox-setter',
    messages: [
      { role: 'system', content: 'Say what was found.' },
      { role: 'user', content: JSON.stringify({ title, text, signs: [] }) },
    ],
    tools: [{ type: 'function', function: { name: 'name_page', parameters: {} } }],
  });
const nameOf = (title: string, text: string) => namePage(asked(title, text))?.input as { kind: string; quote: string };

test('what tells something is content, however short, with a line of it as the quote', () => {
  const pages = [
    ['Hours', 'Mon 7-12\nTue 14-20\nFri by appointment'],
    ['Prezzi', 'Consulenza singola 70 €\nPercorso di 8 incontri 480 €'],
    [
      'Verboden toegang',
      'Verboden toegang voor stress\nIn mijn praktijk leer je in zes sessies rust vinden. Een sessie kost 65 euro.',
    ],
    [
      'Session expirée ?',
      'Je propose aux couples trois rencontres de deux heures. Le tarif est de 110 € par rencontre.',
    ],
    ['Maintenance mode', 'Once a month I check your hips and your spine. It takes forty minutes and costs $70.'],
  ] as const;
  const found = pages.map(([title, text]) => ({ ...nameOf(title, text), text }));
  expect(found.filter(({ kind, quote, text }) => kind !== 'content' || !text.includes(quote))).toEqual([]);
});

test('what tells nothing is not, and neither is what resembles nothing', () => {
  const pages = [
    ['Instagram', 'Log in\nPhone number, username, or email\nForgot password?\nGet the app.'],
    ['Coach Anna', 'Deze website gebruikt cookies om goed te werken. Kies wat je toestaat.\nAlles toestaan'],
    ['dana.example', 'Business Coaching\nFitness Trainer\nWeight Loss Programs\nLife Insurance'],
    ['Terapia', 'Ten adres jest już nieaktualny. Jeżeli przeglądarka nie przeniesie Cię sama, kliknij tutaj.'],
    ['x', 'https://dana.example/a 2026-01-01\nhttps://dana.example/b 2026-01-02'],
    ['Zzz', 'Qrst wvx zzz kkk.'],
  ] as const;
  expect(pages.map(([title, text]) => nameOf(title, text).kind)).not.toContain('content');
});

test('it answers this question alone', () => {
  expect(namePage({ ...asked('Hours', 'Mon 7-12'), tools: [] })).toBeNull();
});
