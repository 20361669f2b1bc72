import { AppError } from '../../http/app-error.ts';
import { networkOf, type RateLimiter } from '../../http/limits/rate-limit.ts';
import { emailNotVerified } from '../users/index.ts';

export type Trials = {
  /** Runs what a user tries of an agent if there is a place for it, and refuses it otherwise. */
  hold<Result>(userId: string, trial: () => Promise<Result>): Promise<Result>;
  /** Does so for a visitor of the landing page, by their address. */
  holdForVisitor<Result>(address: string, trial: () => Promise<Result>): Promise<Result>;
};

const maxPerPerson = 2;
const maxTotal = 8;
/** The seconds after which a retry makes sense: a trial mostly waits for the model, which takes some seconds. */
const retryAfterSeconds = 5;

// Limits trials, because each costs a call to the model; a person types more slowly.
const trialLimit = { name: 'agent-trial', tries: 30, windowMs: 60_000 };
const unverifiedTrialLimit = { name: 'agent-trial-unverified', tries: 20, windowMs: 24 * 3_600_000 };
const visitorLimit = { name: 'visitor-talk', tries: 40, windowMs: 3_600_000 };
// All visitors together use the tokens of one account, whose own leads need most of them.
const allVisitorsLimit = { name: 'visitor-talks', tries: 1_000, windowMs: 24 * 3_600_000 };

/**
 * Limits trials, also those at the same time, because each occupies a call to the model and a process:
 * nobody may take all of either.
 */
export function createTrials(options: {
  rateLimiter: RateLimiter;
  /** Returns whether a user has confirmed their address. */
  isVerified(userId: string): Promise<boolean>;
}): Trials {
  const { rateLimiter, isVerified } = options;
  const held = new Map<string, number>();
  let inAll = 0;

  /** Limits the trials of users without a confirmed address, because each trial costs the operator. */
  async function spareTrial(userId: string): Promise<void> {
    if (await isVerified(userId)) return;
    try {
      await rateLimiter.take(unverifiedTrialLimit, userId);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'too_many_requests') throw error;
      throw emailNotVerified();
    }
  }

  async function occupy<Result>(person: string, trial: () => Promise<Result>): Promise<Result> {
    const own = held.get(person) ?? 0;
    if (own >= maxPerPerson) throw refusal('Your other tries are still running. Please try again in a moment.');
    if (inAll >= maxTotal)
      throw refusal('A lot of people are trying their agents right now. Please try again in a moment.');
    held.set(person, own + 1);
    inAll += 1;
    try {
      return await trial();
    } finally {
      inAll -= 1;
      const left = (held.get(person) ?? 1) - 1;
      if (left === 0) held.delete(person);
      else held.set(person, left);
    }
  }

  return {
    async hold(userId, trial) {
      await rateLimiter.take(trialLimit, userId);
      await spareTrial(userId);
      return occupy(userId, trial);
    },

    async holdForVisitor(address, trial) {
      const network = networkOf(address);
      await rateLimiter.take(visitorLimit, network);
      await rateLimiter.take(allVisitorsLimit, '');
      return occupy(network, trial);
    },
  };
}

function refusal(message: string): AppError {
  return new AppError('too_many_requests', message, [], retryAfterSeconds);
}
