import { chatLanguages } from '@spotter/language/detection/chat-language';
import { describe, expect, test } from 'vitest';
import { helpLineDirectory } from './countries.ts';
import { handOverMatters } from './hand-over-matters.ts';
import { expectToPassGate, reaches, say, sentences } from './hand-over-sentences.test-support.ts';

const maxBytes = 1000;

describe('the one sentence at a hand-over', () => {
  test('sells nothing, asks nothing, and fits into one message', () => {
    for (const { text } of sentences) {
      expect(new TextEncoder().encode(text).length, text).toBeLessThanOrEqual(maxBytes);
      expect(text).not.toMatch(/[?¿{}$€£%]| {2}/);
      expect(text).not.toMatch(
        /\b(program\w*|plan\b|plans\b|offer|price|book|agenda|reserv\w*|buchen|offert\w*|kilos?|kg|calor\w*)\b/i,
      );
    }
  });

  test('holds no number that is not one of help', () => {
    for (const { text } of sentences) {
      const rest = reaches.reduce((left, each) => left.replaceAll(each, ''), text);
      expect(rest).not.toMatch(/\d/);
    }
  });

  // Everywhere in `.ci/run`.
  test('is in the language of the contact, and passes the gate', () => {
    for (const matter of handOverMatters)
      for (const language of chatLanguages)
        for (const contactZone of [null, 'America/New_York'])
          expectToPassGate({ matter, language, text: say(matter, { language, contactZone }) });
  });

  test('does not claim that the coach knows', () => {
    const claims =
      /have let|notified|informed|already knows|avis[éeó]|ya sabe|informei|prévenu|Bescheid|avvisato|ingelicht|już wie/i;
    expect(sentences.filter(({ text }) => claims.test(text))).toEqual([]);
  });
});

describe('a medical emergency', () => {
  test.each([
    ['America/New_York', '911'],
    ['America/Monterrey', '911'],
    ['Europe/London', '999'],
    ['Europe/Madrid', '112'],
    ['Australia/Sydney', '000'],
  ])('in %s names %s, and says to stop the workout', (contactZone, number) => {
    expect(say('medical-emergency', { contactZone })).toBe(
      `Please stop the workout right away and call ${number} now. Don't wait for an answer here.`,
    );
  });

  test("names the coach's country where only that is known, and none where nothing is", () => {
    expect(say('medical-emergency', { coachZone: 'America/Chicago' })).toContain(
      'your local emergency number now (United States: 911)',
    );
    expect(say('medical-emergency', { language: 'es', coachZone: 'America/Chicago' })).toContain(
      '(Estados Unidos: 911)',
    );
    expect(say('medical-emergency')).toContain('call your local emergency number now.');
    // A contact in a country that we have no numbers of does not get the coach's numbers.
    expect(say('medical-emergency', { contactZone: 'Africa/Lagos', coachZone: 'America/Chicago' })).not.toMatch(/\d/);
  });
});

describe('who listens', () => {
  test.each([
    ['self-harm', 'America/New_York', '988 Suicide & Crisis Lifeline, 988'],
    ['self-harm', 'America/Mexico_City', 'Línea de la Vida, 800 911 2000'],
    ['self-harm', 'Europe/Madrid', 'Línea 024, 024'],
    ['abuse', 'America/New_York', 'National Domestic Violence Hotline, 1-800-799-7233'],
    ['abuse', 'Europe/Paris', ' 3919.'],
    ['eating-disorder', 'Australia/Perth', 'Butterfly, 1800 33 4673'],
  ] as const)('%s in %s: %s', (matter, contactZone, reported) => {
    expect(say(matter, { contactZone })).toContain(reported);
    expect(say(matter, { contactZone })).not.toContain(helpLineDirectory);
  });

  test('is told with a way to find others where the country is only guessed, and that way alone where it is not known', () => {
    expect(say('self-harm', { coachZone: 'Europe/Berlin' })).toMatch(
      /TelefonSeelsorge, 0800 111 0 111 \(Germany\)\. Elsewhere findahelpline\.com/,
    );
    expect(say('self-harm', { contactZone: 'America/Bogota' })).toContain('On findahelpline.com');
    expect(say('abuse')).toContain('On findahelpline.com');
    expect(say('eating-disorder')).not.toContain(helpLineDirectory);
  });
});

describe("the coach's own words", () => {
  const coachWords = '  Estoy aquí contigo. Línea de la Vida: 800 911 2000.  ';

  test.each(['self-harm', 'abuse', 'eating-disorder', 'danger', 'minor'] as const)(
    'stand in for ours: %s',
    (matter) => {
      expect(say(matter, { coachWords })).toBe(coachWords.trim());
      expect(say(matter, { coachWords: ' ' })).toBe(say(matter));
    },
  );

  test('come behind the emergency number, never in its place', () => {
    expect(say('medical-emergency', { coachWords, contactZone: 'America/Cancun' })).toMatch(
      /^Please stop the workout.*911.*\n\nEstoy aquí contigo/s,
    );
  });

  test('are for somebody in need alone', () => {
    for (const matter of ['medical', 'payment', 'anger', 'person', 'other'] as const) {
      expect(say(matter, { coachWords })).toBe(say(matter));
    }
  });

  test.each(["I'm so sorry. The coach has been informed.", 'Lo siento mucho. Ya le avisé al coach.'])(
    'that claim that the coach knows are not said, since nobody can promise it: %s',
    (claiming) => {
      expect(say('self-harm', { coachWords: claiming })).toBe(say('self-harm'));
      expect(say('medical-emergency', { coachWords: claiming })).toBe(say('medical-emergency'));
    },
  );

  test('that one message cannot hold are not cut: ours are said', () => {
    expect(say('self-harm', { coachWords: 'ł'.repeat(400) + ' ' + 'ż'.repeat(400) })).toBe(say('self-harm'));
  });
});
