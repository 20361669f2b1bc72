import type { ProviderError } from '@spotter/providers/ports/provider-error';

/**
 * Returns whether an error is a provider's refusal. It checks the name, so that modules need only types of the
 * adapters.
 */
export function isProviderError(error: unknown): error is ProviderError {
  return error instanceof Error && error.name === 'ProviderError';
}
