import { coachWindow, disclosureMoments, findWindow } from '@spotter/domain/autoreply';
import type { ChannelKind } from '@spotter/domain/channels';
import { sleepsFrom, stillHasThread } from '@spotter/domain/inbox';
import { typedOf } from '@spotter/domain/media';
import { type Chat, type Decision, type Message, sourceOf } from '@spotter/contract';
import { type NamedMember, presentColleague } from './assignees/assignees.repository.ts';
import { attentionOf } from './inbox/attention.ts';
import type { decisions, chats, messages, RecordedDecision } from './chats.tables.ts';
import type { StoredAttachment } from './media/stored-attachment.ts';
import { failureSentence } from './sending/failure-sentences.ts';
import type { CarriedFile, ReceivedPlace } from './media/signed-addresses.ts';
import { windowFactsOf } from './sending/window-facts.ts';

type ChatRow = typeof chats.$inferSelect;
type MessageRow = typeof messages.$inferSelect;
type DecisionRow = Pick<typeof decisions.$inferSelect, 'kind' | 'reason' | 'keyword' | 'at'>;

/** A message that another one answers, with only what is shown of it. */
export type QuotedMessage = Pick<MessageRow, 'id' | 'author' | 'text'>;

/** A message with the decision about it, and the message it answers where that is known. */
export type MessageWithDecision = {
  message: MessageRow;
  decision: DecisionRow | null;
  /** Absent: nobody can have an opinion of it. */
  thumb?: Message['thumb'];
  quoted?: QuotedMessage;
};

/** A chat with the fields of its account that the wire puts beside it. */
export type ChatOfAccount = {
  chat: ChatRow;
  account: {
    accountId: string;
    channel: ChannelKind;
    credentialId: string;
    agentId: string | null;
    /** Whether the contact is on the workspace's never list, by hand or by their handle. */
    neverAnswered: boolean;
    assignee: NamedMember;
    /** Who wrote down what is to be done next. */
    actionBy: NamedMember;
  };
};

/** What the presentation of a chat depends on besides its row. */
export type ChatView = {
  now: Date;
  /** Returns the signed address of the contact's picture, for a browser. */
  pictureAddress(chatId: string): string;
  /** Returns the signed address of a file that a message carries. */
  sentAddress(file: CarriedFile): string;
  /** Returns the signed address of what a contact sent. */
  receivedAddress(at: ReceivedPlace): string;
  /** Returns whether the platform lets us take conversations from other apps. */
  takesThreads(channel: ChannelKind): boolean;
};

// Meta: a story exists for 24 hours, and its media with it.
const storyMs = 24 * 3_600_000;
const excerptLength = 120;
/** What contacts send that this server shows while the platform has it; what is kept, it shows always. */
const shownTypes = ['audio', 'image'];

/** Returns a stored message as the API shows it. */
export function presentMessage(
  { message, decision, thumb = null, quoted }: MessageWithDecision,
  { now, sentAddress, receivedAddress }: Pick<ChatView, 'now' | 'sentAddress' | 'receivedAddress'>,
): Message {
  const { context } = message;
  const addressOf = ({ file, type, url }: StoredAttachment, index: number): string | null => {
    if (message.author !== 'contact') return file === undefined ? url : sentAddress(file);
    const isShown = file !== undefined || (url !== null && shownTypes.includes(type));
    return isShown ? receivedAddress({ chatId: message.chatId, messageId: message.id, index }) : url;
  };
  return {
    _id: message.id,
    type: message.author === 'contact' ? 'Human' : 'Agent',
    author: message.author,
    text: typedOf(message.text, message.attachments),
    date: message.sentAt.toISOString(),
    aborted: message.aborted,
    status: message.status,
    state: message.state,
    attachments: message.attachments.map((attachment, index) => ({
      type: attachment.type,
      url: addressOf(attachment, index),
      title: attachment.title,
      transcript: attachment.transcript ?? null,
      description: attachment.description ?? null,
      notKept: attachment.notKept ?? null,
    })),
    reactions: message.reactions,
    quickReplies: message.quickReplies?.map(({ title }) => title) ?? [],
    tapped: context?.payload !== undefined,
    replyTo:
      context?.replyTo === undefined
        ? null
        : { _id: quoted?.id ?? null, author: quoted?.author ?? null, text: excerptOf(quoted?.text ?? '') },
    story: context?.story === undefined ? null : presentStory(message, context.story.url, now),
    referral: context?.referral ?? null,
    deliveredAt: message.deliveredAt?.toISOString() ?? null,
    seenAt: message.seenAt?.toISOString() ?? null,
    decision: decision === null ? null : presentDecision({ ...decision, at: decision.at.toISOString() }),
    thumb,
    failure: message.failure === null ? null : failureSentence(message.failure),
    disclosure: disclosureMoments.find((moment) => moment === message.disclosure) ?? null,
    retryAt: message.status === 'waiting' ? (message.nextAttemptAt?.toISOString() ?? null) : null,
  };
}

