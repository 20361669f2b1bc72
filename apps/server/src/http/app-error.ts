import type { ErrorBody, ErrorCode } from '@spotter/contract';

/** A refusal to the caller. The message may be shown to a person; the status follows from the code. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly issues: NonNullable<ErrorBody['issues']>;
  /** When trying again makes sense, for `too_many_requests`. */
  readonly retryAfterSeconds: number | null;

  constructor(
    code: ErrorCode,
    message: string,
    issues: NonNullable<ErrorBody['issues']> = [],
    retryAfterSeconds: number | null = null,
  ) {
    super(message);
    this.code = code;
    this.issues = issues;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
