import { z } from 'zod';
import type { RawRefusal } from '../http/bearer-call.ts';
import type { CallAnswer, CommonAction, Refusal } from '../http/call-answer.ts';
import { redact } from '../http/redact.ts';

/** What to do at Google besides the common actions. */
type OwnAction = 'gone' | 'start-over';

// Google's page "Handle API errors". Status and reason are looked up before the status alone, because 403 means
// several things.
const actions: Record<string, CommonAction | OwnAction> = {
  '401': 'refresh',
  '403': 'bad-request',
  '403/ACCESS_TOKEN_SCOPE_INSUFFICIENT': 'not-allowed',
  '403/dailyLimitExceeded': 'backoff',
  '403/insufficientPermissions': 'not-allowed',
  '403/rateLimitExceeded': 'backoff',
  '403/userRateLimitExceeded': 'backoff',
  '404': 'not-found',
  '409': 'duplicate',
  '410': 'gone',
  '410/fullSyncRequired': 'start-over',
  '410/updatedMinTooLongAgo': 'start-over',
  '429': 'backoff',
};

const errorSchema = z.object({
  error: z.object({
    message: z.string().catch(''),
    errors: z
      .array(z.object({ reason: z.string() }))
      .nullish()
      .catch(null),
    details: z
      .array(z.object({ reason: z.string() }))
      .nullish()
      .catch(null),
  }),
});

/** The answer of a call to the Calendar API. */
export type GoogleAnswer<Body> = CallAnswer<Body, OwnAction>;

/** Reads a refusal; the detail contains no secret. */
export function readRefusal(
  { status, body, retryAfterMs }: RawRefusal,
  secrets: readonly string[],
): Refusal<OwnAction> {
  const error = errorSchema.safeParse(body).data?.error;
  const reasons = [...(error?.errors ?? []), ...(error?.details ?? [])].map(({ reason }) => reason);
  const detail = redact(`HTTP ${status} ${reasons[0] ?? ''}: ${error?.message ?? ''}`, secrets);
  return { kind: 'refused', action: actionOf(status, reasons), detail, afterMs: retryAfterMs };
}

function actionOf(status: number, reasons: string[]): CommonAction | OwnAction {
  // Even a readable 503 may come after the event was stored.
  if (status >= 500) return 'outcome-open';
  const known = reasons.map((reason) => actions[`${status}/${reason}`]).find((action) => action !== undefined);
  return known ?? actions[String(status)] ?? 'bad-request';
}

/** Whether the answer to a repeated call settles the outcome of the tries before it. */
export function isTelling(answer: GoogleAnswer<unknown>): boolean {
  if (answer.kind !== 'refused') return answer.kind === 'accepted';
  return answer.action === 'duplicate' || answer.action === 'gone' || answer.action === 'not-found';
}
