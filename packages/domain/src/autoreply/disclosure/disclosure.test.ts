import { describe, expect, test } from 'vitest';
import { chatLanguages, type ChatLanguage } from '@spotter/language/detection/chat-languages';
import { noPlaceholderValues } from '../../wording/fill-placeholders.ts';
import { disclosureModes, openingDisclosures, type Disclosure } from './disclosure.ts';
import { disclosureMoments, findDisclosureMoment } from './disclosure-moment.ts';
import { statesMachine } from './machine-statement.ts';
import { openingLanguage, openMessage, type Opening } from './opening-words.ts';
import { requiresDisclosure } from './requires-disclosure.ts';

const now = new Date('2026-11-20T12:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const day = 24;

describe('the moment', () => {
  test.each([
    ['first', null, null],
    ['first', null, ago(1)],
    [null, ago(1), null],
    [null, ago(30 * day - 1), null],
    ['after-silence', ago(30 * day), null],
    ['handed-back', ago(2), ago(1)],
    ['handed-back', ago(40 * day), ago(1)],
    [null, ago(1), ago(2)],
    ['after-silence', ago(40 * day), ago(41 * day)],
  ] as const)('is %s where the agent last wrote %s and got the chat back %s', (moment, lastSpokeAt, handedBackAt) => {
    expect(findDisclosureMoment({ now, lastSpokeAt, handedBackAt })).toBe(moment);
  });
});

describe('where people must be told', () => {
  test.each([
    ['nothing is known', null, 'en', true],
    ['the EU', 'Europe/Madrid', 'es', true],
    ['California', 'America/Los_Angeles', 'en', true],
    ['the zone is of no country we know', 'Asia/Tokyo', 'en', true],
    ['a speaker of Polish in London', 'Europe/London', 'pl', true],
    ['Mexico', 'America/Mexico_City', 'es', false],
    ['London', 'Europe/London', 'en', false],
  ] as const)('%s', (_, zone, language, required) => {
    expect(requiresDisclosure({ zone, language })).toBe(required);
  });
});

const text = 'Hi!';
const opening = (language: ChatLanguage, more: Partial<Opening> = {}): Opening => ({
  moment: 'first',
  disclosure: { mode: 'always', words: null },
  values: noPlaceholderValues,
  language,
  zone: null,
  limit: null,
  ...more,
});

describe.each(chatLanguages)('a message in %s', (language) => {
  test('opens with words that say that a machine writes', () => {
    expect(statesMachine(openingDisclosures[language])).toBe(true);
    expect(statesMachine(openMessage('OK?', opening(language)).text)).toBe(true);
  });
  const cases = disclosureMoments.flatMap((moment) => disclosureModes.map((mode) => [moment, mode] as const));
  test.each(cases)('%s, %s: says so once, and not at another time', (moment, mode) => {
    const disclosure: Disclosure = { mode, words: null };
    const said = openMessage(text, opening(language, { moment, disclosure }));
    const expected =
      mode === 'on_question'
        ? { text, disclosure: 'not-required' }
        : { text: `${openingDisclosures[language]} ${text}`, disclosure: moment };
    expect(said).toEqual(expected);
    expect(openMessage(text, opening(language, { moment: null, disclosure }))).toEqual({ text, disclosure: null });
    // What says so itself says it once.
    expect(openMessage(openingDisclosures[language], opening(language, { moment, disclosure }))).toEqual({
      text: openingDisclosures[language],
      disclosure: moment,
    });
  });
});

test('the coach’s own words are said in their language alone, and ours where they do not fit', () => {
  const own = `Soy un robot. ${'x'.repeat(80)}.`;
  const disclosure: Disclosure = { mode: 'always', words: { es: own } };
  expect(openMessage(text, opening('es', { disclosure })).text).toBe(`${own} ${text}`);
  expect(openMessage(text, opening('de', { disclosure })).text).toBe(`${openingDisclosures.de} ${text}`);
  const limit = { unit: 'bytes', max: 60 } as const;
  expect(openMessage(text, opening('es', { disclosure, limit })).text).toBe(`${openingDisclosures.es} ${text}`);
  const long = 'x'.repeat(50);
  expect(openMessage(long, opening('es', { disclosure, limit }))).toEqual({ text: long, disclosure: null });
});

test.each([
  'The payments are automatic every month.',
  'Hey! You are a machine!',
  'Hey, you are a machine for asking! Want the plan?',
  'Is the leg press machine at your gym free?',
  'Here is the AI meal planner',
  'El pago es automático cada mes.',
])('words of automation and machines are not it: %s', (said) => {
  expect(openMessage(said, opening('en'))).toEqual({ text: `${openingDisclosures.en} ${said}`, disclosure: 'first' });
});

test('no sentence reaches from it into the message, whatever the two end with', () => {
  const disclosure: Disclosure = { mode: 'always', words: { en: 'Hi, I’m {coach}’s bot' } };
  const values = { ...noPlaceholderValues, coach: 'Mia' };
  expect(openMessage(text, opening('en', { disclosure, values })).text).toBe(`Hi, I’m Mia’s bot\n${text}`);
  expect(openMessage('Call 112', opening('en', { helpFirst: true })).text).toBe(`Call 112\n${openingDisclosures.en}`);
});

test('own words of before that do not say it are not said', () => {
  const disclosure: Disclosure = { mode: 'always', words: { en: 'Je suis Dana, fan de robots.' } };
  expect(openMessage(text, opening('en', { disclosure })).text).toBe(`${openingDisclosures.en} ${text}`);
});

test('the coach’s own words name who is known, and ours go out where none of them fit', () => {
  const disclosure: Disclosure = { mode: 'always', words: { en: 'Hi {first name}, I’m {coach}’s AI assistant.' } };
  const said = (values: Partial<Opening['values']>) =>
    openMessage(text, opening('en', { disclosure, values: { ...noPlaceholderValues, ...values } })).text;
  expect(said({ firstName: 'Ana', coach: 'Dana' })).toBe(`Hi Ana, I’m Dana’s AI assistant. ${text}`);
  expect(said({ coach: 'Dana' })).toBe(`Hi, I’m Dana’s AI assistant. ${text}`);
  expect(said({ coach: 'D'.repeat(100) })).toBe(`Hi, I’m AI assistant. ${text}`);
});

test('it is said in the contact’s language, or in that of what follows where they only greeted', () => {
  const spanish = '¡Hola, Karina! Qué gusto leerte. ¿Qué es lo principal que quieres lograr?';
  expect(openingLanguage('ciao, vorrei perdere peso quest’anno', spanish)).toBe('it');
  expect(openingLanguage('ciao', spanish)).toBe('es');
  expect(openingLanguage('ciao', 'OK?')).toBeNull();
});

test('help comes before it', () => {
  expect(openMessage('Call 112.', opening('en', { helpFirst: true })).text).toBe(`Call 112. ${openingDisclosures.en}`);
});

test('where no law asks for it, only the mode that tells by the region leaves it out', () => {
  const zone = 'Europe/London';
  const said = (mode: Disclosure['mode']) =>
    openMessage(text, opening('en', { zone, disclosure: { mode, words: null } })).disclosure;
  expect(disclosureModes.map(said)).toEqual(['first', 'not-required', 'not-required']);
});
