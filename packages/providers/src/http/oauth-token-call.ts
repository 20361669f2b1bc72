import { z, type ZodType } from 'zod';
import { ProviderError } from '../ports/provider-error.ts';
import { providerFetch, type ProviderAnswer } from './provider-fetch.ts';

/** RFC 6749, 5.2: how a token endpoint refuses. */
const refusalSchema = z.object({ error: z.string(), error_description: z.string().optional().catch(undefined) });

/** The answer of a token endpoint; `error` is its word, such as `invalid_grant`. */
export type TokenAnswer<Body> = { kind: 'granted'; body: Body } | { kind: 'refused'; error: string };

type TokenCall = {
  provider: string;
  fetch: typeof fetch;
  url: URL;
  form: Readonly<Record<string, string>>;
  timeoutMs: number;
};

/**
 * Asks for tokens.
 * Throws ProviderError for everything that is neither a grant nor one of the `expected` refusals.
 */
export async function callTokenEndpoint<Body>(
  request: TokenCall & { schema: ZodType<Body>; expected: readonly string[] },
): Promise<TokenAnswer<Body>> {
  const { provider, expected, ...call } = request;
  const answer = await providerFetch({ ...call, method: 'POST', secrets: Object.values(call.form) });
  if (answer.kind === 'accepted') return { kind: 'granted', body: answer.body };
  const error = wordOf(answer);
  if (error !== null && expected.includes(error)) return { kind: 'refused', error };
  throw tokenError(provider, answer);
}

/** Ends a token, which may have ended before. Throws ProviderError. */
export async function revokeToken({ provider, ...call }: TokenCall): Promise<void> {
  const answer = await providerFetch({
    ...call,
    method: 'POST',
    schema: z.unknown(),
    secrets: Object.values(call.form),
  });
  if (answer.kind === 'accepted') return;
  // RFC 7009, 2.2: the body of a 200 means nothing, and may be empty.
  if (answer.kind === 'unknown' && answer.status === 200) return;
  const error = wordOf(answer);
  if (error === 'invalid_token' || error === 'invalid_grant') return;
  throw tokenError(provider, answer);
}

type Fault = Exclude<ProviderAnswer<unknown>, { kind: 'accepted' }>;

function wordOf(answer: Fault): string | null {
  return answer.kind === 'refused' ? (refusalSchema.safeParse(answer.body).data?.error ?? null) : null;
}

function tokenError(provider: string, answer: Fault): ProviderError {
  if (answer.kind === 'not-sent') return new ProviderError(provider, 'unreachable', answer.detail);
  if (answer.kind === 'unknown') {
    return new ProviderError(provider, answer.because === 'unreadable' ? 'unreadable' : 'unreachable', answer.detail);
  }
  const { status, retryAfterMs } = answer;
  const providerCode = wordOf(answer) ?? `HTTP ${status}`;
  const kind = status === 429 ? 'rate-limited' : status >= 500 ? 'unreachable' : 'rejected';
  return new ProviderError(provider, kind, `the call was refused: ${providerCode}`, { retryAfterMs, providerCode });
}
