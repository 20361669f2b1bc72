import { z } from 'zod';

/** Every refusal of the API: its stable code and HTTP status. The code that refuses writes the sentence. */
export const errorStatus = {
  invalid_input: 400,
  key_in_address: 400,
  ticket_expired: 400,
  ticket_used: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  invalid_signature: 401,
  two_step_required: 401,
  wrong_password: 403,
  forbidden: 403,
  role_forbidden: 403,
  insufficient_scope: 403,
  email_not_verified: 403,
  not_found: 404,
  email_taken: 409,
  already_connected: 409,
  conflict: 409,
  open_findings: 409,
  has_members: 409,
  idempotency_open: 409,
  slot_taken: 409,
  times_changed: 409,
  too_many_calls: 409,
  link_ended: 410,
  too_large: 413,
  wrong_media_type: 415,
  idempotency_mismatch: 422,
  too_many_requests: 429,
  outside_window: 502,
  account_reconnect: 502,
  contact_unavailable: 502,
  rate_limited: 502,
  provider_down: 502,
  provider_refused: 502,
  internal: 500,
  busy: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** The one body of every refusal. `message` may be shown to a person. */
export const ErrorBody = z.object({
  message: z.string(),
  code: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** The nearest starts that can be booked, soonest first, with `slot_taken` and `times_changed`. */
  alternatives: z.array(z.iso.datetime()).optional(),
  /** The ticket for the second step of signing in, with `two_step_required`. */
  ticket: z.string().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
