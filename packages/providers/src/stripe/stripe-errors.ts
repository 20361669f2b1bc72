import { Stripe } from 'stripe';
import { redact } from '../http/redact.ts';
import { retryAfterMs } from '../http/retry-after.ts';
import { ProviderError, type ProviderErrorKind } from '../ports/provider-error.ts';

const { errors } = Stripe;

/** Returns a failure of the SDK as ours; the message contains no secret. */
export function providerErrorOf(error: unknown, secrets: readonly string[]): ProviderError {
  if (error instanceof ProviderError) return error;
  if (!(error instanceof errors.StripeError)) {
    // The SDK throws its own errors for what it noticed; any other error is an answer that it could not read.
    return new ProviderError('stripe', 'unreadable', 'the answer could not be read', { cause: error });
  }
  const { code, type, statusCode, requestId, message } = error;
  const place = requestId === undefined ? '' : ` (${requestId})`;
  return new ProviderError(
    'stripe',
    kindOf(error),
    redact(`HTTP ${statusCode ?? '-'} ${type}: ${message}${place}`, secrets),
    {
      retryAfterMs: retryAfterMs(new Headers(error.headers ?? {})),
      providerCode: code ?? type,
    },
  );
}

// Stripe's page "Error handling": one class for each thing to do about it.
function kindOf(error: InstanceType<typeof errors.StripeError>): ProviderErrorKind {
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError) {
    return 'unauthorised';
  }
  if (error instanceof errors.StripeRateLimitError) return 'rate-limited';
  if (error instanceof errors.StripeConnectionError) return 'unreachable';
  if (error.code === 'resource_missing') return 'not-found';
  if (error instanceof errors.StripeAPIError || (error.statusCode ?? 0) >= 500) return 'unreachable';
  return 'rejected';
}
