import { eq } from 'drizzle-orm';
import { newId } from '../../platform/ids.ts';
import { agents } from '../agents/agents.tables.ts';
import { bots } from '../bots/bots.tables.ts';
import { chats, messages } from '../chats/chats.tables.ts';
import type { BookingUnderTest } from './booking.test-support.ts';

/** A lead in a chat with a coach's agent, who can write and read there. */
export async function addLead(app: BookingUnderTest, coachId: string) {
  const [botId, chatId, agentId] = [newId(), newId(), newId()];
  const createdAt = app.clock.now();
  const credentialId = await app.connectAccount(coachId);
  await app.database.insert(agents).values({
    id: agentId,
    userId: coachId,
    name: 'Dana',
    instructions: '',
    delayType: 'adaptive',
    replyDelayMinutes: 0,
    triggerKeywords: [],
    reengagementKeywords: [],
    createdAt,
  });
  await app.database.insert(bots).values({
    id: botId,
    userId: coachId,
    credentialId,
    channel: 'instagram',
    accountId: botId,
    name: 'coach.dana',
    agentId,
    createdAt,
  });
  await app.database
    .insert(chats)
    .values({ id: chatId, userId: coachId, botId, contactId: '1234567890123457', name: 'Maya', createdAt });

  return {
    chatId,
    agentId,

    /** The lead, or the coach by hand, writes now. */
    async writes(text: string, author: 'contact' | 'coach' = 'contact') {
      const at = app.clock.now();
      const status = author === 'contact' ? 'received' : 'sent';
      const message = { id: newId(), chatId, botId, author, text, sentAt: at, receivedAt: at } as const;
      await app.database.insert(messages).values({ ...message, status });
      if (author === 'contact') await this.changes({ lastInboundAt: at });
    },

    changes: (change: Partial<typeof chats.$inferInsert>) =>
      app.database.update(chats).set(change).where(eq(chats.id, chatId)),

    /** What waits in the ledger is sent. */
    async receives() {
      await app.database.update(messages).set({ status: 'sent' }).where(eq(messages.status, 'waiting'));
    },

    /** Books the coach's time at this instant in the chat. */
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
