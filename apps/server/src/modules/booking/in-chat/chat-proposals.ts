import { proposalButtons, proposalLifeMs, type Proposal, type SpokenLanguage, type Tap } from '@spotter/domain';
import type { QuickReply } from '@spotter/providers/ports/messaging-channel';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { ProactiveMessage } from '../../chats/sending/proactive-message.ts';
import { newId } from '../../../platform/ids.ts';
import type { AppointmentRow } from '../appointments.repository.ts';
import type { ProposalPayloads } from './proposal-payload.ts';
import { proposals, type ProposedGuest } from './proposals.tables.ts';

/** A proposal with how it was said, and what was known of the guest. */
export type StoredProposal = Proposal & { zone: string; language: SpokenLanguage; guest: ProposedGuest };

/** A proposal that has not been said yet, with its buttons. It is stored with the message that says it. */
export type ProposalDraft = Pick<StoredProposal, 'id' | 'kind' | 'action' | 'slots' | 'zone' | 'language' | 'guest'> & {
  quickReplies: QuickReply[];
};

/** Nobody has told anything of themselves. */
export const unknownGuest: ProposedGuest = { name: null, email: null, withoutEmail: false, notes: null };

/** The guest of a call, for another one in its place. */
export function guestOf({ guestName, guestEmail }: Pick<AppointmentRow, 'guestName' | 'guestEmail'>): ProposedGuest {
  return { ...unknownGuest, name: guestName, email: guestEmail };
}

/** Makes, finds and settles the proposals of chats. */
export function createChatProposals({ database, payloads }: { database: Database; payloads: ProposalPayloads }) {
  return {
    ...createProposalDrafts(payloads),

    /** The newest of a chat, whatever became of it. */
    async findNewest(chatId: string): Promise<StoredProposal | null> {
      const [row] = await database
        .select()
        .from(proposals)
        .where(eq(proposals.chatId, chatId))
        .orderBy(desc(proposals.saidAt), desc(proposals.id))
        .limit(1);
      if (row === undefined) return null;
      const { timeZone: zone, slots, ...proposal } = row;
      return { ...proposal, zone, slots: slots.map((slot) => new Date(slot)) };
    },

    /** What it asked about was done: nobody can agree to it again. */
    async markUsed(id: string): Promise<void> {
      await database.update(proposals).set({ state: 'used' }).where(eq(proposals.id, id));
    },
  };
}

export type ChatProposals = ReturnType<typeof createChatProposals>;

/** Writes proposals with their buttons, and reads taps on them. */
export function createProposalDrafts(payloads: ProposalPayloads) {
  return {
    draft(chatId: string, told: Omit<ProposalDraft, 'id' | 'quickReplies'>): ProposalDraft {
      const id = newId();
      const quickReplies = proposalButtons(told, told.zone, told.language).map(({ title, choice }) => ({
        title,
        payload: payloads.write({ chatId, proposalId: id, choice }),
      }));
      return { ...told, id, quickReplies };
    },

    /** What a tapped payload means in a chat; null for one that is not of a proposal. */
    readTap: (payload: string, chatId: string): Tap | null => payloads.read(payload, chatId),
  };
}

/** Stores a proposal in the transaction that stores the message which says it; it takes the place of the chat's last one. */
export async function storeProposal(
  tx: Database,
  { quickReplies: _, zone, slots, ...draft }: ProposalDraft,
  said: { chatId: string; messageId: string; at: Date },
): Promise<void> {
  await tx
    .update(proposals)
    .set({ state: 'replaced' })
    .where(and(eq(proposals.chatId, said.chatId), eq(proposals.state, 'live')));
  await tx.insert(proposals).values({
    ...draft,
    chatId: said.chatId,
    messageId: said.messageId,
    slots: slots.map((slot) => slot.toISOString()),
    timeZone: zone,
    state: 'live',
    saidAt: said.at,
    expiresAt: new Date(said.at.getTime() + proposalLifeMs),
  });
}

/** What a message that nobody asked for needs to propose something: its buttons, and that it is stored with the message. */
export function proposing(
  tx: Database,
  proposal: ProposalDraft | null,
  said: { chatId: string; at: Date },
): Pick<ProactiveMessage, 'quickReplies' | 'onQueued'> {
  if (proposal === null) return {};
  const onQueued = (messageId: string) => storeProposal(tx, proposal, { ...said, messageId });
  return { quickReplies: proposal.quickReplies, onQueued };
}

/** Deletes so many proposals that were said before an instant (ISO). */
export function deleteOldProposals(before: string, limit: number): SQL {
  return sql`delete from ${proposals} where id in (
    select id from ${proposals} where said_at < ${before}::timestamptz limit ${limit}) returning id`;
}
