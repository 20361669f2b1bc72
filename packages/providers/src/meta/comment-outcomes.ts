import type { CommentRefusal, PrivateReplyOutcome, PublicReplyOutcome } from '../ports/channel-comments.ts';
import type { GraphAnswer, RefusalAction } from './graph-call.ts';

type NotSent = Exclude<PrivateReplyOutcome, { kind: 'sent' }>;
type Failure = Exclude<GraphAnswer<unknown>, { kind: 'accepted' }>;

// What these codes mean for an answer to a comment; elsewhere they mean something else.
const refusals: Record<string, CommentRefusal> = {
  '3': 'app-misconfigured',
  '10': 'permission-missing',
  '200': 'permission-missing',
  '200/2534066': 'permission-missing',
  '100/33': 'comment-gone',
  // Answered before, older than seven days, or deleted: the platform does not say which.
  '100/2534025': 'comment-gone',
  '10900': 'already-answered',
  '10903': 'cannot-be-answered',
  '10904': 'account-restricted',
};

const actions: Partial<Record<RefusalAction, CommentRefusal>> = {
  stop_chat: 'contact-unavailable',
  ignore: 'contact-unavailable',
  account_blocked: 'account-restricted',
  reconnect: 'account-reconnect',
  fix_app: 'app-misconfigured',
  window_closed: 'cannot-be-answered',
  thread_control: 'cannot-be-answered',
};

// Meta: these answers are also given for something that was done after all, so nothing is said twice for them.
const openCodes = new Set(['1', '2', '20']);

/** Returns the outcome of an answer to a comment that the platform did not simply take. */
function toCommentFailure(answer: Failure): NotSent {
  switch (answer.kind) {
    case 'not-sent':
      return { kind: 'try-again', afterMs: null, because: 'provider-down', providerCode: null };
    case 'unknown':
      return { kind: 'unconfirmed', detail: answer.detail };
    case 'refused': {
      const { action, afterMs, code } = answer;
      const [main = ''] = code.split('/');
      if (openCodes.has(main)) return { kind: 'unconfirmed', detail: `code ${code}` };
      if (action === 'backoff') {
        const scope = main === '4' ? { scope: 'app' as const } : {};
        return { kind: 'try-again', afterMs, because: 'rate-limited', ...scope, providerCode: code };
      }
      if (action === 'retry_short') return { kind: 'unconfirmed', detail: `code ${code}` };
      const because = refusals[code] ?? refusals[main] ?? actions[action] ?? 'bad-request';
      return { kind: 'refused', because, providerCode: code };
    }
  }
}

/** Returns the outcome of the message to the person who commented. */
export function toPrivateReplyOutcome(
  answer: GraphAnswer<{ recipient_id: string; message_id: string }>,
): PrivateReplyOutcome {
  if (answer.kind !== 'accepted') return toCommentFailure(answer);
  return { kind: 'sent', messageId: answer.body.message_id, contactId: answer.body.recipient_id };
}

/** Returns the outcome of an answer under a comment. */
export function toPublicReplyOutcome(answer: GraphAnswer<{ id: string }>): PublicReplyOutcome {
  return answer.kind === 'accepted' ? { kind: 'sent', commentId: answer.body.id } : toCommentFailure(answer);
}
