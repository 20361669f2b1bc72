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
])('%s leaves nothing open', (text) => {
  expect(leavesOpen(text)).toBe(false);
});

test.each(['is there a shower?', 'are you a bot? and is there a shower?', 'what is the name of the gym?'])(
  '%s may be left open',
  (text) => {
    expect(leavesOpen(text)).toBe(true);
  },
);
