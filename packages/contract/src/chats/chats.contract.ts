import { offReasons, spamMarks, windowReasons } from '@spotter/domain/autoreply';
import { lostReasons, maxLostNoteLength, scoreReasons } from '@spotter/domain/inbox';
import { z } from 'zod';
import { Source } from '../channel-source.ts';
import { PauseBody } from '../follow-ups/pause.contract.ts';
import { NextStep } from '../follow-ups/next-step.contract.ts';
import { defineRoute } from '../route.ts';
import { Id, IdParams, Instant, PageQuery } from '../values.ts';
import { ChatNotification } from '../notifications/notifications.contract.ts';
import { Decision, Message, Referral, Thumb } from './message.contract.ts';
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

const LostBody = Lost.extend({ note: z.string().trim().max(maxLostNoteLength).nullable().default(null) });

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
  /** Only what is taken for spam, which is in no other list. */
  spam: z.literal('true').optional(),
});
export type ChatFilter = z.infer<typeof ChatFilter>;

const MessageParams = IdParams.extend({ messageId: Id });

export const chatRoutes = {
  find: defineRoute({
    method: 'GET',
    path: '/chat/{id}',
    summary: 'One chat with its newest 100 messages; `cursor` leads to older ones.',
    access: 'session',
    params: IdParams,
    query: PageQuery,
    response: Chat,
    paged: true,
  }),
  image: defineRoute({
    method: 'GET',
    path: '/chat/image/{chatId}',
    summary: "The contact's picture, by the session or by the signed address that the chat's `picture` holds.",
    access: 'anyone',
    params: z.object({ chatId: Id }),
    query: z.object({ expires: z.string().optional(), signature: z.string().optional() }),
    response: z.string().meta({ contentMediaType: 'image/webp' }),
    answers: 'image/webp',
  }),
  listForBot: defineRoute({
    method: 'GET',
    path: '/chat/bot/{botId}',
    summary: 'The chats of an account, newest first, each with its last message; searched and filtered as asked.',
    access: 'session',
    params: z.object({ botId: Id }),
    query: PageQuery.extend(ChatFilter.shape),
    response: z.array(Chat),
    paged: true,
  }),
  update: defineRoute({
    method: 'PUT',
    path: '/chat/{id}',
    summary: "Changes a chat's stage, its recorded facts, its autoreply switch, or whether it is spam.",
    access: 'session',
    caller: 'setter',
    params: IdParams,
    body: z.object({
      /** Without `lost`, a lead who becomes lost is so for the reason `other`. */
      stage: ChatStage.optional(),
      /** Only for a lead who is lost, or becomes so by `stage`. */
      lost: LostBody.optional(),
      chatEnabled: z.boolean().optional(),
      neverAutoreply: z.boolean().optional(),
      /** False is remembered for the contact, and lets the agent answer what they wrote. */
      spam: z.boolean().optional(),
      /** All facts: one that is left out is deleted. */
      facts: z.array(Fact).max(40).optional(),
    }),
    response: Chat,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/chat/{id}',
    summary:
      "Deletes a chat for good, with the contact's name and address in its calls. A wish not to be written to is kept.",
    access: 'session',
    params: IdParams,
    response: z.object({ ok: z.literal(true) }),
  }),
  exportContact: defineRoute({
    method: 'GET',
    path: '/chat/{id}/export',
    summary: 'All that is stored about the contact of a chat, as a file to download.',
    access: 'session',
    caller: 'setter',
    params: IdParams,
    response: z.record(z.string(), z.unknown()),
  }),
  setEnabled: defineRoute({
    method: 'POST',
    path: '/chat/change-able',
    summary: 'Switches the autoreplies of one chat; switching on may tell the agent what to know.',
    access: 'session',
    caller: 'setter',
    body: z.object({ chatId: Id, chatEnabled: z.boolean(), note: z.string().trim().max(500).optional() }),
    response: Chat,
  }),
  read: defineRoute({
    method: 'POST',
    path: '/chat/{id}/read',
    summary: "Marks the contact's messages as read by the coach. The contact does not see it.",
    access: 'session',
    caller: 'setter',
    params: IdParams,
    response: Chat,
  }),
  cancelPendingReply: defineRoute({
    method: 'POST',
    path: '/chat/{id}/pending-reply/cancel',
    summary: "Drops the agent's pending answer to what was written so far; the agent stays on for what comes next.",
    access: 'session',
    caller: 'setter',
    params: IdParams,
    response: Chat,
  }),
  pause: defineRoute({
    method: 'POST',
    path: '/chat/{id}/pause',
    summary: 'Keeps the agent silent in a chat until an instant; what the lead writes meanwhile is answered then.',
    access: 'session',
    caller: 'setter',
    params: IdParams,
    body: PauseBody,
    response: Chat,
  }),
  suggest: defineRoute({
    method: 'POST',
    path: '/chat/{id}/suggest',
    summary: 'Drafts up to three different answers for the coach to look over. Nothing is sent or stored.',
    access: 'session',
    caller: 'setter',
    params: IdParams,
    response: z.object({
      text: z.string(),
      /** Other moves than the first. */
      others: z.array(z.string()).max(2),
    }),
  }),
  retryMessage: defineRoute({
    method: 'POST',
    path: '/chat/{id}/messages/{messageId}/retry',
    summary: 'Sends a failed message again.',
    access: 'session',
    caller: 'setter',
    params: MessageParams,
    response: Message,
  }),
  settleMessage: defineRoute({
    method: 'POST',
    path: '/chat/{id}/messages/{messageId}/settle',
    summary: 'The coach says whether an unconfirmed message arrived, having looked in the app.',
    access: 'session',
    caller: 'setter',
    params: MessageParams,
    body: z.object({ outcome: z.enum(['sent', 'not-sent']) }),
    response: Message,
  }),
  setThumb: defineRoute({
    method: 'PUT',
    path: '/chat/{id}/messages/{messageId}/thumb',
    summary: "Says what you think of an agent's answer, in the place of what was said before; null takes it back.",
    access: 'session',
    caller: 'setter',
    params: MessageParams,
    body: z.object({ thumb: Thumb.nullable() }),
    response: Message,
  }),
};
