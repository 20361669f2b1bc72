import {
  answerModes,
  bubbleChoices,
  delayMinutes,
  disclosureModes,
  maxDisclosureLength,
  unansweredChoices,
} from '@spotter/domain/autoreply';
import { chatLanguages } from '@spotter/language/detection/chat-languages';
import { z } from 'zod';
import { NamedSource } from '../autoreply/named-source.contract.ts';
import { Decision } from '../chats/message.contract.ts';
import { perChannel } from '../channel-source.ts';
import { PauseBody } from '../follow-ups/pause.contract.ts';
import { FollowUps, FollowUpsBody } from '../follow-ups/sequence.contract.ts';
import { defineRoute } from '../route.ts';
import { Id, IdParams, Instant, PageQuery } from '../values.ts';
import { Keyword, KeywordRules } from './keyword-rules.contract.ts';

/** Spelled as on the wire: `Adaptative` waits as long as a person would, `Custom` waits `delayTime` minutes. */
export const DelayType = z.enum(['Custom', 'Adaptative']);

export const AgentConfig = z.object({
  /** One of the models that `GET /agent/models` offers; null or empty uses the first. */
  model: z.string().max(200).nullish(),
  /** The coach's instructions. */
  prompt: z.string().trim().min(1, 'Instructions are required').max(20_000),
  delayType: DelayType.default('Custom'),
  delayTime: z
    .number()
    .refine((minutes) => (delayMinutes as readonly number[]).includes(minutes), 'Not one of the delays offered')
    .default(0),
  /** What to learn about a lead, in the order of asking; empty: the usual fields. */
  fields: z.array(z.string().trim().min(1).max(40)).max(12).optional(),
  /** The words for a person in need before the chat is handed over to the coach; null or empty: Spotter's own. */
  caringWords: z.string().trim().max(900).nullish(),
  /**
   * The answer to a lead who asks whether a machine writes. Where it does not say so, Spotter's sentence goes
   * first. Null: Spotter's own.
   */
  disclosureWords: z.string().trim().max(300).nullish(),
});

/** The offers that an agent may speak of: all, those to come included, or the named ones. */
const AgentOffers = z.union([z.literal('all'), z.array(Id).max(100)]);

/**
 * What an agent does after a question that neither offers, knowledge nor instructions answer. It says that it
 * will ask; then the talk goes on, or the coach has the chat.
 */
export const WhenUnanswered = z.enum(unansweredChoices);
export type WhenUnanswered = z.infer<typeof WhenUnanswered>;

/**
 * How the agent says that a machine writes, in the first message to a lead, its first after 30 days of silence
 * and its first after a person handed the chat back. `where_required`: where the lead lives in a place whose law
 * asks for it, or that is not known. `on_question`: only to a lead who asks, who is answered truthfully in each.
 */
export const Disclosure = z.object({
  mode: z.enum(disclosureModes),
  /**
   * The coach's own sentence by the chat's language; Spotter's where there is none. One that does not say that a
   * machine writes is refused.
   */
  words: z.partialRecord(z.enum(chatLanguages), z.string().trim().min(1).max(maxDisclosureLength)).nullable(),
});
export type Disclosure = z.infer<typeof Disclosure>;

export const AgentBody = z.object({
  name: z.string().trim().min(1, 'A name is required').max(120),
  description: z.string().trim().max(500).nullish(),
  config: AgentConfig,
  /** The id of the linked bot, by channel. An account has at most one agent, so linking it here moves it. */
  ...perChannel('short', () => Id.nullish()),
  keywords: z.array(Keyword).max(200).optional(),
  /** How `keywords` are looked for, and what keeps them from starting the agent. Absent: as stored. */
  keywordRules: KeywordRules.optional(),
  rekeywords: z.array(Keyword).max(200).optional(),
  /** How `rekeywords` are looked for, and what keeps them from bringing the agent back. Absent: as stored. */
  rekeywordRules: KeywordRules.optional(),
  /** A new agent without them has none. */
  followUps: FollowUpsBody.optional(),
  /** The offers that it may speak of, by their ids; a new agent without them may speak of all. */
  offers: AgentOffers.optional(),
  /** A new agent without it always says so, in Spotter's words. */
  disclosure: Disclosure.optional(),
  /** The last words to a lead who does not fit, instead of the agent's own; null or empty: it writes them. */
  goodbye: z.string().trim().max(500).nullish(),
  /** How many messages an answer may leave as, at most. A new agent without it sends one. */
  bubbles: z.literal(bubbleChoices).optional(),
  /** A new agent without it goes on. */
  whenUnanswered: WhenUnanswered.optional(),
  /**
   * Whether questions that offers or knowledge answer are answered after a hand-over for a wish for a person or a
   * question without an answer, until the coach writes. A new agent without it does so.
   */
  answersAfterHandOver: z.boolean().optional(),
  /** Whether answers go out on their own, or wait in the chat for the coach's word. A new agent sends them. */
  answers: z.enum(answerModes).optional(),
});
export type AgentBody = z.infer<typeof AgentBody>;

export const Agent = z.object({
  _id: Id,
  name: z.string(),
  description: z.string().nullable(),
  user: Id,
  config: z.object({
    model: z.string().nullable(),
    prompt: z.string(),
    delayType: DelayType,
    delayTime: z.number(),
    fields: z.array(z.string()).optional(),
    caringWords: z.string().nullish(),
    disclosureWords: z.string().nullish(),
  }),
  ...perChannel('short', () => Id.nullable()),
  keywords: z.array(z.string()),
  keywordRules: KeywordRules,
  rekeywords: z.array(z.string()),
  rekeywordRules: KeywordRules,
  followUps: FollowUps,
  disclosure: Disclosure,
  goodbye: z.string().nullable(),
  bubbles: z.literal(bubbleChoices),
  offers: AgentOffers,
  whenUnanswered: WhenUnanswered,
  answersAfterHandOver: z.boolean(),
  answers: z.enum(answerModes),
  /** Until when the agent is silent on all its accounts; null while it is not paused. */
  pausedUntil: Instant.nullable(),
  /** The number of the published version. */
  version: z.number().int(),
});
export type Agent = z.infer<typeof Agent>;

