import { agentToolNames, answerTopics, approvalVerdicts, draftProblems, offReasons } from '@spotter/domain/autoreply';
import { yesReasons } from '@spotter/domain/booking';
import { dangerWords, safetyCategories, safetyLines } from '@spotter/domain/safety';
import { dropReasons } from '@spotter/domain/sending';
import { z } from 'zod';
import { WhenUnanswered } from '../agents/agents.contract.ts';
import { ModelUse } from '../agents/model-use.contract.ts';
import { Decision } from '../chats/message.contract.ts';
import { defineRoute } from '../route.ts';
import { Id, IdParams, Instant, PageQuery } from '../values.ts';
import { NamedSource } from './named-source.contract.ts';

/** An agent's delay: a number of minutes, or as long as a person would take. */
export const AppliedDelay = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Custom'), minutes: z.number().int() }),
  z.object({ type: z.literal('Adaptative') }),
]);

/** The facts that were known when a decision was made, in plain fields. */
export const DecisionFacts = z.object({
  /** Whether autoreplies were on: for the account, and for the chat. */
  accountEnabled: z.boolean(),
  chatEnabled: z.boolean(),
  /** Why the chat was off; null while it was on. */
  offReason: z.enum(offReasons).nullable(),
  /** The agent that answers for the account; null when there was none. */
  agent: z.string().nullable(),
  planAllows: z.boolean(),
  /** Whether the agent had already engaged the conversation. */
  engaged: z.boolean(),
  optedOut: z.boolean(),
  otherAppOwnsThread: z.boolean(),
  /** Whether a tag marked them as a client, to whom nothing is sold. */
  client: z.boolean(),
  /** The other app that had the conversation, or had it before; null where none did, or it is not known. */
  otherAppId: z.string().nullable(),
  /** Whether the coach had taken the conversation from it. */
  tookThread: z.boolean(),
  /** How many messages of the contact waited for an answer. */
  unanswered: z.number().int(),
  /** How often composing an answer to these messages had failed. */
  failedAttempts: z.number().int(),
  quietMs: z.number().int(),
  /** Whether a message was so long that only its first and last 1,000 characters were judged. */
  judgedInPart: z.boolean(),
});

/** The model's answer whether what the contact wrote fits what the coach looks for. */
export const IntentAsked = z.object({
  /** All descriptions that it was asked about. */
  descriptions: z.array(z.string()),
  /** The one that fits; null: none. */
  fits: z.string().nullable(),
  model: ModelUse.nullable(),
});
export type IntentAsked = z.infer<typeof IntentAsked>;

/** The model's answer whether words that looked like danger are any. */
export const DangerAsked = z.object({
  /** The matter that it named, or that there is none; null: it could not be asked, or said something else. */
  says: z.enum(dangerWords).nullable(),
  model: ModelUse.nullable(),
});
export type DangerAsked = z.infer<typeof DangerAsked>;

/** How long the voice notes are that were heard, and what that cost in dollars; null: no price is set. */
export const HeardNotes = z.object({ seconds: z.number().int(), costDollars: z.number().nullable() });
export type HeardNotes = z.infer<typeof HeardNotes>;

/** The tools of agents, including those of earlier versions, because their records are kept. */
export const recordedTools = [...agentToolNames, 'find_times', 'book_call', 'move_call', 'cancel_call'] as const;

/** A draft that did not reach the contact, and what was wrong with it. */
export const RefusedDraft = z.object({
  /** Empty where there were no words, or where they would have revealed the instructions. */
  text: z.string(),
  problem: z.enum(draftProblems),
});
export type RefusedDraft = z.infer<typeof RefusedDraft>;

/** What the contact asked, the source that plainly answers it, and whether the answer uses it. */
export const FoundSource = z.object({
  /** In the contact's words. */
  asked: z.string(),
  /** null: none was found. */
  source: NamedSource.omit({ quote: true }).nullable(),
  used: z.boolean(),
});
export type FoundSource = z.infer<typeof FoundSource>;

/** A version of an agent, by its number. */
export const AgentVersionRef = z.object({ agentId: Id, number: z.number().int() });

