import { ConsentProblem } from '@spotter/contract';
import { expect, test } from 'vitest';
import { sentenceFor } from './consent-problems.ts';

const sentences: Record<ConsentProblem, string> = {
  access_denied: 'You canceled. Nothing was connected.',
  state_invalid: 'This connection wasn’t started from your account. Please connect again.',
  state_expired: 'This connection took too long. Please connect again.',
  state_used: 'This connection was already used. Please connect again.',
  code_unusable: 'Instagram says this permission was already used or has expired. Please connect again.',
  missing_permission:
    'Spotter needs permission to see your pages, see who you are and answer messages. Please connect again and leave it checked.',
  no_pages: 'There’s no Facebook page Spotter can use. Please connect again and check the page, or create one first.',
  missing_role:
    'Your role on this page doesn’t let you read and answer its messages. Please ask someone with full control of the page.',
  provider_down: 'We can’t reach Instagram right now. Nothing was connected. Please try again later.',
  provider_refused: 'Instagram refused the connection. Nothing was connected. Please try again.',
};

test.each(ConsentProblem.options)('a consent that came to nothing (%s) says why and what to do', (problem) => {
  const missing = ['see your pages', 'see who you are', 'answer messages'];
  expect(sentenceFor(problem, 'Instagram', missing)).toBe(sentences[problem]);
});
