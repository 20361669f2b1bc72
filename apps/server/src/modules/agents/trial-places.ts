import { AppError } from '../../http/app-error.ts';

export type TrialPlaces = {
  /** Runs a trial if there is a place for it, and refuses it otherwise. */
  hold<Result>(userId: string, trial: () => Promise<Result>): Promise<Result>;
};

const mostOfOneUser = 2;
const mostInAll = 8;
/** The seconds after which a retry makes sense: a trial mostly waits for the model, which takes some seconds. */
const retryAfterSeconds = 5;

/**
 * Limits trials at the same time, because each occupies a call to the model and a process: no user may take all of
 * either.
 */
export function createTrialPlaces(): TrialPlaces {
  const held = new Map<string, number>();
  let inAll = 0;
  return {
    async hold(userId, trial) {
      const own = held.get(userId) ?? 0;
      if (own >= mostOfOneUser) throw refusal('Your other tries are still running. Please try again in a moment.');
      if (inAll >= mostInAll)
        throw refusal('A lot of people are trying their agents right now. Please try again in a moment.');
      held.set(userId, own + 1);
      inAll += 1;
      try {
        return await trial();
      } finally {
        inAll -= 1;
        const left = (held.get(userId) ?? 1) - 1;
        if (left === 0) held.delete(userId);
        else held.set(userId, left);
      }
    },
  };
}

function refusal(message: string): AppError {
  return new AppError('too_many_requests', message, [], retryAfterSeconds);
}
