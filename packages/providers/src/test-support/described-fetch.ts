import { Ajv, type ValidateFunction } from 'ajv';
import type { DescribedCall } from './described-call.ts';

/** A `fetch` for tests that checks every request against the provider's description of its calls. */
export type DescribedFetch = {
  fetch: typeof fetch;
  /** Returns the faults of the requests so far, in words; the requests were sent in spite of them. */
  faults(): string[];
  /** Returns which of the described calls were made, each once. */
  made(): string[];
};

/** Returns one that sends the requests on to `next`. */
export function createDescribedFetch(calls: readonly DescribedCall[], next: typeof fetch = fetch): DescribedFetch {
  const described = calls.map(compile);
  const faults: string[] = [];
  const made = new Set<string>();

  return {
    faults: () => faults,
    made: () => [...made].toSorted(),
    async fetch(input, init) {
      const request = new Request(input, init);
      const { pathname, searchParams } = new URL(request.url);
      const call = described.find(({ method, path }) => method === request.method && path.test(pathname));
      const text = await request.clone().text();
      if (call === undefined) faults.push(`${request.method} ${pathname} is not described`);
      else {
        made.add(call.name);
        faults.push(...call.check(searchParams, text, request.headers).map((fault) => `${call.name}: ${fault}`));
      }
      return next(input, init);
    },
  };
}

function compile(call: DescribedCall) {
  const isQuery = ajvFor({ coerceTypes: true }).compile(call.query);
  const isBody = call.body === null ? null : ajvFor({}).compile(call.body.schema);

  function checkBody(text: string, headers: Headers): string[] {
    if (isBody === null) return text === '' ? [] : ['takes no body'];
    if (text === '') return call.body?.isRequired ? ['needs a body'] : [];
    if (!headers.get('content-type')?.startsWith('application/json')) return ['the body is not sent as JSON'];
    return faultsOf(isBody, JSON.parse(text));
  }

  return {
    name: `${call.method} ${call.path}`,
    method: call.method,
    path: new RegExp(`^${call.path.replaceAll('.', String.raw`\.`).replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
    check: (query: URLSearchParams, text: string, headers: Headers) => [
      ...faultsOf(isQuery, objectOf(query)),
      ...checkBody(text, headers),
    ],
  };
}

/**
 * Returns a query as an object. Everything in a query is text;
 * the schema says which type it must be readable as.
 */
function objectOf(query: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

function faultsOf(isValid: ValidateFunction, value: unknown): string[] {
  if (isValid(value)) return [];
  return (isValid.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
  );
}

function ajvFor(options: { coerceTypes?: boolean }): Ajv {
  const ajv = new Ajv({ ...options, allErrors: true, strict: true, strictRequired: false, strictTypes: false });
  // RFC 3339, with the zone, which both Google and Calendly require.
  ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/);
  ajv.addFormat('date', /^\d{4}-\d\d-\d\d$/);
  ajv.addFormat('uri', (text) => URL.canParse(text));
  ajv.addFormat('email', /^[^\s@]+@[^\s@]+$/);
  ajv.addFormat('int32', { type: 'number', validate: (value) => Number.isInteger(value) && Math.abs(value) < 2 ** 31 });
  return ajv;
}
