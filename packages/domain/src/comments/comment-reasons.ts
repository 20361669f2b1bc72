/** Why a comment gets no message. Those of a trigger that did not fire are named one by one beside it. */
export const commentSilences = [
  'own-comment',
  'removed',
  'hidden',
  'too-old',
  'no-agent',
  'no-trigger',
  'bot-disabled',
  'plan',
  'needs-person',
  'asked-to-stop',
  'opted-out',
  'never-list',
  'person-has-chat',
  'agent-is-talking',
  'other-app-owns-thread',
  'served-for-post',
  'refused-draft',
  'outside-active-hours',
  // The agent asks first, and its coach wrote no first message.
  'approval',
] as const;
export type CommentSilence = (typeof commentSilences)[number];

/** What a message that a comment asked for still waits for. */
export const commentWaits = [
  'paused',
  'until-active-hours',
  'model-down',
  'budget',
  'provider-down',
  'rate-limited',
  'account-restricted',
  'account-reconnect',
] as const;
export type CommentWait = (typeof commentWaits)[number];

/** Why the platform did not take a message or an answer to a comment, in our words. */
export const commentFailures = [
  'already-answered',
  'comment-gone',
  'cannot-be-answered',
  'too-old',
  'contact-unavailable',
  'permission-missing',
  'account-reconnect',
  'account-restricted',
  'app-misconfigured',
  'bad-request',
  'provider-down',
  'rate-limited',
] as const;
export type CommentFailure = (typeof commentFailures)[number];
