import { proposalButtons, proposalLifeMs, type Proposal, type SpokenLanguage, type Tap } from '@spotter/domain/booking';
import type { QuickReply } from '@spotter/providers/ports/messaging-channel';
import type { Database } from '../../../database/database.ts';
import type { ProactiveMessage } from '../../chats/index.ts';
import { newId } from '../../../platform/ids.ts';
import type { AppointmentRow } from '../appointments.repository.ts';
import type { ProposalPayloads } from './proposal-payload.ts';
import { findNewestProposal, insertLiveProposal, setProposalUsed } from './proposals.repository.ts';
import type { ProposedGuest } from './proposals.tables.ts';

/** A proposal with how it was said, and what was known about the guest. */
export type StoredProposal = Proposal & { zone: string; language: SpokenLanguage; guest: ProposedGuest };

/** A proposal that has not been said yet, with its buttons. It is stored with the message that says it. */
export type ProposalDraft = Pick<StoredProposal, 'id' | 'kind' | 'action' | 'slots' | 'zone' | 'language' | 'guest'> & {
  quickReplies: QuickReply[];
};

/** A guest without any known facts. */
export const unknownGuest: ProposedGuest = { name: null, email: null, withoutEmail: false, notes: null };

/** Returns the guest of a call, for a new call in its place. */
function guestOf({ guestName, guestEmail }: Pick<AppointmentRow, 'guestName' | 'guestEmail'>): ProposedGuest {
  return { ...unknownGuest, name: guestName, email: guestEmail };
}

/** Drafts an offer of times to the guest of a call, in the call's language. Returns null without a chat or times. */
export function draftOffer(
  { draft }: ProposalDrafts,
  call: AppointmentRow,
  { action, slots, zone }: Pick<ProposalDraft, 'action' | 'slots' | 'zone'>,
): ProposalDraft | null {
  const { chatId, language } = call;
  if (chatId === null || slots.length === 0) return null;
  return draft(chatId, { kind: 'offer', action, slots, zone, language, guest: guestOf(call) });
}

/** Writes, finds and settles the proposals of chats. */
export function createChatProposals({ database, payloads }: { database: Database; payloads: ProposalPayloads }) {
  return {
    ...createProposalDrafts(payloads),

    /** Returns the newest proposal of a chat, in any state. */
    async findNewest(chatId: string): Promise<StoredProposal | null> {
      const row = await findNewestProposal(database, chatId);
      if (row === null) return null;
      const { timeZone: zone, slots, ...proposal } = row;
      return { ...proposal, zone, slots: slots.map((slot) => new Date(slot)) };
    },

    /** Marks a proposal as carried out, so that nobody can agree to it again. */
    markUsed: (id: string): Promise<void> => setProposalUsed(database, id),
  };
}

export type ChatProposals = ReturnType<typeof createChatProposals>;

/** Writes proposals with their buttons, and reads taps on them. */
export function createProposalDrafts(payloads: ProposalPayloads) {
  return {
    draft(chatId: string, details: Omit<ProposalDraft, 'id' | 'quickReplies'>): ProposalDraft {
      const id = newId();
      const quickReplies = proposalButtons(details, details.zone, details.language).map(({ title, choice }) => ({
        title,
        payload: payloads.write({ chatId, proposalId: id, choice }),
      }));
      return { ...details, id, quickReplies };
    },

    /** Returns what a tapped payload means in a chat; null when it does not belong to a proposal. */
    readTap: (payload: string, chatId: string): Tap | null => payloads.read(payload, chatId),
  };
}

type ProposalDrafts = Pick<ReturnType<typeof createProposalDrafts>, 'draft'>;

/** Stores a proposal in the transaction that stores its message. It replaces the chat's last one. */
export async function storeProposal(
  tx: Database,
  { quickReplies: _, zone, slots, ...draft }: ProposalDraft,
  spoken: { chatId: string; messageId: string; at: Date },
): Promise<void> {
  await insertLiveProposal(tx, {
    ...draft,
    chatId: spoken.chatId,
    messageId: spoken.messageId,
    slots: slots.map((slot) => slot.toISOString()),
    timeZone: zone,
    saidAt: spoken.at,
    expiresAt: new Date(spoken.at.getTime() + proposalLifeMs),
  });
}

/**
 * Returns what a proactive message needs in order to propose something: its buttons, and a callback that stores
 * the proposal with the message.
 */
export function proposing(
  tx: Database,
  proposal: ProposalDraft | null,
  spoken: { chatId: string; at: Date },
): Pick<ProactiveMessage, 'quickReplies' | 'onQueued'> {
  if (proposal === null) return {};
  const onQueued = (messageId: string) => storeProposal(tx, proposal, { ...spoken, messageId });
  return { quickReplies: proposal.quickReplies, onQueued };
}
