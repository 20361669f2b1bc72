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

/** There is nothing with this id. */
export function missing(what: string, id: string, param = 'id'): StripeRefusal {
  return new StripeRefusal(404, `No such ${what}: '${id}'`, { code: 'resource_missing', param });
}

/** A parameter names something that does not exist. */
export function unknownReference(what: string, id: string, param: string): StripeRefusal {
  return new StripeRefusal(400, `No such ${what}: '${id}'`, { code: 'resource_missing', param });
}

/** The one body of every refusal: the SDK takes anything without `error` for an answer. */
export function stripeErrorBody({ type, code, message, param }: StripeRefusal) {
  return { error: { type, message, ...(code === null ? {} : { code }), ...(param === null ? {} : { param }) } };
}
