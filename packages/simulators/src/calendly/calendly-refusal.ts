/** A refusal in Calendly's words; thrown by handlers and written by the app. */
export class CalendlyRefusal extends Error {
  readonly status: number;
  readonly title: string;
  readonly parameter: string | null;

  constructor(status: number, title: string, message: string, parameter: string | null = null) {
    super(message);
    this.status = status;
    this.title = title;
    this.parameter = parameter;
  }
}

// Calendly's API reference.
const known: Record<number, [title: string, message: string]> = {
  400: ['Invalid Argument', 'The supplied parameters are invalid.'],
  401: ['Unauthenticated', 'The access token is invalid'],
  403: ['Permission Denied', 'You do not have permission to access this resource.'],
  404: ['Resource Not Found', 'The server could not find the requested resource.'],
  409: ['Already Exists', 'Hook with this url already exists'],
  429: ['Too Many Requests', 'You have exceeded your rate limit.'],
};

/** Calendly's usual refusal of this status. */
export function calendlyRefusal(status: number, parameter: string | null = null): CalendlyRefusal {
  const [title, message] = known[status] ?? [
    'Internal Server Error',
    'The server encountered an unexpected condition.',
  ];
  return new CalendlyRefusal(status, title, message, parameter);
}

/** Calendly's error body. */
export function calendlyErrorBody({ title, message, parameter }: CalendlyRefusal): unknown {
  return { title, message, ...(parameter === null ? {} : { details: [{ parameter, message: 'is invalid' }] }) };
}
