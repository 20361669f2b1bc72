import {
  isAdClick,
  type AgentRules,
  type AnswersGiven,
  type Entry,
  type InboundMessage,
  type ReplySituation,
  type Turn,
} from '@spotter/domain/autoreply';
import { proposalActions, yesTitles } from '@spotter/domain/booking';
import { mediaStateOf } from '@spotter/domain/media';
import { triggersOf } from '../agents/index.ts';
import type { StoredDanger } from './answers/stored-danger.ts';
import type { ChatState, MessageRow } from './chat-state.ts';
import { isClient } from './tags/tags-of-chat.ts';
import { windowFactsOf } from './sending/window-facts.ts';

/** Returns the facts of the autoreply decision, taken from the present state of a chat. */
export function situationOf(
  state: ChatState,
  settings: { now: Date; quietMs: number; planAllowsAutoreplies: boolean },
): ReplySituation {
  const { chat, bot } = state;
  // What was dropped was never said.
  const said = state.messages.filter(({ aborted }) => !aborted);
  const unanswered = unansweredMessages(said, chat.canceledTurn);
  const before = said[said.length - unanswered.length - 1];
  return {
    now: settings.now,
    quietMs: settings.quietMs,
    bot: { enabled: bot.enabled },
    agent: state.agent === null ? null : rulesOf(state.agent, state.coachZone),
    planAllowsAutoreplies: settings.planAllowsAutoreplies,
    chat: {
      enabled: chat.autorepliesEnabled,
      offReason: chat.autorepliesEnabled ? null : (chat.offReason ?? 'coach-toggle'),
      handOverReason: chat.handOverReason,
      engaged: chat.engagedAt !== null,
      optedOut: chat.optedOutAt !== null,
      otherAppOwnsThread: chat.otherAppOwnsThread,
      neverAnswered: state.neverAnswered,
      client: isClient(state.tags),
      awaitsHandle: state.awaitsHandle,
      spam: chat.spam,
      knownContact: isKnownContact(state),
      handedBackAt: chat.handedBackAt,
      turnCanceled: isCanceled(state),
      answerWaits: chat.pendingReplyAt !== null,
    },
    unanswered: unanswered.map((message) => asInbound(message, chat)),
    answeredByPerson: answeredByPerson(said, unanswered.length).map((message) => asInbound(message, chat)),
    heardLate: heardLate(said, unanswered.length).map((message) => asInbound(message, chat)),
    ...windowFactsOf(chat),
    quietSince: before?.sentAt ?? null,
    failedAttempts: chat.failedTurn !== null && chat.failedTurn === unanswered.at(-1)?.id ? chat.failedAttempts : 0,
    recentTurns: earlierTurns(said, unanswered.length),
    answersGiven: answersIn(state, settings.now),
    settled: isSettled(state, before),
    callToCancel: chat.stage === 'booked' || (before?.author === 'agent' && before.quickReplies !== null),
    asksToConfirm: asksToConfirm(before),
    intentAnswers: state.messages.flatMap(({ intent, receivedAt }) =>
      intent === null ? [] : [{ ...intent, at: receivedAt }],
    ),
    dangerAnswers: state.messages.flatMap(({ danger, receivedAt }) =>
      danger === null ? [] : [{ ...danger, at: receivedAt }],
    ),
  };
}

/** Whether the coach had to do with the contact, or called them: a seller came unasked. */
function isKnownContact({ chat, call, messages }: ChatState): boolean {
  const wasCalled = chat.engagedKeyword !== null || chat.engagedPostId !== null || messages[0]?.author === 'agent';
  const isLead = call !== null || !['new', 'engaged'].includes(chat.stage);
  const byCoach = chat.notSpamAt !== null || chat.handedBackAt !== null;
  return byCoach || wasCalled || isLead || messages.some(({ author, aborted }) => author === 'coach' && !aborted);
}

/** A call is booked and our last message asked for nothing: a yes to it, or thanks, needs no answer. */
function isSettled({ chat }: ChatState, last: MessageRow | undefined): boolean {
  return chat.stage === 'booked' && last?.author === 'agent' && last.quickReplies === null && !last.text.includes('?');
}

/** Our last message has the button that agrees. */
function asksToConfirm(last: MessageRow | undefined): boolean {
  const titles = proposalActions.flatMap(yesTitles);
  return last?.author === 'agent' && last.quickReplies?.some(({ title }) => titles.includes(title)) === true;
}

function asInbound(message: MessageRow, chat: ChatState['chat']): InboundMessage {
  const media = mediaStateOf(message.attachments);
  return {
    id: message.id,
    text: message.text,
    kind: isOtherApps(message, chat) ? 'standby' : message.state === 'unsupported' ? 'unsupported' : 'content',
    hasAttachments: message.attachments.length > 0,
    ...(media === undefined ? {} : { media }),
    deleted: message.state === 'unsent',
    imported: message.imported,
    receivedAt: message.receivedAt,
    entry: entryOf(message),
  };
}

