import type { DemoConversation, DemoMessage, DemoStory } from '@spotter/demo';
import { eq } from 'drizzle-orm';
import type { Connection } from '../database/connect.ts';
import { inTransaction, type Database } from '../database/database.ts';
import type { AgentsService } from '../modules/agents/agents.service.ts';
import type { AuthService } from '../modules/auth/auth.service.ts';
import type { BotsService } from '../modules/bots/bots.service.ts';
import {
  cannedReplies,
  chatNotes,
  chats,
  decisions,
  messages,
  type RecordedDecision,
} from '../modules/chats/chats.tables.ts';
import type { ConnectionsService } from '../modules/connections/connections.service.ts';
import type { UsersService } from '../modules/users/users.service.ts';
import { users } from '../modules/users/users.tables.ts';
import { newId } from '../platform/ids.ts';
import { demoRecord } from './demo-record.ts';
import { writeCalls, writeHours } from './seed-calls.ts';

/**
 * Gives a fresh database the demo coach: the account is made and connected as anybody's would be, and its earlier
 * conversations are written as the server itself would have left them. Does nothing where the coach exists.
 */
export async function seedDemo(
  story: DemoStory,
  services: {
    connection: Connection;
    auth: AuthService;
    users: Pick<UsersService, 'markVerified'>;
    agents: AgentsService;
    connections: ConnectionsService;
    bots: BotsService;
    /** Where the story's Instagram account lives. */
    instagramOrigin: string;
    now: () => Date;
  },
): Promise<void> {
  const { database } = services.connection;
  const { email } = story.coach;
  const existing = await database.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (existing.length > 0) return;
  // Both programs start at once; without the stand-in the account could only be half made.
  await answers(services.instagramOrigin);

  const { coach, agent } = story;
  const { user } = await services.auth.signUp(
    {
      email,
      password: coach.password,
      firstName: coach.first_name,
      lastName: coach.last_name,
      phone: coach.phone,
      companyName: coach.companyName,
      role: coach.userRole,
      heardAboutUs: coach.heard_about_us,
      timeZone: coach.timeZone,
    },
    // Counted like anybody's sign-up, from this machine.
    { address: '127.0.0.1', userAgent: null },
  );
  const userId = user.id;
  await services.users.markVerified(database, userId);
  const credential = await services.connections.connect(userId, 'instagram', {
    accessToken: story.account.accessToken,
  });
  const bot = await services.bots.create(userId, { credentialId: credential._id });
  await services.agents.create(
    userId,
    {
      name: agent.name,
      description: agent.description,
      model: null,
      instructions: agent.prompt,
      delayType: 'custom',
      replyDelayMinutes: agent.delayTime,
      triggerKeywords: agent.keywords,
      reengagementKeywords: agent.rekeywords,
      fields: [],
      caringWords: null,
      disclosureWords: null,
    },
    { ig: bot._id },
  );

  const toldAt = services.now();
  const owner: Owner = {
    userId,
    botId: bot._id,
    toldAt,
    origin: services.instagramOrigin,
    agent: { name: agent.name, delayMinutes: agent.delayTime },
  };
  await inTransaction(database, async (tx) => {
    for (const conversation of story.conversations) {
      await writeConversation(tx, owner, conversation);
    }
    await writeHours(tx, { userId, timeZone: coach.timeZone, toldAt });
    await writeCalls(tx, { userId, botId: bot._id, timeZone: coach.timeZone, toldAt }, story.calls);
    await tx
      .insert(cannedReplies)
      .values(story.cannedReplies.map((reply) => ({ id: newId(), userId, ...reply, createdAt: toldAt })));
  });
}

/** Waits until something answers at an origin, for half a minute at most. */
async function answers(origin: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    try {
      await fetch(origin);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

type Owner = {
  userId: string;
  botId: string;
  toldAt: Date;
  origin: string;
  agent: { name: string; delayMinutes: number };
};

async function writeConversation(tx: Database, owner: Owner, conversation: DemoConversation): Promise<void> {
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
  const inbound = rows.filter(({ message }) => message.from === 'contact');
  const firstReply = rows.find(({ message }) => message.from === 'agent');
  const firstByCoach = rows.find(({ message }) => message.from === 'coach');
  const handedOver = conversation.stage === 'needs_you' ? rows.find(({ message }) => message.handOver) : undefined;
  const open = rows.slice(rows.findLastIndex(({ message }) => message.from !== 'contact') + 1);
  const { id: contactId } = conversation.contact;
  await tx.insert(chats).values({
    id: chatId,
    userId: owner.userId,
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
    // As on the platform, not everybody has a picture.
    pictureUrl: contactId.endsWith('0') ? null : `${owner.origin}/pictures/${contactId}.png`,
    unread: conversation.unread,
    awaitingSince: open[0]?.at ?? null,
    handOverReason: handedOver?.message.handOver ?? null,
    handedOverAt: handedOver?.at ?? null,
    sendFailedAt: rows.find(({ message }) => message.failure !== undefined)?.at ?? null,
    lastInboundAt: inbound.at(-1)?.at ?? null,
    lastActivityAt: rows.at(-1)?.at ?? null,
    lastDecision: decided.at(-1)?.recorded ?? null,
    createdAt: rows[0]?.at ?? owner.toldAt,
  });
  if (decided.length > 0) {
    await tx.insert(decisions).values(
      decided.map(({ decisionId, recorded, record }) => ({
        id: decisionId,
        chatId,
        record,
        kind: recorded.kind,
        reason: recorded.reason,
        keyword: recorded.keyword,
        messageId: recorded.messageId,
        at: new Date(recorded.at),
      })),
    );
  }
  if (conversation.notes.length > 0) {
    await tx.insert(chatNotes).values(
      conversation.notes.map((text, index) => ({
        id: newId(),
        chatId,
        text,
        createdAt: new Date((rows.at(-1)?.at ?? owner.toldAt).getTime() + index * 1000),
      })),
    );
  }
  const voiceNote = `${owner.origin}/voice-notes/${contactId}.wav`;
  const decisionIds = new Map(decided.map(({ ownerId, decisionId }) => [ownerId, decisionId]));
  await tx.insert(messages).values(
    rows.map(({ message, id, at: written }) => ({
      id,
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
    })),
  );
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
