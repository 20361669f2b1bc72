import { createBearerCall, type BearerCallOptions, type BearerRequest } from '../http/bearer-call.ts';
import { isOutcomeOpen, waitBeforeRepeat } from '../http/call-answer.ts';
import { repeatCall, shortPlan } from '../http/repeat-call.ts';
import { isTelling, readRefusal, type GoogleAnswer } from './google-calendar-errors.ts';

/** The address of the Calendar API: https://www.googleapis.com. */
export type GoogleCalendarOptions = BearerCallOptions;

/**
 * Calls the API, and repeats the call while a rate limit or an outage may pass.
 * Only for calls that are safe to repeat.
 */
export type CallGoogle = <Body>(request: BearerRequest<Body>) => Promise<GoogleAnswer<Body>>;

/** Returns the function that calls the API. */
export function createGoogleCall(options: GoogleCalendarOptions): CallGoogle {
  const { repeat = shortPlan } = options;
  const callOnce = createBearerCall(options, readRefusal);

  return async <Body>(request: BearerRequest<Body>) => {
    let open: GoogleAnswer<Body> | null = null;
    const tryIt = async () => {
      const answer = await callOnce(request);
      if (request.method !== 'GET' && isOutcomeOpen(answer)) open ??= answer;
      return answer;
    };
    const last = await repeatCall(tryIt, repeat, waitBeforeRepeat);
    // A first try that may have been stored stays open, even if a later one was certainly refused.
    return open === null || isTelling(last) ? last : open;
  };
}
