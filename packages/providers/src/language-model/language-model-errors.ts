import { AISDKError, APICallError, ToolChoiceViolationError } from 'ai';
import { AnswerTooLong } from '../http/bounded-body.ts';
import { redact } from '../http/redact.ts';
import { retryAfterMs } from '../http/retry-after.ts';
import type { GenerateOutcome, GenerateUsage } from '../ports/language-model.ts';

/** Returns what a call without a result means. */
export function toFailure(
  error: unknown,
  signal: AbortSignal,
  apiKey: string,
  usage: () => GenerateUsage,
): GenerateOutcome {
  if (signal.aborted) return { kind: 'aborted' };
  const detail = redact(describe(error), [apiKey]);
  if (error instanceof Error && error.name === 'TimeoutError') {
    return { kind: 'unavailable', because: 'timeout', retryAfterMs: null, detail };
  }
  if (isTooLong(error)) return { kind: 'unusable', because: 'unreadable', usage: usage() };
  // The model had to answer in words and still called a tool.
  if (ToolChoiceViolationError.isInstance(error))
    return { kind: 'unusable', because: 'too-many-steps', usage: usage() };
  if (!APICallError.isInstance(error)) {
    // The SDK's other errors are about the answer (no choice, no content); any other error is a fault worth reading.
    return AISDKError.isInstance(error)
      ? { kind: 'unusable', because: 'unreadable', usage: usage() }
      : { kind: 'unavailable', because: 'unreachable', retryAfterMs: null, detail };
  }
  const because = reasonOf(error);
  if (because === null) return { kind: 'unusable', because: 'unreadable', usage: usage() };
  return { kind: 'unavailable', because, retryAfterMs: retryAfterMs(new Headers(error.responseHeaders ?? {})), detail };
}

/** Returns the reason; null when the server answered with nothing readable, or refused this very conversation. */
function reasonOf(error: APICallError): 'unreachable' | 'rate-limited' | 'unauthorised' | null {
  const { statusCode } = error;
  if (statusCode === undefined || error.isRetryable) return statusCode === 429 ? 'rate-limited' : 'unreachable';
  // Besides a bad key: no credit (402), no right to the model (403), no such model (404). The operator has to fix
  // these.
  return [401, 402, 403, 404].includes(statusCode) ? 'unauthorised' : null;
}

/** Whether the answer was cut off for its length, under whatever error of the SDK. */
function isTooLong(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof AnswerTooLong) return true;
  return false;
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'the call failed';
  const status = APICallError.isInstance(error) && error.statusCode !== undefined ? `HTTP ${error.statusCode}: ` : '';
  return `${status}${error.message}`.slice(0, 300);
}
