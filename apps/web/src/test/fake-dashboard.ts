import type { Onboarding, Today } from '@spotter/contract';
import { judgeSetup, nextStep, onboardingSteps, type SetupFacts } from '@spotter/domain/dashboard';
import type { Handler } from './fake-handler.ts';

/** The fake backend's data for today and for the first steps. */
export type FakeDashboard = { today: Today; onboarding: Onboarding };

/** Returns a day without events, of a coach who has done all first steps. */
export function quietDay(given: Partial<Today> = {}): FakeDashboard {
  return {
    today: {
      day: '2026-11-20',
      timeZone: 'UTC',
      calls: { count: 0, next: null },
      needsYou: { count: 0, first: null },
      hotLeads: { count: 0, first: null },
      newLeads: { count: 0, since: '2026-11-20T09:00:00.000Z', newest: null },
      bookedThisWeek: { count: 0 },
      ...given,
    },
    onboarding: anOnboarding({ wasTried: true, hasHours: true, wasEngaged: true }),
  };
}

/**
 * Returns the progress of a coach with an agent and an account.
 * `facts` change the setup, and `given` the result.
 */
export function anOnboarding(facts: Partial<SetupFacts>, given: Partial<Onboarding> = {}): Onboarding {
  const all: SetupFacts = {
    hasAgent: true,
    wasTried: false,
    hasAccount: true,
    hasHours: false,
    isLive: true,
    wasEngaged: false,
    ...facts,
  };
  const done = judgeSetup(all);
  return {
    steps: onboardingSteps.map((step) => ({ step, done: done[step] })),
    next: nextStep(all),
    dismissed: false,
    agentId: all.hasAgent ? 'agent-1' : null,
    live: all.isLive
      ? {
          keyword: 'LIFT',
          account: 'dana.coaching',
          from: 'instagram',
          messageUrl: 'https://ig.me/m/dana.coaching',
        }
      : null,
    ...given,
  };
}

/** The fake backend's handlers for the dashboard. */
export function dashboardHandlers(stored: { dashboard: FakeDashboard }): Record<string, Handler> {
  const { dashboard } = stored;
  return {
    'GET /today': () => ({ value: dashboard.today }),
    'POST /today/visit': () => ({ value: { ok: true } }),
    'GET /onboarding': () => ({ value: dashboard.onboarding }),
    'PUT /onboarding': ({ body }) => {
      dashboard.onboarding = { ...dashboard.onboarding, dismissed: body.dismissed === true };
      return { value: dashboard.onboarding };
    },
  };
}
