import { describe, expect, test } from 'vitest';
import { caringWords } from './caring-words.ts';
import { chatLanguages, languageOf } from './chat-language.ts';
import { severeReasons } from './reply-decision.ts';

describe.each(severeReasons)('what answers a severe flag: %s', (reason) => {
  test.each(chatLanguages)('in %s it names no number, sells nothing, and fits into one message', (language) => {
    const words = caringWords(language, reason, null);
    expect(words).not.toMatch(/\d|[$€£%]|https?:/);
    expect(words).not.toMatch(/\b(?:call with (?:us|me)|book|program\b|plan\b|offer|agenda|reserva|buchen|offerta)\b/i);
    expect(new TextEncoder().encode(words).length).toBeLessThanOrEqual(1000);
  });

  test("is the coach's own words where the coach wrote some", () => {
    expect(caringWords('es', reason, '  Estoy aquí contigo. Línea de la Vida: 800 911 2000.  ')).toBe(
      'Estoy aquí contigo. Línea de la Vida: 800 911 2000.',
    );
    expect(caringWords('es', reason, ' ')).toBe(caringWords('es', reason, null));
  });
});

test('a minor is asked for a parent, and somebody in danger is pointed to help', () => {
  expect(caringWords('en', 'minor', null)).toContain('parent or guardian');
  expect(caringWords('en', 'red-flag', null)).toContain('emergency services');
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
