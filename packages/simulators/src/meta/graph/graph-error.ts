import { randomBytes } from 'node:crypto';

/** A refusal in Graph's words; thrown by handlers and written by `graphErrorBody`. */
export class GraphRefusal extends Error {
  readonly code: number;
  readonly subcode: number | null;
  readonly http: number;
  readonly transient: boolean;
  readonly type: 'OAuthException' | 'IGApiException';

  constructor(
    code: number,
    message: string,
    details: {
      subcode?: number | null;
      http?: number;
      transient?: boolean;
      type?: 'OAuthException' | 'IGApiException';
    } = {},
  ) {
    super(message);
    this.code = code;
    this.subcode = details.subcode ?? null;
    // Meta documents no statuses; nearly every refusal is seen with 400.
    this.http = details.http ?? 400;
    this.transient = details.transient ?? false;
    this.type = details.type ?? 'OAuthException';
  }
}

/** Returns a trace id like the real ones (`A` and 22 letters), for `fbtrace_id` and `x-fb-trace-id`. */
export function traceId(): string {
  return `A${randomBytes(16).toString('base64url')}`;
}

/** Returns the error envelope of the Graph API. */
export function graphErrorBody(refusal: GraphRefusal, trace: string): { error: Record<string, unknown> } {
  return {
    error: {
      message: refusal.message,
      type: refusal.type,
      code: refusal.code,
      ...(refusal.subcode === null ? {} : { error_subcode: refusal.subcode }),
      ...(refusal.transient ? { is_transient: true } : {}),
      fbtrace_id: trace,
    },
  };
}
