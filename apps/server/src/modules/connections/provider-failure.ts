import type { ErrorCode } from '@spotter/contract';
import type { ProviderError } from '@spotter/providers/ports/provider-error';
import { AppError } from '../../http/app-error.ts';

/**
 * Returns whether an error is a provider's refusal. It checks the name, so that modules need only types of the
 * adapters.
 */
export function isProviderError(error: unknown): error is ProviderError {
  return error instanceof Error && error.name === 'ProviderError';
}

const failures: Record<string, { code: ErrorCode; sentence: string }> = {
  unauthorised: { code: 'account_reconnect', sentence: 'You need to reconnect this account.' },
  'rate-limited': { code: 'rate_limited', sentence: 'The platform asked us to slow down. Try again in a minute.' },
};
const unreachable = { code: 'provider_down', sentence: 'We couldn’t reach the platform. Please try again.' } as const;

/** Returns why a platform did not do what the coach asked for. `refused` says that it does not do this. */
export function platformFailure(kind: string, refused: string): AppError {
  if (kind === 'rejected' || kind === 'not-found') return new AppError('provider_refused', refused);
  const { code, sentence } = failures[kind] ?? unreachable;
  return new AppError(code, sentence);
}

/** Makes a call to a platform for the coach. Throws `platformFailure` where it fails. */
export async function askPlatform<Answer>(refused: string, call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!isProviderError(error)) throw error;
    throw platformFailure(error.kind, refused);
  }
}
