import { expect, test } from 'vitest';
import { spokenLanguageOf } from './spoken-language.ts';

const english = 'You are Dana, a strength coach in Austin. Be warm and short.';

test('words of danger show their language, whatever the coach speaks', () => {
  const details = {
    'se me durmio media cara y hablo raro': 'es',
    'mi papa me pega': 'es',
    'no puedo respirar': 'es',
    'não consigo respirar': 'pt',
    'meu pai me bate': 'pt',
    'je ne veux plus vivre': 'fr',
    'mon père me frappe': 'fr',
    'ich will sterben': 'de',
    'mein Vater schlägt mich': 'de',
    'mio padre mi picchia': 'it',
    'non voglio più vivere': 'it',
    'ik wil dood': 'nl',
    'mijn vader slaat me': 'nl',
    'chcę umrzeć': 'pl',
    'tata mnie bije': 'pl',
    'my dad hits me': 'en',
  };
  const found = Object.keys(details).map((newest) => [
    newest,
    spokenLanguageOf({ newest, earlier: [], ours: [english] }),
  ]);
  expect(Object.fromEntries(found)).toEqual(details);
});

test('what shows no language is answered in that of the chat, else of the agent', () => {
  const spanish = 'hola, quiero saber cuánto cuesta el plan';
  expect(spokenLanguageOf({ newest: 'stop', earlier: [spanish, 'ok'], ours: [english] })).toBe('es');
  expect(spokenLanguageOf({ newest: '15', earlier: ['ok'], ours: ['Eres Dana, entrenadora en Madrid.'] })).toBe('es');
  expect(spokenLanguageOf({ newest: 'ok', earlier: [], ours: [english] })).toBe('en');
});

test('a contact who changes the language is followed', () => {
  expect(
    spokenLanguageOf({ newest: 'sorry, can we do this in english?', earlier: ['hola, quiero info'], ours: [] }),
  ).toBe('en');
});

test('a word or two that several languages have do not change it', () => {
  for (const newest of ['wassup', 'Certainly.', 'ya', 'sick', 'mhm', 'no rush', 'fair enough'])
    expect([newest, spokenLanguageOf({ newest, earlier: ['hi, how much is the plan?'], ours: [english] })]).toEqual([
      newest,
      'en',
    ]);
  for (const newest of ['pff', 'ya', 'venga va', 'bendicionesss', 'hice wendler'])
    expect([newest, spokenLanguageOf({ newest, earlier: ['hola, quiero saber el precio'], ours: [] })]).toEqual([
      newest,
      'es',
    ]);
});
