import { offReasons, spamMarks, windowReasons } from '@spotter/domain/autoreply';
import { lostReasons, scoreReasons } from '@spotter/domain/inbox';
import { z } from 'zod';
import { Source } from '../channel-source.ts';
import { NextStep } from '../follow-ups/next-step.contract.ts';
import { Id, Instant } from '../values.ts';
import { ChatNotification } from '../notifications/notifications.contract.ts';
import { Colleague, NextAction } from './assignee.contract.ts';
import { Decision, Message, Referral } from './message.contract.ts';
import { ChangeOfHands } from './change-of-hands.contract.ts';
import { Proposal } from './proposal.contract.ts';
import { Leak, NeedsYou } from './needs-you.contract.ts';

export const ChatStage = z.enum(['new', 'engaged', 'qualified', 'booked', 'lost', 'needs_you']);
export type ChatStage = z.infer<typeof ChatStage>;

/** Why a lead is lost. */
export const Lost = z.object({
  reason: z.enum(lostReasons),
  /** More about it in words. */
  note: z.string().nullable(),
});
export type Lost = z.infer<typeof Lost>;

/** A known fact about a contact. */
export const Fact = z.object({ name: z.string().trim().min(1).max(40), value: z.string().trim().min(1).max(300) });
export type Fact = z.infer<typeof Fact>;

/**
 * How promising a lead is, from 0 to 100, and what moved that most. `value` is null, with the reason `severe`,
 * where they may be in danger or under age: they are not scored.
 */
export const Score = z.object({ value: z.number().int().nullable(), reasons: z.array(z.enum(scoreReasons)) });
export type Score = z.infer<typeof Score>;

/** Another app that has a conversation. */
export const OtherApp = z.object({
  /** As the platform names it; null: it did not. */
  appId: z.string().nullable(),
  since: Instant.nullable(),
  /** Whether the platform lets the coach take the conversation from it. */
  canTake: z.boolean(),
});
export type OtherApp = z.infer<typeof OtherApp>;

/**
 * What decides, besides the switches, whether the agent answers the next message:
 * see `agentStateOf` of the domain.
 */
export const Answering = z.object({
  /** The agent that answers for the account. */
  agentId: Id.nullable(),
  /** Why the chat is off; null while it is on. */
  offReason: z.enum(offReasons).nullable(),
  /** Whether a trigger fired once, or the coach let the agent answer. */
  engaged: z.boolean(),
  /** Whether they asked to stop and have written no trigger since. */
  optedOut: z.boolean(),
  /** The other app that has the conversation: Meta's inbox, its own agent, or another tool; null: it is ours. */
  otherApp: OtherApp.nullable(),
  /** The app that the coach took the conversation from, and may give it back to; null: no such app. */
  takenFrom: z.object({ appId: z.string().nullable(), at: Instant }).nullable(),
  /** When it starts to need a keyword again; null while it does not. */
  sleepsFrom: Instant.nullable(),
});
export type Answering = z.infer<typeof Answering>;