/** Returns a stored chat as the API shows it, with the given messages as its history. */
export function presentChat(
  { chat, account }: ChatOfAccount,
  history: MessageWithDecision[],
  view: ChatView,
  match: Chat['match'] = null,
): Chat {
  const attention = attentionOf(chat, view.now);
  const window = findWindow(windowFactsOf(chat));
  return {
    _id: chat.id,
    senderId: chat.contactId,
    username: chat.username ?? chat.name,
    name: chat.name,
    picture: chat.pictureUrl === null ? null : view.pictureAddress(chat.id),
    chatEnabled: chat.autorepliesEnabled,
    history: history.map((message) => presentMessage(message, view)),
    bot: account.accountId,
    botId: chat.botId,
    credentialId: account.credentialId,
    from: sourceOf(account.channel),
    stage: chat.stage,
    lost: chat.stage === 'lost' && chat.lostReason !== null ? { reason: chat.lostReason, note: chat.lostNote } : null,
    facts: chat.facts,
    tags: [],
    pendingReply: chat.pendingReplyAt === null ? null : { at: chat.pendingReplyAt.toISOString() },
    proposal: null,
    lastDecision: chat.lastDecision === null ? null : presentDecision(chat.lastDecision),
    nextStep: null,
    assignee: presentColleague(account.assignee),
    nextAction: presentNextAction(chat, account.actionBy),
    takenOver:
      chat.takenOverAt === null || chat.takenOverVia === null
        ? null
        : { at: chat.takenOverAt.toISOString(), via: chat.takenOverVia },
    answering: {
      agentId: account.agentId,
      offReason: chat.autorepliesEnabled ? null : (chat.offReason ?? 'coach-toggle'),
      engaged: chat.engagedAt !== null,
      optedOut: chat.optedOutAt !== null,
      otherApp: isHeldElsewhere(chat, view.now)
        ? {
            appId: chat.otherAppId,
            since: chat.otherAppSince?.toISOString() ?? null,
            canTake: view.takesThreads(account.channel),
          }
        : null,
      takenFrom: wasTaken(chat, view.now) ? { appId: chat.otherAppId, at: chat.threadReturnedAt!.toISOString() } : null,
      sleepsFrom: sleepOf(chat)?.toISOString() ?? null,
    },
    pausedUntil: chat.pausedUntil?.toISOString() ?? null,
    changesOfHands: [],
    windowClosesAt: window.closesAt?.toISOString() ?? null,
    windowCertainUntil: window.certainUntil?.toISOString() ?? null,
    windowReason: window.because,
    coachWindowClosesAt: window.coachClosesAt?.toISOString() ?? null,
    sendWindow: coachWindow(chat, view.now),
    unread: chat.unread,
    needsYou: attention === null ? null : { ...attention, since: attention.since.toISOString(), quote: null },
    leak:
      chat.leak === null || chat.leakSince === null
        ? null
        : { kind: chat.leak, since: chat.leakSince.toISOString(), worth: null },
    score: presentScore(chat),
    told: null,
    handBackNote: chat.handBackNote,
    neverAutoreply: account.neverAnswered,
    spam: chat.spam,
    referral: presentReferral(chat.referral),
    match,
  };
}

function presentNextAction({ nextAction }: ChatRow, by: NamedMember): Chat['nextAction'] {
  return nextAction && { text: nextAction.text, dueAt: nextAction.dueAt, by: presentColleague(by) };
}

function presentScore({ score, scoreReasons: reasons }: ChatRow): Chat['score'] {
  return reasons && { value: reasons.includes('severe') ? null : score, reasons };
}

/** Whether another app has the conversation now. Nobody reports that its time has run out. */
function isHeldElsewhere({ otherAppOwnsThread, otherAppSince: since, lastInboundAt, adMessageAt }: ChatRow, now: Date) {
  return otherAppOwnsThread && stillHasThread({ since, lastInboundAt, adMessageAt }, now);
}

/** Whether the coach took the conversation from another app, and may give it back: after a day nobody has it. */
export function wasTaken(chat: ChatRow, now: Date): boolean {
  const { lastInboundAt, otherAppOwnsThread, threadReturnedAt: since, threadReturnedBy } = chat;
  if (otherAppOwnsThread || since === null || threadReturnedBy !== 'coach') return false;
  return stillHasThread({ since, lastInboundAt, adMessageAt: null }, now);
}

function sleepOf({ engagedAt, lastActivityAt, handedBackAt, awaitingSince, lastDecision }: ChatRow): Date | null {
  if (engagedAt === null) return null;
  const foundDormantAt = lastDecision?.reason === 'dormant' ? new Date(lastDecision.at) : null;
  return sleepsFrom({ lastActivityAt, handedBackAt, isAwaiting: awaitingSince !== null, foundDormantAt });
}

/** Returns the beginning of a text, for a place with one line. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= excerptLength) return line;
  // Half of an emoji is not a character.
  return `${line.slice(0, excerptLength).replace(/[\ud800-\udbff]$/, '')}…`;
}

function presentStory(message: MessageRow, url: string | null, now: Date): Message['story'] {
  const isMention = message.attachments.some(({ type }) => type === 'story_mention');
  const isGone = now.getTime() - message.sentAt.getTime() > storyMs;
  return { kind: isMention ? 'mention' : 'reply', url: isGone ? null : url };
}

function presentDecision(decision: Pick<RecordedDecision, 'kind' | 'reason' | 'keyword' | 'at'>): Decision {
  return {
    kind: decision.kind,
    reason: decision.reason as Decision['reason'],
    keyword: decision.keyword,
    at: decision.at,
  };
}

function presentReferral(referral: ChatRow['referral']) {
  if (referral == null) return null;
  const { waitsSince: _, ...shown } = referral;
  return shown;
}
