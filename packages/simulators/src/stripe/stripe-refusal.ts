/** A refusal in the words of the Stripe API; thrown by handlers and written by `stripeErrorBody`. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | null;
  readonly param: string | null;

  constructor(status: number, message: string, details: { type?: string; code?: string; param?: string } = {}) {
    super(message);
    this.status = status;
    this.type = details.type ?? (status >= 500 ? 'api_error' : 'invalid_request_error');
    this.code = details.code ?? null;
    this.param = details.param ?? null;
  }
}

/** Returns the refusal for an unknown id. */
export function missing(what: string, id: string, param = 'id'): StripeRefusal {
  return new StripeRefusal(404, `No such ${what}: '${id}'`, { code: 'resource_missing', param });
}

/** Returns the refusal for a parameter that names something unknown. */
export function unknownReference(what: string, id: string, param: string): StripeRefusal {
  return new StripeRefusal(400, `No such ${what}: '${id}'`, { code: 'resource_missing', param });
}

/** Returns the one body of every refusal: the SDK reads anything without `error` as an answer. */
export function stripeErrorBody({ type, code, message, param }: StripeRefusal) {
  return { error: { type, message, ...(code === null ? {} : { code }), ...(param === null ? {} : { param }) } };
}
