import { expect, test } from 'vitest';
import { chatMessages } from '../messages.ts';
import { restoredText, returnedSentence, withOtherSuggestion, withSuggestion } from './send-text.ts';

test.each([
  ['Hi', '', 'Hi'],
  ['Hi', '  ', 'Hi'],
  ['Hi', 'and one more', 'Hi\nand one more'],
])('the text %j that failed comes back before %j', (failed, present, expected) => {
  expect(restoredText(failed, present)).toBe(expected);
});

test.each([
  [null, false, null],
  ['Refused', false, null],
  [null, true, chatMessages.draftKept],
  ['The window is closed', true, `The window is closed. ${chatMessages.draftKept}`],
  ['The window is closed.', true, `The window is closed. ${chatMessages.draftKept}`],
])('the reason %j, with the server reached: %j, is said as %j', (reason, reachedServer, expected) => {
  expect(returnedSentence(reason, reachedServer)).toBe(expected);
});

test.each([
  ['', 'Sounds good', 'Sounds good'],
  [' \n', 'Sounds good', 'Sounds good'],
  ['Hi Ana \n', 'Sounds good', 'Hi Ana\nSounds good'],
])('a suggestion keeps what is written: %j', (present, suggested, expected) => {
  expect(withSuggestion(present, suggested)).toBe(expected);
});

test.each([
  ['Hi\nOne', ['One', 'Two'], 'Two', 'Hi\nTwo'],
  ['Hi\nOne!', ['One', 'Two'], 'Two', 'Hi\nTwo!'],
  ['rewritten', ['One', 'Two'], 'Two', 'Two'],
  ['One', ['One', 'costs $&'], 'costs $&', 'costs $&'],
])('another suggestion takes the place of the one in %j', (text, offered, chosen, expected) => {
  expect(withOtherSuggestion(text, offered, chosen)).toBe(expected);
});
