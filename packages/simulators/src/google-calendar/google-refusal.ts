/** A refusal in the words of the Calendar API; thrown by handlers and written by `googleErrorBody`. */
export class GoogleRefusal extends Error {
  readonly status: number;
  readonly reason: string;
  readonly domain: string;
  readonly retryAfterSeconds: number | null;

  constructor(
    status: number,
    reason: string,
    message: string,
    details: { domain?: string; retryAfterSeconds?: number | null } = {},
  ) {
    super(message);
    this.status = status;
    this.reason = reason;
    this.domain = details.domain ?? 'global';
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
  }
}

// Google's page "Handle API errors".
const known: Record<string, { message: string; domain?: string }> = {
  authError: { message: 'Invalid Credentials' },
  userRateLimitExceeded: { message: 'User Rate Limit Exceeded', domain: 'usageLimits' },
  rateLimitExceeded: { message: 'Rate Limit Exceeded', domain: 'usageLimits' },
  quotaExceeded: { message: 'Calendar usage limits exceeded.', domain: 'usageLimits' },
  insufficientPermissions: { message: 'Request had insufficient authentication scopes.' },
  notFound: { message: 'Not Found' },
  duplicate: { message: 'The requested identifier already exists.' },
  deleted: { message: 'Resource has been deleted' },
  fullSyncRequired: { message: 'Sync token is no longer valid, a full sync is required.', domain: 'calendar' },
  timeRangeEmpty: { message: 'The specified time range is empty.', domain: 'calendar' },
  backendError: { message: 'Backend Error' },
};

/** Returns Google's refusal for this reason. */
export function googleRefusal(status: number, reason: string, retryAfterSeconds: number | null = null): GoogleRefusal {
  const { message, domain = 'global' } = known[reason] ?? { message: reason };
  return new GoogleRefusal(status, reason, message, { domain, retryAfterSeconds });
}

/** Returns the error envelope of the Calendar API. */
export function googleErrorBody({ status, reason, message, domain }: GoogleRefusal): unknown {
  const place = status === 401 ? { locationType: 'header', location: 'Authorization' } : {};
  return { error: { errors: [{ domain, reason, message, ...place }], code: status, message } };
}
