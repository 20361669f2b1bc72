import type { CommentFailure } from '@spotter/domain/comments';
import type { Comment } from '@spotter/contract';

type Reason = Comment['outcome']['reason'];

/** The outcome of a comment, in words for the coach. A reason without words does not compile. */
export const outcomeSentences: Record<Reason, string> = {
  new: 'Not looked at yet.',
  'trigger-comment': 'It fired a trigger: they get a message.',
  'own-comment': 'You wrote this yourself.',
  removed: 'The comment was removed.',
  hidden: 'The comment is hidden.',
  'too-old': 'The comment is older than 7 days. After that the platform takes no message for it.',
  'no-agent': 'No agent is linked to this account.',
  'no-trigger': 'It fired no trigger.',
  'bot-disabled': 'Autoreplies are off for this account.',
  plan: 'Your plan doesn’t run autoreplies right now.',
  'needs-person': 'This needs a real person. The agent wrote nothing, in public or in private.',
  'asked-to-stop': 'They asked for no more messages.',
  'opted-out': 'They asked for no more messages earlier.',
  'never-list': 'You put them on the never list.',
  'person-has-chat': 'You have the conversation with them.',
  'agent-is-talking': 'The agent is already talking with them.',
  'other-app-owns-thread': 'Another app has the conversation with them.',
  'served-for-post': 'They already got a message for this post.',
  'outside-active-hours': 'It came outside your agent’s active hours, so nobody gets a message.',
  'until-active-hours': 'It came outside your agent’s active hours. The message goes out when they begin.',
  'refused-draft': 'The agent found no words that may be sent.',
  approval: 'Your agent asks first, and its first message has no words of yours.',
  paused: 'It’s paused. The message goes out when the pause ends.',
  'model-down': 'The language model is down right now; it keeps trying.',
  budget: 'Today’s AI budget is used up; it picks up again tomorrow.',
  'provider-down': 'The platform is down right now; it keeps trying.',
  'rate-limited': 'It waits in line: the platform takes only so many messages for comments in an hour.',
  'account-restricted': 'The platform won’t let this account send messages right now.',
  'account-reconnect': 'Reconnect the account and let Spotter read and answer comments.',
};

/** Why the platform did not take what was written because of a comment. */
export const failureSentences: Record<CommentFailure, string> = {
  'already-answered': 'This comment was already answered with a message. The platform allows one.',
  'comment-gone': 'The comment is gone, or it was already answered with a message.',
  'cannot-be-answered': 'The platform doesn’t let this person be answered here.',
  'too-old': 'The comment is older than 7 days. After that the platform takes no message for it.',
  'contact-unavailable': 'They can’t get messages from you right now.',
  'permission-missing': 'Spotter isn’t allowed to answer comments. Reconnect the account and leave every box checked.',
  'account-reconnect': 'You need to reconnect this account.',
  'account-restricted': 'The platform isn’t letting this account send messages right now.',
  'app-misconfigured': 'The platform refused it because the app is missing a permission.',
  'bad-request': 'The platform refused it.',
  'provider-down': 'We couldn’t reach the platform.',
  'rate-limited': 'The platform asked us to slow down.',
};
