import { createBearerCall, type BearerCallOptions, type BearerRequest } from '../http/bearer-call.ts';
import { waitBeforeRepeat, type CallAnswer } from '../http/call-answer.ts';
import { repeatCall, shortPlan } from '../http/repeat-call.ts';
import { readRefusal } from './calendly-errors.ts';

/** The address of Calendly's API: https://api.calendly.com. */
export type CalendlyOptions = BearerCallOptions;

/**
 * Calls the API. Reading calls are repeated while a rate limit or an outage may pass; Calendly has no writing
 * call that is safe to repeat.
 */
export type CallCalendly = <Body>(request: BearerRequest<Body>) => Promise<CallAnswer<Body>>;

/** Returns the function that calls the API. */
export function createCalendlyCall(options: CalendlyOptions): CallCalendly {
  const { repeat = shortPlan } = options;
  const callOnce = createBearerCall(options, readRefusal);
  return (request) =>
    request.method === 'GET' ? repeatCall(() => callOnce(request), repeat, waitBeforeRepeat) : callOnce(request);
}

/**
 * Returns the last part of an address (URI). Calls use this part and never the address itself, which may come
 * from outside.
 */
export function idOf(uri: string): string {
  return uri.slice(uri.lastIndexOf('/') + 1);
}
