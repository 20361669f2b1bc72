import { onboardingSteps } from '@spotter/domain/dashboard';
import { z } from 'zod';
import { NeedsYou } from '../chats/needs-you.contract.ts';
import { Source } from '../channel-source.ts';
import { defineRoute } from '../route.ts';
import { Day, Id, Instant } from '../values.ts';

const Count = z.number().int();

/** A chat and the name of its contact. */
const NamedChat = z.object({ chatId: Id, name: z.string() });

/** What a coach sees first. No count is above `highestCount`. */
export const Today = z.object({
  /** The user's day; all days here are in the user's zone, IANA. */
  day: Day,
  timeZone: z.string(),
  /** Today's calls; `next`: the first that is not over. */
  calls: z.object({ count: Count, next: z.object({ name: z.string(), start: Instant }).nullable() }),
  /** Chats that need the coach; `first`: the most urgent. */
  needsYou: z.object({ count: Count, first: NamedChat.extend({ why: NeedsYou.shape.why }).nullable() }),
  /** Qualified leads without a call who were active within a week; `first`: the one who was active last. */
  hotLeads: z.object({ count: Count, first: NamedChat.nullable() }),
  /** Leads who first wrote since the last visit; `newest`: the last of them. */
  newLeads: z.object({ count: Count, since: Instant, newest: NamedChat.extend({ credentialId: Id }).nullable() }),
  /** Calls booked since Sunday. */
  bookedThisWeek: z.object({ count: Count }),
});
export type Today = z.infer<typeof Today>;

export const OnboardingStep = z.enum(onboardingSteps);

/** The progress of a new coach. */
export const Onboarding = z.object({
  /** In the order in which they are shown. */
  steps: z.array(z.object({ step: OnboardingStep, done: z.boolean() })),
  /** The next step; null when all are done. */
  next: OnboardingStep.nullable(),
  dismissed: z.boolean(),
  /** The agent that the steps are about: the one that answers for an account, else the oldest; null: there is none. */
  agentId: Id.nullable(),
  /** Set once that agent answers for an account and has a keyword: what to write there, and where. */
  live: z
    .object({
      keyword: z.string(),
      account: z.string(),
      from: Source,
      /** Opens a chat with the account in the platform's app. */
      messageUrl: z.url(),
    })
    .nullable(),
});
export type Onboarding = z.infer<typeof Onboarding>;

const Done = z.object({ ok: z.literal(true) });

export const dashboardRoutes = {
  today: defineRoute({
    method: 'GET',
    path: '/today',
    summary:
      "What today has for the user: calls, chats that need them, hot leads, what is new, and the week's bookings.",
    access: 'session',
    response: Today,
  }),
  visit: defineRoute({
    method: 'POST',
    path: '/today/visit',
    summary:
      'Remembers that the user looks at the dashboard. What is new counts from the visit before; visits less than 30 minutes apart are one.',
    access: 'session',
    caller: 'person',
    response: Done,
  }),
  onboarding: defineRoute({
    method: 'GET',
    path: '/onboarding',
    summary: 'How far a new coach has come, and what comes next.',
    access: 'session',
    response: Onboarding,
  }),
  setOnboarding: defineRoute({
    method: 'PUT',
    path: '/onboarding',
    summary: 'Dismisses the checklist, or brings it back.',
    access: 'session',
    caller: 'person',
    body: z.object({ dismissed: z.boolean() }),
    response: Onboarding,
  }),
};
