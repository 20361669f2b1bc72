import { ProviderError } from '@spotter/providers/ports/provider-error';
import { AppError } from '../../http/app-error.ts';
import type { Logger } from '../../platform/logger.ts';

/** Calls the payment provider for a user who waits: a failure becomes a refusal with a sentence. */
export async function orRefuse<Result>(logger: Logger, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    logger.warn({ error }, 'The payment provider didn’t do what we asked');
    const isDown = error.kind === 'unreachable' || error.kind === 'rate-limited' || error.kind === 'unreadable';
    throw isDown
      ? new AppError('provider_down', 'We can’t reach the payment page right now. Nothing was charged.')
      : new AppError('provider_refused', 'We couldn’t open the payment page. Nothing was charged.');
  }
}

/** Returns whether the named object does not, or no longer, exist at the provider. */
export function isGone(error: unknown): boolean {
  return error instanceof ProviderError && error.kind === 'not-found';
}
