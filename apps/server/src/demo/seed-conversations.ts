import type { DemoConversation, DemoMessage } from '@spotter/demo';
import type { Database } from '../database/database.ts';
import { type HeldConversation, type RecordedDecision, storeConversations } from '../modules/chats/index.ts';
import { newId } from '../platform/ids.ts';
import type { WorkspaceId } from '../platform/access.ts';
import { demoRecord } from './demo-record.ts';

/** The owner of the account that the conversations were on. */
export type ChatOwner = {
  workspaceId: WorkspaceId;
  botId: string;
  toldAt: Date;
  /** The origin of the account's platform. */
  origin: string;
  /** Whether the platform still has the pictures: it knows the contacts of the story, and none from before. */
  hasPictures: boolean;
  agent: { id: string; name: string; delayMinutes: number };
  /**
   * Whether the answers of the last day are distinguished from what is said unasked:
   * from them follow-ups are counted.
   */
  hasTurns: boolean;
};

/** A lead who has not answered the agent's newest answer. */
export type Silence = { chatId: string; turn: string; answeredAt: Date; followUpIds: string[] };

export type WrittenConversation = { chatId: string; silence: Silence | null };

/**
 * Writes conversations as the server itself would have left them, many rows at a time, in the order of time,
 * because the trigger that counts messages counts these too. Returns the chats by the contacts' ids.
 */
export async function writeConversations(
  tx: Database,
  owner: ChatOwner,
  conversations: DemoConversation[],
): Promise<Map<string, WrittenConversation>> {
  const rows = conversations.map((conversation) => rowsOf(owner, conversation));
  await storeConversations(tx, rows);
  return new Map(
    rows.map((held, index) => [
      held.chat.contactId,
      { chatId: held.chat.id, silence: silenceOf(conversations[index]!, held) },
    ]),
  );
}

/** Returns from when a lead has been quiet, where it is the agent's turn to follow up. */
function silenceOf({ offReason }: DemoConversation, { chat, messages }: HeldConversation): Silence | null {
  const answer = messages.findLast(({ turn }) => turn != null);
  if (answer === undefined || offReason !== null) return null;
  const after = messages.slice(messages.indexOf(answer) + 1);
  if (after.some(({ author }) => author !== 'agent')) return null;
  const followUpIds = after.map(({ id }) => id);
  return { chatId: chat.id, turn: answer.turn!, answeredAt: answer.receivedAt, followUpIds };
}

const dayMinutes = 24 * 60;

/** Returns for each message what it answers, and the how manieth it is of these; null where it answers nothing. */
function turnsOf(messages: { message: DemoMessage; id: string }[]): ({ turn: string; part: number } | null)[] {
  let [asked, part] = ['', -1];
  return messages.map(({ message, id }) => {
    if (message.from === 'contact') [asked, part] = [id, -1];
    if (message.from !== 'agent' || message.because === 'follow-up' || message.minutesAgo >= dayMinutes) return null;
    part += 1;
    return { turn: asked, part };
  });
}

