import { ConsentProblem } from '@spotter/contract';
import { expect, test } from 'vitest';
import { sentenceFor } from './consent-problems.ts';

const sentences: Record<ConsentProblem, string> = {
  access_denied: 'You canceled. Nothing was connected.',
  state_invalid: 'This connection was not started from your account here. Please connect again.',
  state_expired: 'This connection took too long. Please connect again.',
  state_used: 'This connection was used already. Please connect again.',
  code_unusable: 'Instagram says that this permission was used already or has run out. Please connect again.',
  missing_permission:
    'Spotter needs permission to see your pages, see who you are and answer messages. Please connect again and leave it ticked.',
  no_pages:
    'There is no Facebook page that Spotter may use. Please connect again and tick the page, or create one first.',
  missing_role:
    'Your role on this page does not allow reading and answering its messages. Please ask somebody with full control of the page for it.',
  provider_down: 'Instagram cannot be reached at the moment. Nothing was connected; please try again later.',
  provider_refused: 'Instagram refused the connection. Nothing was connected; please try again.',
};

test.each(ConsentProblem.options)('a consent that came to nothing (%s) says why and what to do', (problem) => {
  const missing = ['see your pages', 'see who you are', 'answer messages'];
  expect(sentenceFor(problem, 'Instagram', missing)).toBe(sentences[problem]);
});
