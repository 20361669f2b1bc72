import type { KnowledgeIssue } from '@spotter/contract';

/** Every sentence about what the coach should look at. */
export const issueMessages = {
  title: 'Worth a look',
  checking: 'Checking your offers and knowledge for contradictions…',
  partial: 'There is a lot to compare, so we checked your offers and the newest part of your knowledge.',
  failed: 'We couldn’t check for contradictions and pages that changed.',
  acceptFailed: 'We couldn’t take this off the list. Try again.',
  accepted: 'Taken off the list.',
};

const actions: Record<KnowledgeIssue['action'], string> = {
  edit: 'Edit',
  'edit-offer': 'Edit offer',
  accept: 'It’s fine',
  'read-again': 'Read again',
};

/** Returns the label of the button that solves an issue. */
export const actionLabel = (action: KnowledgeIssue['action']): string => actions[action];
