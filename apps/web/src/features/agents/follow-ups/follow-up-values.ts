import { type Agent, FollowUps, FollowUpsBody } from '@spotter/contract';
import { type FollowUpRules, maxFollowUpSteps, unsetFollowUps } from '@spotter/domain/autoreply';
import { findPlaceholderProblem } from '@spotter/domain/wording';
import { z } from 'zod';

const StepValues = z.object({
  /** Names the step in the form. A stored one is named by its id. */
  key: z.string(),
  isNew: z.boolean(),
  /** As typed. */
  amount: z.string(),
  unit: z.enum(['minutes', 'hours']),
  /** null: the agent writes it. */
  text: z.string().nullable(),
});
export type StepValues = z.infer<typeof StepValues>;

/** The values of the follow-ups' form. Any input is allowed here; saving checks it. */
export const FollowUpValues = z.object({
  enabled: z.boolean(),
  steps: z.array(StepValues).max(maxFollowUpSteps),
  from: z.string(),
  to: z.string(),
  maxUnanswered: z.number(),
});
export type FollowUpValues = z.infer<typeof FollowUpValues>;

const stepFields = FollowUps.shape.steps.element.shape;

/** What the server takes of one step. */
export const stepLimits = {
  minutes: { min: stepFields.afterMinutes.minValue ?? 0, max: stepFields.afterMinutes.maxValue ?? Infinity },
  text: stepFields.text.unwrap().maxLength ?? Infinity,
};

/** Hours after which the templates follow up: once while the lead is around, once before the window closes. */
const usualHours = [3, 20];

/** Returns the form's values for an agent's follow-ups, or those of an agent that has none. */
export function followUpValuesOf(followUps: Agent['followUps'] | null): FollowUpValues {
  const { enabled, quietHours, maxUnanswered } = followUps ?? unsetFollowUps;
  return {
    enabled,
    steps: (followUps?.steps ?? []).map(({ _id, afterMinutes, text }) => {
      const inHours = afterMinutes % 60 === 0;
      return {
        key: _id,
        isNew: false,
        amount: String(inHours ? afterMinutes / 60 : afterMinutes),
        unit: inHours ? 'hours' : 'minutes',
        text,
      };
    }),
    from: quietHours.from,
    to: quietHours.to,
    maxUnanswered,
  };
}

/** Returns the follow-ups that a template brings. */
export function usualFollowUps(): FollowUpValues {
  const blank: FollowUpValues = { ...followUpValuesOf(null), enabled: true };
  return usualHours.reduce<FollowUpValues>((values, hours) => withStep(values, hours), blank);
}

/** Adds a step that the agent writes, by default a while after the last one. */
export function withStep(values: FollowUpValues, hours?: number): FollowUpValues {
  const { steps } = values;
  const last = steps.at(-1);
  const minutes = last === undefined ? 0 : (minutesAfter(last) ?? 0);
  const next = hours ?? Math.min(Math.floor(minutes / 60) + 3, 23);
  // A step that was removed leaves its key free.
  let number = steps.length + 1;
  while (steps.some(({ key }) => key === `new-${number}`)) number += 1;
  const step: StepValues = { key: `new-${number}`, isNew: true, amount: String(next), unit: 'hours', text: null };
  return { ...values, steps: [...steps, step] };
}

/** Returns the minutes of a step; null where what is typed is not a whole number of them. */
function minutesAfter({ amount, unit }: StepValues): number | null {
  const count = amount.trim() === '' ? NaN : Number(amount);
  const minutes = unit === 'hours' ? count * 60 : count;
  return Number.isInteger(minutes) ? minutes : null;
}

/** What keeps a step from being saved. */
export type StepProblem = 'time' | 'order' | 'no-text' | 'long-text' | 'placeholder';

/** Returns what is wrong with the steps, by their keys. */
export function stepProblems({ steps }: FollowUpValues): Map<string, StepProblem> {
  const problems = new Map<string, StepProblem>();
  for (const [index, step] of steps.entries()) {
    const problem = problemOf(step, steps[index - 1]);
    if (problem !== null) problems.set(step.key, problem);
  }
  return problems;
}

function problemOf(step: StepValues, before: StepValues | undefined): StepProblem | null {
  const minutes = minutesAfter(step);
  const { min, max } = stepLimits.minutes;
  if (minutes === null || minutes < min || minutes > max) return 'time';
  if (before !== undefined && minutes <= (minutesAfter(before) ?? 0)) return 'order';
  if (step.text === null) return null;
  if (step.text.trim() === '') return 'no-text';
  if (step.text.trim().length > stepLimits.text) return 'long-text';
  return findPlaceholderProblem(step.text) === null ? null : 'placeholder';
}

/** Whether the quiet hours leave time for a follow-up, and both are whole. */
export function areQuietHoursWhole({ from, to }: FollowUpValues): boolean {
  return FollowUpsBody.shape.quietHours.safeParse({ from, to }).success;
}

/** Whether the follow-ups can be saved. */
export function areFollowUpsWhole(values: FollowUpValues): boolean {
  return stepProblems(values).size === 0 && areQuietHoursWhole(values);
}

export function areSameFollowUps(left: FollowUpValues, right: FollowUpValues): boolean {
  return JSON.stringify(bodyOfFollowUps(left)) === JSON.stringify(bodyOfFollowUps(right));
}

/** Returns the follow-ups as the server takes them. */
export function bodyOfFollowUps(values: FollowUpValues): FollowUpsBody {
  return {
    enabled: values.enabled,
    steps: values.steps.map((step) => ({
      ...(step.isNew ? {} : { _id: step.key }),
      afterMinutes: minutesAfter(step) ?? 0,
      text: step.text === null ? null : step.text.trim(),
    })),
    quietHours: { from: values.from, to: values.to },
    maxUnanswered: values.maxUnanswered,
  };
}

/** Returns the follow-ups as the rules know them, without the steps that are not whole yet; they count as on. */
export function rulesOfFollowUps(values: FollowUpValues): FollowUpRules {
  const problems = stepProblems(values);
  return {
    enabled: true,
    steps: values.steps.flatMap((step) => {
      const afterMinutes = minutesAfter(step);
      const problem = problems.get(step.key);
      if (afterMinutes === null || problem === 'time' || problem === 'order') return [];
      return [{ id: step.key, afterMinutes, text: step.text }];
    }),
    quietHours: { from: values.from, to: values.to },
    maxUnanswered: values.maxUnanswered,
  };
}