export const Chat = z.object({
  _id: Id,
  /** The contact's id at the platform. */
  senderId: z.string(),
  username: z.string().nullable(),
  /** The contact's display name, beside the username. */
  name: z.string().nullable(),
  /** The signed address of the contact's picture for `<img>`; it expires. Null when there is none. */
  picture: z.string().nullable(),
  chatEnabled: z.boolean(),
  /** Oldest first. `GET /chat/{id}`: the newest 100; lists: the last entry only. */
  history: z.array(Message),
  /** The platform's id of the account (`Bot.igId`). */
  bot: z.string(),
  /** The bot's `_id`. */
  botId: Id,
  /** The account's credential, which the chat view needs for its way back. */
  credentialId: Id,
  from: Source,
  stage: ChatStage,
  /** Why they are lost; null where they are not, or were lost before there were reasons. */
  lost: Lost.nullable(),
  /** What the agent learned or the coach wrote down, in the order of asking. */
  facts: z.array(Fact),
  /** The tags that it has, oldest first, and who gave each. */
  tags: z.array(z.object({ _id: Id, by: z.enum(['hand', 'agent', 'rule', 'import']) })),
  /** When the agent will answer; null when nothing is pending. */
  pendingReply: z.object({ at: Instant }).nullable(),
  lastDecision: Decision.nullable(),
  /** What the chat's plan says comes next without the contact writing again; null where nothing does. */
  nextStep: NextStep.nullable(),
  /** The agent's answer that waits for the coach's word; null where none does. */
  proposal: Proposal.nullable(),
  /** Who of the workspace takes care of the lead; null: nobody. */
  assignee: Colleague.nullable(),
  /** What is to be done next about the lead; null: nothing is written down. */
  nextAction: NextAction.nullable(),
  /** Set while a person has the chat. */
  takenOver: z.object({ at: Instant, via: z.enum(['inbox', 'app']) }).nullable(),
  answering: Answering,
  /** Until when the coach wants the agent silent in this chat; null while the chat itself is not paused. */
  pausedUntil: Instant.nullable(),
  /** Oldest first: the newest 200 with one chat, the newest 20 with its live changes, none with lists. */
  changesOfHands: z.array(ChangeOfHands),
  /** When the platform's window closes, 24 hours for most messages; null when the contact never wrote. */
  windowClosesAt: Instant.nullable(),
  /** Until when messages are certainly taken: earlier than `windowClosesAt` after an ad, which may open 7 days. */
  windowCertainUntil: Instant.nullable(),
  /** Why the window is what it is. `ad-refused`: an ad brought them, but the platform refused a message. */
  windowReason: z.enum(windowReasons),
  /** When the coach can no longer write either: 7 days after the contact's last message. */
  coachWindowClosesAt: Instant.nullable(),
  /** What the coach may send now: as usual, only as a person (the 7 days), or nothing. */
  sendWindow: z.enum(['open', 'human-agent', 'closed']),
  /** Messages of the contact that the coach has not read; the agent's answers do not read them. */
  unread: z.number().int(),
  /** Why a person should look; null while no one has to. */
  needsYou: NeedsYou.nullable(),
  /** How the lead is about to be lost; null: they are not. */
  leak: Leak.nullable(),
  /** How promising the lead is; null: not computed yet. */
  score: Score.nullable(),
  /** How and when the coach was notified of the newest hand-over; null where they were not. */
  told: ChatNotification.nullable(),
  /** What the coach instructed the agent when handing the chat back; it is valid while the agent has the chat. */
  handBackNote: z.string().nullable(),
  referral: Referral.nullable(),
  /** Whether the contact is on the never list: the agent leaves friends and clients alone. */
  neverAutoreply: z.boolean(),
  /** Who took the contact for a seller: the agent saw it, or the coach marked it; null: nobody does. */
  spam: z.enum(spamMarks).nullable(),
  /** Only in answers to `search`: the newest matching message; null when only the name matched. */
  match: z.object({ messageId: Id, excerpt: z.string(), date: Instant }).nullable(),
});
export type Chat = z.infer<typeof Chat>;

/** Whose chats are meant: those of who asks, or those that nobody has. */
export const AssigneeFilter = z.enum(['me', 'none']);
export type AssigneeFilter = z.infer<typeof AssigneeFilter>;

/** Filters for a list of chats. All given filters must match. */
export const ChatFilter = z.object({
  /** Words in names and messages; beginnings of words match, case and accents are ignored. */
  search: z.string().trim().max(100).optional(),
  needsYou: z.literal('true').optional(),
  unread: z.literal('true').optional(),
  /** Whether the agent may answer in the chat. */
  enabled: z.enum(['true', 'false']).optional(),
  stage: ChatStage.optional(),
  /** The id of a tag. */
  tag: Id.optional(),
  assignee: AssigneeFilter.optional(),
  /** Only what is taken for spam, which is in no other list. */
  spam: z.literal('true').optional(),
});
export type ChatFilter = z.infer<typeof ChatFilter>;