/** The language models that agents may use, and whether the account may use them now. */
export const AgentModels = z.object({
  /** The first one is the default. */
  models: z.array(z.string()),
  /** Until when agents wait because today's budget of the account or the server is used up. */
  pausedUntil: Instant.nullable(),
  /** What the account has used of its budget today (UTC), for all purposes; null: it has no budget of its own. */
  budget: z
    .object({
      tokens: z.number().int(),
      limit: z.number().int(),
      /** In whole percent; at 100 agents wait until `resetsAt`. A warning comes at 80 and at 95. */
      percentUsed: z.number().int().min(0).max(100),
      resetsAt: Instant,
    })
    .nullable(),
});
export type AgentModels = z.infer<typeof AgentModels>;

/** Max length of a whole trial conversation, in characters. */
const maxTrialLength = 20_000;

/** Max length of what a trial remembers, in characters. */
const maxPracticeLength = 60_000;

/** Where the times come from that an agent offers in a trial. */
export const PracticeGround = z.object({
  /** `own`: no calendar is connected, so that only Spotter's own calls count as busy. */
  calendar: z.enum(['own', 'google-calendar', 'calendly']),
  /** Whether the coach has set call hours; otherwise usual working hours are offered. */
  hasOwnHours: z.boolean(),
  /** The coach's time zone, IANA. */
  timeZone: z.string(),
});
export type PracticeGround = z.infer<typeof PracticeGround>;

/** What an agent would do with a conversation. */
export const AgentTrial = z.object({
  decision: Decision.omit({ at: true }),
  /** null when it would not answer. */
  answer: z.string().nullable(),
  /** The answer as it would leave, in one message or more; empty without one. */
  messages: z.array(z.string()),
  /** What the answer rests on. */
  sources: z.array(NamedSource),
  /** What the agent knows of the lead by now. */
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  /** The start of the practice call; null while there is none. */
  call: Instant.nullable(),
  /** What the trial has learned and booked for practice; the trial's next message sends it back. */
  practice: z.string().max(maxPracticeLength),
});
export type AgentTrial = z.infer<typeof AgentTrial>;

export const agentRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/agent/',
    summary: "The user's agents.",
    access: 'session',
    scope: 'read',
    query: PageQuery,
    response: z.array(Agent),
    paged: true,
  }),
  models: defineRoute({
    method: 'GET',
    path: '/agent/models',
    summary: "The language models that agents may use, today's use of the budget, and until when they wait for more.",
    access: 'session',
    response: AgentModels,
  }),
  find: defineRoute({
    method: 'GET',
    path: '/agent/{id}',
    summary: 'One agent.',
    access: 'session',
    scope: 'read',
    params: IdParams,
    response: Agent,
  }),
  create: defineRoute({
    method: 'POST',
    path: '/agent/',
    summary: 'Creates an agent.',
    access: 'session',
    body: z.object({ agent: AgentBody }),
    response: Agent,
    status: 201,
  }),
  update: defineRoute({
    method: 'PUT',
    path: '/agent/{id}',
    summary: 'Changes an agent, which publishes a new version; takes the whole agent as the client holds it.',
    access: 'session',
    params: IdParams,
    body: AgentBody,
    response: Agent,
  }),
  pause: defineRoute({
    method: 'POST',
    path: '/agent/{id}/pause',
    summary: 'Keeps an agent silent until an instant; what leads write meanwhile is answered then.',
    access: 'session',
    scope: 'agents',
    params: IdParams,
    body: PauseBody,
    response: Agent,
  }),
  try: defineRoute({
    method: 'POST',
    path: '/agent/{id}/try',
    summary:
      'What the agent would do with this conversation. Nothing is sent or stored; the tokens count. With `agent` that is tried instead of the stored one; `new` as the id tries one that was never stored.',
    access: 'session',
    params: IdParams,
    body: z.object({
      /** Oldest first; the last one is the lead's. */
      messages: z
        .array(z.object({ from: z.enum(['lead', 'agent']), text: z.string().trim().min(1).max(2000) }))
        .min(1)
        .max(60)
        .refine((messages) => messages.at(-1)?.from === 'lead', 'The last message must be from the lead')
        .refine(
          (messages) => messages.reduce((sum, { text }) => sum + text.length, 0) <= maxTrialLength,
          `A conversation to try may hold ${maxTrialLength.toLocaleString('en-US')} characters at most`,
        ),
      agent: AgentBody.optional(),
      /** The `practice` of the trial's last answer; calls are booked only in it. */
      practice: z.string().max(maxPracticeLength).nullish(),
    }),
    response: AgentTrial,
  }),
  practice: defineRoute({
    method: 'GET',
    path: '/agent/{id}/practice',
    summary: 'Which calendar and hours the open times of a trial come from; `new` as the id: those of a new agent.',
    access: 'session',
    params: IdParams,
    response: PracticeGround,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/agent/{id}',
    summary: 'Deletes an agent. Its accounts stay connected and get no more autoreplies.',
    access: 'session',
    params: IdParams,
    response: z.object({ ok: z.literal(true) }),
  }),
};
