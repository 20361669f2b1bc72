import { z } from 'zod';
import type { AnswerHeaders } from '../http/api-fetch.ts';
import type { RawRefusal } from '../http/bearer-call.ts';
import type { CommonAction, Refusal } from '../http/call-answer.ts';
import { redact } from '../http/redact.ts';

// Calendly's API reference: one meaning for each status. 403 is a scope, a plan, or a meeting that is over.
const actions: Record<number, CommonAction> = {
  401: 'refresh',
  403: 'not-allowed',
  404: 'not-found',
  409: 'duplicate',
  429: 'backoff',
};

const errorSchema = z.object({ title: z.string().catch(''), message: z.string().catch('') });

/** Reads a refusal; the detail contains no secret. */
export function readRefusal({ status, body, headers, retryAfterMs }: RawRefusal, secrets: readonly string[]): Refusal {
  const error = errorSchema.safeParse(body).data;
  return {
    kind: 'refused',
    action: status >= 500 ? 'outcome-open' : (actions[status] ?? 'bad-request'),
    detail: redact(`HTTP ${status} ${error?.title ?? ''}: ${error?.message ?? ''}`, secrets),
    afterMs: retryAfterMs ?? resetMs(headers),
  };
}

/** Returns the wait in ms. Calendly: X-RateLimit-Reset is the number of seconds until calls are accepted again. */
function resetMs(headers: AnswerHeaders): number | null {
  const seconds = headers.get('x-ratelimit-reset') ?? '';
  return /^\d+$/.test(seconds) ? Number(seconds) * 1000 : null;
}
