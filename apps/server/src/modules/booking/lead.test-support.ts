import { eq } from 'drizzle-orm';
import { newId } from '../../platform/ids.ts';
import { getAccessOfUser } from '../users/workspaces.repository.ts';
import { agents } from '../agents/agents.tables.ts';
import { bots } from '../bots/bots.tables.ts';
import { chats, messages } from '../chats/chats.tables.ts';
import type { BookingUnderTest } from './booking.test-support.ts';

/** Adds a lead in a chat with a coach's agent. The lead can write and read there. */
export async function addLead(app: BookingUnderTest, coachId: string) {
  const [botId, chatId, agentId] = [newId(), newId(), newId()];
  const createdAt = app.clock.now();
  const { workspaceId } = await getAccessOfUser(app.database, coachId);
  const credentialId = await app.connectAccount(coachId);
  await app.database.insert(agents).values({
    id: agentId,
    workspaceId,
    name: 'Dana',
    instructions: '',
    delayType: 'adaptive',
    replyDelayMinutes: 0,
    triggerKeywords: [],
    reengagementKeywords: [],
    // These tests are about the words that follow.
    disclosureMode: 'on_question',
    createdAt,
  });
  await app.database.insert(bots).values({
    id: botId,
    workspaceId,
    credentialId,
    channel: 'instagram',
    accountId: botId,
    name: 'coach.dana',
    agentId,
    createdAt,
  });
  await app.database
    .insert(chats)
    .values({ id: chatId, workspaceId, botId, contactId: '1234567890123457', name: 'Maya', createdAt });

  return {
    chatId,
    agentId,

    /** Stores a message of the lead, or one that the coach writes by hand, at the present time. */
    async writes(text: string, author: 'contact' | 'coach' = 'contact') {
      const at = app.clock.now();
      const status = author === 'contact' ? 'received' : 'sent';
      const message = { id: newId(), chatId, botId, author, text, sentAt: at, receivedAt: at } as const;
      await app.database.insert(messages).values({ ...message, status });
      if (author === 'contact') await this.changes({ lastInboundAt: at });
    },

    changes: (change: Partial<typeof chats.$inferInsert>) =>
      app.database.update(chats).set(change).where(eq(chats.id, chatId)),

    /** Sends what waits in the ledger. */
    async receives() {
      await app.database.update(messages).set({ status: 'sent' }).where(eq(messages.status, 'waiting'));
    },

    /** Books a time of the coach in the chat. */
    async books(start: string, timeZone = 'America/New_York', email: string | null = 'maya@example.test') {
      const [from, to] = [new Date(start), new Date(new Date(start).getTime() + 1)];
      const found = await app.booking.chatCalls.findOpenTimes({ chatId, from, to, limit: 1 });
      if (found.kind !== 'times') throw new Error(found.kind);
      const guest = { name: 'Maya Torres', email, timeZone, language: 'en' } as const;
      const booked = await app.booking.chatCalls.book({ chatId, start: found.starts[0]!, guest });
      if (booked.kind !== 'booked') throw new Error(booked.kind);
      return booked.call.appointmentId;
    },
  };
}

export type LeadUnderTest = Awaited<ReturnType<typeof addLead>>;
