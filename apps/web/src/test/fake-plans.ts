import type { Agent, Bot, CanceledFollowUps, Chat, ChatPlan, PlanStep, UpcomingChat } from '@spotter/contract';
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
    ownText: null,
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
    'GET /follow-ups': () => ({ value: upcomingOf(stored) }),
    'POST /follow-ups/cancel': ({ body }) => ({ value: cancelMany(stored.plans, body.chats as Asked) }),
    'GET /chat/{id}/plan': ({ id }) => ({ value: planOf(id) }),
    'POST /chat/{id}/plan/{stepId}/cancel': ({ id, second }) => {
      stored.plans[id] = without(planOf(id), second);
      return { value: stored.plans[id] };
    },
    'PUT /chat/{id}/plan/{stepId}/text': ({ id, second, body }) => {
      const ownText = body.text as string | null;
      const plan = planOf(id);
      const steps = plan.steps.map((step) => (step._id === second ? { ...step, text: ownText, ownText } : step));
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

type Asked = { chatId: string; stepIds: string[] }[];

/** Returns a plan in which the coach canceled a step. */
function without(plan: ChatPlan, stepId: string): ChatPlan {
  const steps = plan.steps.map((step) =>
    step._id === stepId ? { ...step, at: null, state: 'cancelled' as const, reason: 'by-coach' as const } : step,
  );
  return { ...plan, steps };
}

/** Returns what is planned of all plans, next first. */
function upcomingOf({ plans, chats }: { plans: FakePlans; chats: Chat[] }): UpcomingChat[] {
  const found = chats.flatMap(({ _id, name, username, picture, from }): UpcomingChat[] => {
    const steps = (plans[_id]?.steps ?? []).flatMap(({ at, state, ...step }) =>
      state === 'planned' && at !== null ? [{ ...step, at, state }] : [],
    );
    return steps.length === 0 ? [] : [{ _id, name, username, picture, from, steps }];
  });
  return found.toSorted((one, other) => Date.parse(one.steps[0]!.at) - Date.parse(other.steps[0]!.at));
}

function cancelMany(plans: FakePlans, asked: Asked): CanceledFollowUps {
  const result: CanceledFollowUps = { canceled: 0, notCanceled: [] };
  for (const { chatId, stepIds } of asked)
    for (const stepId of stepIds) {
      const plan = plans[chatId];
      const step = plan?.steps.find(({ _id }) => _id === stepId);
      if (plan !== undefined && step?.state === 'planned') {
        plans[chatId] = without(plan, stepId);
        result.canceled += 1;
      } else {
        const reason = step === undefined ? 'not-found' : step.state === 'sent' ? 'sent' : 'not-planned';
        result.notCanceled.push({ chatId, stepId, reason });
      }
    }
  return result;
}