/** The record of one decision, with everything it was based on. */
export const DecisionRecord = z.object({
  _id: Id,
  decision: Decision,
  /** The version of the agent that made it; null: there was no agent, or the record is older. */
  version: AgentVersionRef.nullable(),
  /** The contact's newest message that the decision is about. */
  messageId: Id.nullable(),
  facts: DecisionFacts.nullable(),
  delay: AppliedDelay.nullable(),
  /** When a wait ends. */
  until: Instant.nullable(),
  /** How long the platform's window was still open, in whole minutes; null when the contact never wrote. */
  windowLeftMinutes: z.number().int().nullable(),
  model: ModelUse.nullable(),
  /** The voice notes that it answers; null: none was heard. */
  heard: HeardNotes.nullable(),
  /** Whether a model was asked what the contact wants before this was decided, and its answer; null: it was not. */
  intent: IntentAsked.nullable(),
  /** Whether a model was asked about words that looked like danger, and its answer; null: it was not. */
  danger: DangerAsked.nullable(),
  /** The checks that an answer passed before it was sent, by name. */
  checks: z.array(z.enum(draftProblems)),
  /** The check that the first draft failed, after which it was written again. */
  repaired: z.enum(draftProblems).nullable(),
  /** The drafts that were refused before, oldest first. */
  refused: z.array(RefusedDraft),
  /** The faults of form whose parts were left out of the answer. */
  mended: z.array(z.enum(draftProblems)),
  /** The tools that the model used, in order. */
  tools: z.array(z.enum(recordedTools)),
  /** The names of the tags that came with it, and who gave them. */
  tags: z.array(z.object({ name: z.string(), by: z.enum(['agent', 'rule']) })),
  /** The name of the clip that came with it; null: none. */
  clip: z.string().nullable(),
  /** How the contact's answer to proposed times was judged, and why; null where there was none. */
  answered: z.object({ kind: z.string(), because: z.enum(yesReasons) }).nullable(),
  /** Whether the hand-over was severe, with caring words instead of an answer. */
  severe: z.boolean(),
  /** What ended the sales talk, and which line of defense saw it; null where nothing did. */
  seen: z.object({ line: z.enum(safetyLines), category: z.enum(safetyCategories) }).nullable(),
  /** Whether the model judged what the contact wrote, as it has to; null where it was not asked. */
  judged: z.boolean().nullable(),
  /** The moderation endpoint's category that made the agent's own draft be dropped; null where it was not. */
  draftFlagged: z.string().nullable(),
  /** What the answer rests on. */
  sources: z.array(NamedSource),
  /** What was asked and found; null: nothing was asked, the coach has entered nothing, or the record is older. */
  found: FoundSource.nullable(),
  /** Whether the coach wrote the words of this follow-up, for this chat alone. */
  ownText: z.boolean(),
  /** An answer of several messages: how many reached the platform, and why the rest did not. Null: it was one. */
  parts: z.object({ of: z.number().int(), sent: z.number().int(), dropped: z.enum(dropReasons).nullable() }).nullable(),
  /** The answer that was put before the coach, and the outcome of it; null: this decision asked for no word. */
  approval: z
    .object({
      text: z.string(),
      topic: z.enum(answerTopics),
      /** null: it waits. */
      outcome: z.enum([...approvalVerdicts, 'lapsed']).nullable(),
      /** Why it lapsed; null where it did not. */
      because: z.enum(dropReasons).nullable(),
      /** The coach's words that were sent instead; null: none. */
      sentText: z.string().nullable(),
      /** The first name of the person who decided, and when; null: nobody did. */
      by: z.string().nullable(),
      at: Instant.nullable(),
    })
    .nullable(),
  /** The question that neither offers, knowledge nor instructions answered, as the contact asked it; null: none. */
  unanswered: z.string().nullable(),
  /** What the coach chose for that, which the agent did; null: nothing was left unanswered, or records are older. */
  whenUnanswered: WhenUnanswered.nullable(),
});
export type DecisionRecord = z.infer<typeof DecisionRecord>;

export const decisionRoutes = {
  ofMessage: defineRoute({
    method: 'GET',
    path: '/chat/{id}/decisions/{messageId}',
    summary: 'Every decision about one message (either side’s), oldest first, each with what it was made of.',
    access: 'session',
    params: IdParams.extend({ messageId: Id }),
    response: z.array(DecisionRecord),
  }),
};

export const safetyCounters = [
  'doubleReplies',
  'repliesOverAPerson',
  'outsideWindow',
  'afterStop',
  'bookedNotInCalendar',
  'unwelcomeFollowUps',
  'undisclosed',
] as const;
export const SafetyCounterName = z.enum(safetyCounters);
export type SafetyCounterName = z.infer<typeof SafetyCounterName>;

/** How often something happened that must never happen, and out of how many cases. */
export const VoiceCounter = z.object({ count: z.number().int(), of: z.number().int() });
export type VoiceCounter = z.infer<typeof VoiceCounter>;

/** The seven counters over a coach's whole history, recounted from the messages themselves. */
export const SafetyRecord = z.object({
  /** Of the agent's replies: a second one before anyone else wrote. */
  doubleReplies: VoiceCounter,
  /** Of the agent's replies: sent after a person had written, before the chat was handed back. */
  repliesOverAPerson: VoiceCounter,
  /** Of the agent's replies: sent after the platform's window had closed. */
  outsideWindow: VoiceCounter,
  /** Of the contacts who asked to stop: those who got a message beyond the one confirmation. */
  afterStop: VoiceCounter,
  /** Of the calls that the agent booked: those it called booked without a confirmation by the calendar. */
  bookedNotInCalendar: VoiceCounter,
  /** Of the follow-ups: those sent after the lead answered, asked to stop or booked, or in the lead's night. */
  unwelcomeFollowUps: VoiceCounter,
  /** Of the messages that had to say that a machine writes: those that did not. */
  undisclosed: VoiceCounter,
  /** How many chats were counted, out of how many. Fewer than all: the rest is being counted, so ask again. */
  chats: VoiceCounter,
  countedAt: Instant,
});
export type SafetyRecord = z.infer<typeof SafetyRecord>;

/** One case behind a counter. */
export const SafetyRecordFinding = z.object({
  _id: Id,
  chatId: Id.nullable(),
  messageId: Id.nullable(),
  contactName: z.string().nullable(),
  /** The text of the message, or what was booked. */
  text: z.string(),
  date: Instant,
});
export type SafetyRecordFinding = z.infer<typeof SafetyRecordFinding>;

export const safetyRecordRoutes = {
  counters: defineRoute({
    method: 'GET',
    path: '/safety-record',
    summary: 'The seven counters of one voice over the whole history of the user.',
    access: 'session',
    response: SafetyRecord,
  }),
  findings: defineRoute({
    method: 'GET',
    path: '/safety-record/{counter}',
    summary: 'The messages or calls behind one counter, newest first.',
    access: 'session',
    params: z.object({ counter: SafetyCounterName }),
    query: PageQuery,
    response: z.array(SafetyRecordFinding),
    paged: true,
  }),
};
