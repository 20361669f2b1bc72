import { expect, test } from 'vitest';
import { leavesOpen } from './leaves-open.ts';

test.each([
  'are you a bot?',
  '¿eres un robot?',
  "What's your name?",
  '¿Cómo te llamas?',
  'Wie heißt du?',
  'jak masz na imię?',
  'are you a bot? what’s your name?',
  'thank you!',
  "what's the name of the coach?",
  'how do i call you?',
  'wie heißt der Coach?',
  "comment s'appelle le coach ?",
  'come si chiama il coach?',
  'hoe heet de coach?',
  'wat is je naam?',
  'jak się nazywasz?',
  'qual o nome do coach?',
  'hey, whats ur name btw',
  'your name?',
  "tu t'appelles comment ?",
  '¿cómo se llama la entrenadora?',
])('%s leaves nothing open', (text) => {
  expect(leavesOpen(text)).toBe(false);
});

test.each([
  'is there a shower?',
  'are you a bot? and is there a shower?',
  'what is the name of the gym?',
  "what's the name of your program?",
  'wie heißt das Programm?',
])('%s may be left open', (text) => {
  expect(leavesOpen(text)).toBe(true);
});
