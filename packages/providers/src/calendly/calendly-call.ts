import { createBearerCall, type BearerCallOptions, type BearerRequest } from '../http/bearer-call.ts';
import { waitBeforeRepeat, type CallAnswer } from '../http/call-answer.ts';
import { repeatCall, shortPlan } from '../http/repeat-call.ts';
import { readRefusal } from './calendly-errors.ts';

/** Where Calendly's API is: https://api.calendly.com. */
export type CalendlyOptions = BearerCallOptions;

/** Calls the API. What only reads is asked again while a rate limit or an outage may pass; Calendly knows no call that may be made twice. */
export type CallCalendly = <Body>(request: BearerRequest<Body>) => Promise<CallAnswer<Body>>;

/** Makes the function that calls the API. */
export function createCalendlyCall(options: CalendlyOptions): CallCalendly {
  const { repeat = shortPlan } = options;
  const callOnce = createBearerCall(options, readRefusal);
  return (request) =>
    request.method === 'GET' ? repeatCall(() => callOnce(request), repeat, waitBeforeRepeat) : callOnce(request);
}

/** The last part of an address (URI): calls go by it and never to the address itself, which may come from outside. */
export function idOf(uri: string): string {
  return uri.slice(uri.lastIndexOf('/') + 1);
}
