import type { ErrorBody, ErrorCode } from '@spotter/contract';

/** A refusal to the caller. The message may be shown to a person; the status follows from the code. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly issues: NonNullable<ErrorBody['issues']>;
  /** The seconds after which to try again, for `too_many_requests`. */
  readonly retryAfterSeconds: number | null;
  /** Other times that can be booked, for `slot_taken` and `times_changed`. */
  readonly alternatives: Date[];

  constructor(
    code: ErrorCode,
    message: string,
    issues: NonNullable<ErrorBody['issues']> = [],
    retryAfterSeconds: number | null = null,
    alternatives: Date[] = [],
  ) {
    super(message);
    this.code = code;
    this.issues = issues;
    this.retryAfterSeconds = retryAfterSeconds;
    this.alternatives = alternatives;
  }
}

/** The password was right, and the second step of signing in is required. */
export class TwoStepRequired extends AppError {
  /** The ticket for the second step. */
  readonly ticket: string;

  constructor(ticket: string) {
    super('two_step_required', 'Enter the code from your authenticator app');
    this.ticket = ticket;
  }
}
