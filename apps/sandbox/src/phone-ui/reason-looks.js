// Asks for the reason why the newest message stays unanswered.
import { attempt } from './problems.js';
import { server } from './server.js';

/** The pauses between requests, in ms. */
const pausesMs = [0, 1_000, 1_500, 2_500, 5_000, 10_000];

/**
 * Starts again with each call. `silence` is the lead and message without an answer, or null; it may end between
 * requests.
 */
export function buildReasonPolls({ silence, onReason }) {
  let nextCheck;

  function check(count) {
    clearTimeout(nextCheck);
    const asked = silence();
    if (asked === null || count === pausesMs.length) return;
    nextCheck = setTimeout(() => {
      attempt(
        server.reason(asked.lead).then((reason) => {
          const now = silence();
          if (now?.lead.id !== asked.lead.id || now.messageId !== asked.messageId) return;
          if (reason.messageId === asked.messageId) onReason(reason);
          check(count + 1);
        }),
      );
    }, pausesMs[count]);
  }

  return () => check(0);
}
