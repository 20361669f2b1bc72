import { expect, test } from 'vitest';
import { fillPlaceholders, noPlaceholderValues, type PlaceholderValues } from './fill-placeholders.ts';
import { findPlaceholderProblem } from './placeholder-problem.ts';
import { hasPlaceholders } from './placeholders.ts';

const known: PlaceholderValues = {
  firstName: 'Ana',
  coach: 'Dana',
  callTime: 'Tuesday, March 3 at 10:00 AM (Central Time)',
  link: 'https://meet.example/ab?c=1',
};
const fewKnown: PlaceholderValues = { ...noPlaceholderValues, coach: 'Dana' };

test.each([
  ['Hi {first name}, it’s {coach}.', 'Hi Ana, it’s Dana.', 'Hi, it’s Dana.'],
  ['Hi {first name}!', 'Hi Ana!', 'Hi!'],
  ['Hi {first name}', 'Hi Ana', 'Hi'],
  ['Hi {first name|there}!', 'Hi Ana!', 'Hi there!'],
  ['Hi { First  Name | you, friend }!', 'Hi Ana!', 'Hi you, friend!'],
  ['{first name|a|b}', 'Ana', 'a|b'],
  ['{first name}, still up for it?', 'Ana, still up for it?', 'Still up for it?'],
  ['{first name}! how are you?', 'Ana! how are you?', 'How are you?'],
  ['Great! {first name}, can you talk?', 'Great! Ana, can you talk?', 'Great! Can you talk?'],
  ['Hola, {first name}!', 'Hola, Ana!', 'Hola!'],
  ['¿Qué tal, {first name}?', '¿Qué tal, Ana?', '¿Qué tal?'],
  ['Thanks, {first name}, for writing', 'Thanks, Ana, for writing', 'Thanks, for writing'],
  ['Thanks {first name} for writing', 'Thanks Ana for writing', 'Thanks for writing'],
  ['Hey ({first name}) you', 'Hey (Ana) you', 'Hey you'],
  ['Hi {first name}\nHow are you?', 'Hi Ana\nHow are you?', 'Hi\nHow are you?'],
  ['Hi\n{first name}, how are you?', 'Hi\nAna, how are you?', 'Hi\nHow are you?'],
  ['Is {first name}’s plan ready?', 'Is Ana’s plan ready?', 'Is plan ready?'],
  ['Sent! See you {call time}. Bring shoes.', `Sent! See you ${known.callTime}. Bring shoes.`, 'Sent! Bring shoes.'],
  [
    'See you {call time|soon}: {link|your mail has it}',
    `See you ${known.callTime}: ${known.link}`,
    'See you soon: your mail has it',
  ],
  ['Hi!\nJoin here: {link}\nDana', `Hi!\nJoin here: ${known.link}\nDana`, 'Hi!\nDana'],
  ['See you {call time}: {link}', `See you ${known.callTime}: ${known.link}`, 'See you'],
  [
    'At 5 p.m. or {call time}: ok? yes. bring shoes',
    `At 5 p.m. or ${known.callTime}: ok? yes. bring shoes`,
    'yes. bring shoes',
  ],
  ['See https://a.example/?b=1 at {link} now! Bye', `See https://a.example/?b=1 at ${known.link} now! Bye`, 'Bye'],
  ['時間は{link}。またね', `時間は${known.link}。またね`, 'またね'],
  ['Nothing to fill.  ', 'Nothing to fill.  ', 'Nothing to fill.  '],
  ['a {smile} and { and }', 'a {smile} and { and }', 'a {smile} and { and }'],
  ['{smile} {first name}', '{smile} Ana', '{smile}'],
])('%s is said as "%s", and as "%s" where little is known', (text, filled, gaps) => {
  expect(fillPlaceholders(text, known)).toBe(filled);
  expect(fillPlaceholders(text, fewKnown)).toBe(gaps);
});

test('what is known is never read as a placeholder, and is one line of bounded length', () => {
  expect(fillPlaceholders('Hi {first name}', { ...known, firstName: '{coach}' })).toBe('Hi {coach}');
  expect(fillPlaceholders('Hi {first name}', { ...known, firstName: 'A\n\nB\uE000\uE001' })).toBe('Hi A B');
  expect(fillPlaceholders('Hi {first name}', { ...known, firstName: 'x'.repeat(301) })).toBe('Hi');
  expect(fillPlaceholders('Hi {first name|you}', { ...known, firstName: ' \n ' })).toBe('Hi you');
});

test('a text that its values make too long is said with the fallbacks', () => {
  const fits = (text: string) => text.length <= 20;
  expect(fillPlaceholders('Join: {link|ask me}', known, fits)).toBe('Join: ask me');
  expect(fillPlaceholders('Hi {first name}', known, fits)).toBe('Hi Ana');
});

test('an unknown placeholder is named with the ones that there are', () => {
  expect(findPlaceholderProblem('Hi {name}')).toBe(
    '{name} is not a placeholder. Use {first name}, {coach}, {call time}, {link}, or write it without braces.',
  );
  expect(findPlaceholderProblem('Hi {}')).toMatch(/^\{\} is not/);
  expect(findPlaceholderProblem('Hi {first name|}, {LINK|soon} {')).toBeNull();
});

test('a text that says nothing where nothing is known is refused', () => {
  expect(findPlaceholderProblem('{first name}')).toMatch(/says nothing/);
  expect(findPlaceholderProblem('{first name}!')).toMatch(/says nothing/);
  expect(findPlaceholderProblem(' {call time} {link} ')).toMatch(/says nothing/);
  expect(findPlaceholderProblem('{first name|Hey}')).toBeNull();
  expect(findPlaceholderProblem('')).toBeNull();
});

test('a text of many braces is read, and its problem stays short', () => {
  expect(findPlaceholderProblem('{'.repeat(20_000))).toBeNull();
  expect(findPlaceholderProblem(`{${'x'.repeat(500)}}`)).toMatch(/^\{x{39}…\} is not/);
  expect(fillPlaceholders(`${'{first name}'.repeat(2000)}!`, noPlaceholderValues)).toBe('');
  expect(hasPlaceholders('{{first name}}')).toBe(true);
});
