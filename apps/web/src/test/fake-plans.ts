import type { Agent, Bot, Chat, ChatPlan, PlanStep } from '@spotter/contract';
import type { Handler } from './fake-handler.ts';

/** The plans of chats, by their ids. A chat without one has no follow-ups. */
export type FakePlans = Record<string, ChatPlan>;

/** Returns the plan of a chat whose agent has no follow-ups. */
export function aPlan(given: Partial<ChatPlan> = {}): ChatPlan {
  return {
    steps: [],
    windowEndsAt: null,
    windowReason: 'never-wrote',
    zone: 'America/Chicago',
    zoneIsKnown: true,
    nextAt: null,
    notBefore: null,
    pause: null,
    ...given,
  };
}

/** Returns a follow-up that is planned, and written by the agent then. */
export function aStep(given: Partial<PlanStep> = {}): PlanStep {
  return {
    _id: 'step-1',
    kind: 'follow-up',
    at: null,
    text: null,
    state: 'planned',
    reason: 'due',
    messageId: null,
    ...given,
  };
}

/** The fake backend's handlers for plans and pauses. */
export function planHandlers(stored: {
  plans: FakePlans;
  chats: Chat[];
  bots: Bot[];
  agents: Agent[];
}): Record<string, Handler> {
  const planOf = (chatId: string) => (stored.plans[chatId] ??= aPlan());
  const pause = (all: { _id: string; pausedUntil: string | null }[], id: string, until: unknown) => {
    const found = all.find(({ _id }) => _id === id);
    return found === undefined ? null : { value: Object.assign(found, { pausedUntil: until as string | null }) };
  };
  return {
    'GET /chat/{id}/plan': ({ id }) => ({ value: planOf(id) }),
    'POST /chat/{id}/plan/{stepId}/cancel': ({ id, second }) => {
      const plan = planOf(id);
      const steps = plan.steps.map((step) =>
        step._id === second ? { ...step, at: null, state: 'cancelled' as const, reason: 'by-coach' as const } : step,
      );
      stored.plans[id] = { ...plan, steps };
      return { value: stored.plans[id] };
    },
    'POST /chat/{id}/plan/not-before': ({ id, body }) => {
      stored.plans[id] = { ...planOf(id), notBefore: body.until as string | null };
      return { value: stored.plans[id] };
    },
    'POST /chat/{id}/pause': ({ id, body }) => pause(stored.chats, id, body.until),
    'POST /bot/{id}/pause': ({ id, body }) => pause(stored.bots, id, body.until),
    'POST /agent/{id}/pause': ({ id, body }) => pause(stored.agents, id, body.until),
  };
}
