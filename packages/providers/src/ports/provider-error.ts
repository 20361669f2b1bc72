/** Why a provider call failed, in our words; each adapter's `*-errors.ts` maps the provider's codes to these. */
export type ProviderErrorKind =
  | 'unauthorised'
  | 'rate-limited'
  | 'not-found'
  | 'rejected'
  | 'unreachable'
  | 'unreadable';

/** A failed call to an outside service. Contains no secret and no request body. */
export class ProviderError extends Error {
  readonly provider: string;
  readonly kind: ProviderErrorKind;
  /** How long the provider asked us to wait, in ms. */
  readonly retryAfterMs: number | null;
  /** The provider's own code, such as `190/463`. */
  readonly providerCode: string | null;

  constructor(
    provider: string,
    kind: ProviderErrorKind,
    message: string,
    details: { retryAfterMs?: number | null; providerCode?: string | null; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.name = 'ProviderError';
    this.provider = provider;
    this.kind = kind;
    this.retryAfterMs = details.retryAfterMs ?? null;
    this.providerCode = details.providerCode ?? null;
  }
}