/** Whether another app is to answer a message: one that waits when the conversation comes back is ours. */
function isOtherApps(
  { sentAt, standby }: MessageRow,
  { otherAppOwnsThread, threadReturnedAt }: ChatState['chat'],
): boolean {
  return standby && (otherAppOwnsThread || threadReturnedAt === null || sentAt > threadReturnedAt);
}

/** Returns how the contact came to write a message, as far as the platform said so. */
function entryOf({ attachments, context }: MessageRow): Entry {
  const entry: Entry = {};
  const { referral, story, tapped } = context ?? {};
  if (attachments.some(({ type }) => type === 'story_mention')) entry.story = 'mention';
  else if (story !== undefined) entry.story = 'reply';
  if (tapped === true) entry.iceBreaker = true;
  if (referral === undefined) return entry;
  if (isAdClick(referral)) return { ...entry, adId: referral.adId };
  return referral.ref === null ? entry : { ...entry, ref: referral.ref };
}

/** Returns what the contact wrote since the agent last wrote, before the unanswered messages. */
function answeredByPerson(messages: MessageRow[], unanswered: number): MessageRow[] {
  const before = messages.slice(0, messages.length - unanswered);
  const lastOfAgent = before.findLastIndex(({ author }) => author === 'agent');
  return before.slice(lastOfAgent + 1).filter(({ author }) => author === 'contact');
}

/** Returns what was heard only after the agent had written, before the unanswered messages. */
function heardLate(messages: MessageRow[], unanswered: number): MessageRow[] {
  const before = messages.slice(0, messages.length - unanswered);
  const lastOfAgent = before.findLast(({ author }) => author === 'agent');
  if (lastOfAgent === undefined) return [];
  const since = lastOfAgent.receivedAt.toISOString();
  return before.filter(
    ({ author, attachments }) =>
      author === 'contact' && attachments.some(({ transcript }) => (transcript?.heardAt ?? '') > since),
  );
}

/** What was really said before the unanswered messages, on both sides. */
function earlierTurns(messages: MessageRow[], unanswered: number): Turn[] {
  return messages
    .slice(0, messages.length - unanswered)
    .filter(({ state, text }) => state !== 'unsent' && text !== '')
    .map(({ author, receivedAt, text }) => ({ from: author === 'other-app' ? 'coach' : author, text, at: receivedAt }));
}

const hourMs = 3_600_000;

/**
 * How often the agent answered, or asked the model in vain. One answer in several parts counts once; an hour's
 * limit lies within the newest messages.
 */
function answersIn({ chat, messages }: ChatState, now: Date): AnswersGiven {
  const isLately = (at: Date) => now.getTime() - at.getTime() < hourMs;
  const answers = messages.filter(
    ({ aborted, author, part, receivedAt }) => author === 'agent' && !aborted && part === 0 && isLately(receivedAt),
  );
  const drafts = chat.draftsAborted.filter((at) => isLately(new Date(at)));
  return { lastHour: answers.length + drafts.length, sincePerson: chat.answersSincePerson };
}

/** Whether the coach cancelled the answer to what the contact wrote last. */
function isCanceled({ chat, messages }: ChatState): boolean {
  const newest = messages.findLast((message) => !message.aborted);
  return newest !== undefined && newest.id === chat.canceledTurn;
}

/**
 * What the contact wrote since the business side last wrote, or since the coach cancelled an answer; a dropped
 * draft of the agent was never said.
 */
export function unansweredMessages(messages: MessageRow[], canceledTurn: string | null): MessageRow[] {
  const lastOwn = messages.findLastIndex(
    (message) => message.id === canceledTurn || (message.author !== 'contact' && !message.aborted),
  );
  return messages.slice(lastOwn + 1).filter((message) => message.author === 'contact');
}

/** Returns the newest answer of a model whether these words need a person; null where it was not asked. */
export function newestDanger(messages: MessageRow[]): StoredDanger | null {
  return messages.findLast(({ danger }) => danger !== null)?.danger ?? null;
}

function rulesOf(agent: NonNullable<ChatState['agent']>, zone: string): AgentRules {
  return {
    ...triggersOf(agent),
    newContactsOnly: agent.newContactsOnly,
    activeHours: agent.activeHours === null ? null : { ...agent.activeHours, zone },
    answersAfterHandOver: agent.answersAfterHandOver,
    delay: agent.delayType === 'adaptive' ? { type: 'adaptive' } : { type: 'custom', minutes: agent.replyDelayMinutes },
  };
}
