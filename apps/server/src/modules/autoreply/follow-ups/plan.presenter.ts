import type { ChatPlan, NextStep, PlanStep } from '@spotter/contract';
import { type PlannedStep, type PlannedWish, planWish, findWindow } from '@spotter/domain/autoreply';
import { findCoachPause, findZone, type PlainChatState } from '../../chats/index.ts';
import { type ChatPlanNow, keptReason } from './chat-plan.ts';
import { fillStep } from './compose-follow-up.ts';

/** Returns a chat's plan in the contract's form, with fixed texts as they are said in the chat. */
export function presentPlan(
  { plan, facts, rules, outcomes, ownTexts, talkLaterAt, notBefore }: ChatPlanNow,
  { state, now }: { state: PlainChatState; now: Date },
): ChatPlan {
  const pause = findCoachPause(state, now);
  const { zone } = facts;
  const { because, closesAt } = findWindow(facts);
  const presentStep = (step: PlannedStep): PlanStep => {
    const outcome = outcomes.find(({ stepId }) => stepId === step.stepId);
    const own = rules.steps.find(({ id }) => id === step.stepId)?.text ?? null;
    const text = own && fillStep(state, own, now);
    const ownText = ownTexts.get(step.stepId) ?? null;
    const about = { _id: step.stepId, kind: 'follow-up', text, ownText, messageId: null } as const;
    switch (step.state) {
      case 'sent': {
        const sentText = outcome?.message?.text ?? text;
        const messageId = outcome?.messageId ?? null;
        return { ...about, at: step.at.toISOString(), text: sentText, state: 'sent', reason: 'sent', messageId };
      }
      case 'planned':
        return { ...about, at: step.at.toISOString(), state: 'planned', reason: step.reason };
      case 'canceled': {
        const stored = outcome === undefined ? null : keptReason(outcome);
        return { ...about, at: null, state: 'cancelled', reason: stored ?? step.reason };
      }
    }
  };
  return {
    steps: [
      ...plan.steps.map(presentStep),
      ...(talkLaterAt === null ? [] : [wishedStep(planWish(talkLaterAt, facts))]),
    ],
    windowEndsAt: closesAt?.toISOString() ?? null,
    windowReason: because,
    zone,
    zoneIsKnown: findZone(state) !== null,
    nextAt: nextStepOf({ plan, facts, talkLaterAt })?.at ?? null,
    notBefore: notBefore?.toISOString() ?? null,
    pause: pause === null ? null : { by: pause.by, until: pause.until.toISOString() },
  };
}

/** Returns what comes next of a chat's plan; null where nothing does. */
export function nextStepOf({
  plan,
  facts,
  talkLaterAt,
}: Pick<ChatPlanNow, 'plan' | 'facts' | 'talkLaterAt'>): NextStep | null {
  const wish = talkLaterAt === null ? null : planWish(talkLaterAt, facts);
  const wishedAt = wish?.state === 'planned' ? wish.at : null;
  const at = earliest([plan.nextAt, wishedAt]);
  return at && { kind: at === wishedAt ? 'talk-later' : 'follow-up', at: at.toISOString() };
}

function wishedStep(wish: PlannedWish): PlanStep {
  const what = { _id: 'talk-later', kind: 'talk-later', text: null, ownText: null, messageId: null } as const;
  return wish.state === 'planned'
    ? { ...what, at: wish.at.toISOString(), state: 'planned', reason: 'asked-for-later' }
    : { ...what, at: null, state: 'cancelled', reason: wish.reason };
}

function earliest(instants: (Date | null)[]): Date | null {
  return instants.filter((at) => at !== null).toSorted((left, right) => left.getTime() - right.getTime())[0] ?? null;
}
