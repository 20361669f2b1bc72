import { describe, expect, test } from 'vitest';
import { languageOf } from './chat-language.ts';

describe('the language of a chat', () => {
  const spanish = 'hola, quiero saber cómo funciona';

  test.each([
    'miguel@gmail.com',
    'es miguel@gmail.com',
    'https://example.com/the/list',
    'www.example.com',
    '@the_old_you',
    '55 1234 5678',
    '17:30',
    'ok',
    '👍',
  ])('stays where the newest text is %j', (newest) => {
    expect(languageOf([spanish, newest])).toBe('es');
  });

  test.each([
    ['miguel@gmail.com', 'en'],
    ['', 'en'],
  ] as const)('of %j alone is the one that is given', (text, fallback) => {
    expect(languageOf([text], fallback)).toBe(fallback);
    expect(languageOf([text], 'de')).toBe('de');
  });

  test('changes with the contact', () => {
    expect(languageOf([spanish, 'sorry, can we speak english? i need it for my work'])).toBe('en');
    expect(languageOf(['hello, how are you', 'quiero agendar por favor'])).toBe('es');
  });

  test('is told by words beside an address', () => {
    expect(languageOf(['mein Name ist Petra und die Adresse ist petra@example.com'])).toBe('de');
  });
});
