import { z } from 'zod';

const instant = z.iso.datetime().transform((text) => new Date(text));

/** A case of `plans.jsonl`: what a chat's plan of follow-ups must be. */
export const planCase = z.object({
  id: z.string(),
  facts: z.object({
    lastInboundAt: instant.nullable(),
    silentSince: instant.nullable(),
    asked: z.boolean(),
    lastSpeaker: z.enum(['contact', 'agent', 'coach', 'other-app']),
    zone: z.string(),
    ends: z.array(z.enum(['agent-off', 'taken-over', 'opted-out', 'call-booked', 'said-no', 'needs-person'])),
    pausedUntil: instant.nullable(),
    notBefore: instant.nullable(),
    sent: z.array(z.object({ stepId: z.string(), at: instant })),
    canceled: z.array(z.string()),
  }),
  rules: z.object({
    enabled: z.boolean(),
    steps: z.array(z.object({ id: z.string(), afterMinutes: z.number(), text: z.string().nullable() })),
    quietHours: z.object({ from: z.string(), to: z.string() }),
    maxUnanswered: z.number(),
  }),
  now: instant,
  expected: z.object({
    steps: z.array(z.object({ stepId: z.string(), state: z.string(), at: instant.optional(), reason: z.string() })),
    nextAt: instant.nullable(),
  }),
});
export type PlanCase = z.infer<typeof planCase>;

/** A case of `proactive.jsonl`: whether something may be said that nobody asked for. */
export const proactiveCase = z.object({
  id: z.string(),
  lang: z.string(),
  situation: z.object({
    agentOn: z.boolean(),
    accountOn: z.boolean(),
    accountConnected: z.boolean(),
    planAllows: z.boolean(),
    coachTookOver: z.boolean(),
    otherAppHolds: z.boolean(),
    optedOut: z.boolean(),
    unansweredTexts: z.array(z.string()),
    answerOnItsWay: z.boolean(),
    platformPausedUntilMinutes: z.number().nullable(),
    minutesSinceContactWrote: z.number().nullable(),
    contactLocalTime: z.string().nullable(),
  }),
  reason: z.enum(['call-reminder', 'call-news', 'no-show', 'no-show-again', 'asked-for-later']),
  expected: z.enum(['send', 'wait', 'silent']),
});
export type ProactiveCase = z.infer<typeof proactiveCase>;