function rowsOf(owner: ChatOwner, conversation: DemoConversation): HeldConversation {
  const at = (message: DemoMessage) => new Date(owner.toldAt.getTime() - message.minutesAgo * 60_000);
  const chatId = newId();
  const rows = conversation.messages.map((message) => ({ message, id: newId(), at: at(message) }));
  const decided = rows.flatMap(({ message, id, at: written }, index) => {
    const decision = decisionOf(message);
    if (decision === null) return [];
    const about =
      message.from === 'contact' ? id : rows.slice(0, index).findLast((row) => row.message.from === 'contact')?.id;
    return [
      {
        decisionId: newId(),
        ownerId: id,
        recorded: { ...decision, messageId: about ?? null, at: written.toISOString() },
        record: demoRecord(owner.agent, decision, message, conversation.messages.slice(0, index)),
      },
    ];
  });
  const turns = owner.hasTurns ? turnsOf(rows) : [];
  const inbound = rows.filter(({ message }) => message.from === 'contact');
  const firstReply = rows.find(({ message }) => message.from === 'agent');
  const firstByCoach = rows.find(({ message }) => message.from === 'coach');
  const handedOver = conversation.stage === 'needs_you' ? rows.find(({ message }) => message.handOver) : undefined;
  const open = rows.slice(rows.findLastIndex(({ message }) => message.from !== 'contact') + 1);
  const { id: contactId } = conversation.contact;
  const chat: HeldConversation['chat'] = {
    id: chatId,
    workspaceId: owner.workspaceId,
    botId: owner.botId,
    contactId: conversation.contact.id,
    username: conversation.contact.username,
    name: conversation.contact.name,
    autorepliesEnabled: conversation.offReason === null,
    offReason: conversation.offReason,
    takenOverAt: conversation.offReason === 'takeover' ? (firstByCoach?.at ?? null) : null,
    takenOverVia: conversation.takenOverVia,
    engagedAt: firstReply?.at ?? null,
    engagedKeyword: conversation.engagedKeyword,
    optedOutAt: conversation.optedOut ? (inbound.find(({ message }) => message.optOut)?.at ?? null) : null,
    stage: conversation.stage,
    facts: conversation.facts,
    // As on the platform, some contacts have no picture.
    pictureUrl: !owner.hasPictures || contactId.endsWith('0') ? null : `${owner.origin}/pictures/${contactId}.png`,
    unread: conversation.unread,
    awaitingSince: open[0]?.at ?? null,
    handOverReason: handedOver?.message.handOver ?? null,
    handedOverAt: handedOver?.at ?? null,
    spam: rows.some(({ message }) => message.silentBecause === 'spam') ? 'detected' : null,
    sendFailedAt: rows.find(({ message }) => message.failure !== undefined)?.at ?? null,
    lastInboundAt: inbound.at(-1)?.at ?? null,
    lastActivityAt: rows.at(-1)?.at ?? null,
    lastDecision: decided.at(-1)?.recorded ?? null,
    createdAt: rows[0]?.at ?? owner.toldAt,
  };
  const voiceNote = `${owner.origin}/voice-notes/${contactId}.wav`;
  const decisionIds = new Map(decided.map(({ ownerId, decisionId }) => [ownerId, decisionId]));
  return {
    chat,
    decisions: decided.map(({ decisionId, recorded, record }) => ({
      id: decisionId,
      chatId,
      record,
      kind: recorded.kind,
      reason: recorded.reason,
      keyword: recorded.keyword,
      messageId: recorded.messageId,
      at: new Date(recorded.at),
    })),
    notes: conversation.notes.map((text, index) => ({
      id: newId(),
      chatId,
      text,
      createdAt: new Date((rows.at(-1)?.at ?? owner.toldAt).getTime() + index * 1000),
    })),
    messages: rows.map(({ message, id, at: written }, index) => ({
      id,
      turn: turns[index]?.turn ?? null,
      part: turns[index]?.part ?? 0,
      chatId,
      botId: owner.botId,
      providerId: message.failure === undefined ? message.id : null,
      author: message.from,
      text: message.text,
      attachments: message.voiceNote ? [{ type: 'audio', url: voiceNote, title: null }] : [],
      context: message.storyReply ? { story: { id: null, url: `${owner.origin}/pictures/story.png` } } : null,
      reactions: message.reaction === undefined ? [] : [{ by: 'contact' as const, emoji: message.reaction }],
      failure: message.failure ?? null,
      sentAt: written,
      receivedAt: written,
      status: statusOf(message),
      seenAt: statusOf(message) === 'seen' ? written : null,
      decisionId: decisionIds.get(id) ?? null,
      // The story is from before agents said that a machine writes.
      disclosure: 'unrecorded' as const,
    })),
  };
}

function statusOf(message: DemoMessage): 'received' | 'seen' | 'failed' {
  if (message.failure !== undefined) return 'failed';
  return message.from === 'contact' ? 'received' : 'seen';
}

function decisionOf(message: DemoMessage): Pick<RecordedDecision, 'kind' | 'reason' | 'keyword'> | null {
  const keyword = message.keyword ?? null;
  if (message.because !== undefined) return { kind: 'reply', reason: message.because, keyword };
  if (message.handOver !== undefined) return { kind: 'hand-over', reason: message.handOver, keyword };
  if (message.optOut) return { kind: 'opt-out', reason: 'opt-out', keyword };
  if (message.silentBecause !== undefined) return { kind: 'stay-silent', reason: message.silentBecause, keyword };
  return null;
}
