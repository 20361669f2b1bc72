import type { ProviderError } from '@spotter/providers/ports/provider-error';

/** Whether a thrown thing is a provider's refusal. By its name, so that modules need nothing of the adapters but types. */
export function isProviderError(error: unknown): error is ProviderError {
  return error instanceof Error && error.name === 'ProviderError';
}
