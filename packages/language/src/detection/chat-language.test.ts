import { describe, expect, test } from 'vitest';
import { languageOf, languageOfChat } from './chat-language.ts';

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

test('times are said in the language of the chat, not of its newest message', () => {
  const spanish = ['hola, quiero saber cómo funciona', 'sí, quiero agendar una llamada con Dana por favor'];
  const newest = [
    'Los Angeles',
    'Austin, TX',
    'the gym',
    'ok my email is ana@example.com',
    'San Antonio',
    '17:30',
    'thanks',
  ];
  expect(newest.filter((text) => languageOfChat([...spanish, text]) !== 'es')).toEqual([]);
  const german = ['hallo, ich will abnehmen und habe keine Zeit', 'gern, wann geht es bei dir'];
  const towns = ['Den Haag', 'New York', 'works for me', 'La Paz', 'ana@example.com'];
  expect(towns.filter((text) => languageOfChat([...german, text]) !== 'de')).toEqual([]);
  expect(languageOfChat(['hola, quiero agendar', 'sorry, can we speak english? i need it for my work'])).toBe('en');
  expect(languageOfChat(['👍'])).toBe(null);
  expect(languageOfChat(['el gym con un colega', ...Array<string>(5).fill('la primera me va bien')])).toBe('es');
});

describe('the language of a chat', () => {
  test.each([
    ['en', ['how do i loose the belly fat lol']],
    ['es', ['holaa info del plan xfa 🙏']],
    ['es', ['tengo 15 y quiero marcar abdomen']],
    ['pt', ['oi, quero saber do plano, tudo bem com você?']],
    ['fr', ['bonjour, je veux perdre du poids']],
    ['de', ['hallo, ich will abnehmen und habe keine Zeit']],
    ['it', ['ciao, vorrei informazioni sul programma, grazie']],
    ['nl', ['hallo, ik wil graag afvallen']],
    ['pl', ['cześć, chcę schudnąć, ile to kosztuje?']],
  ] as const)('%s', (language, texts) => {
    expect(languageOf([...texts])).toBe(language);
  });

  test('follows the contact who switches', () => {
    expect(languageOf(['hola, quiero info del plan', 'sorry, can we do this in english?'])).toBe('en');
    expect(languageOf(['hey what is the price', 'mejor en español, tengo poco inglés'])).toBe('es');
  });

  test('is the given one where nothing tells', () => {
    expect(languageOf(['🔥', '8'])).toBe('en');
    expect(languageOf(['SHRED'], 'es')).toBe('es');
  });
});
