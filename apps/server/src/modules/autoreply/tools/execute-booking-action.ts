import type { ChatBooking, ChatCall, ChatCalls, ChatMove, StoredProposal } from '../../booking/index.ts';

/** A change to a call made with an answer. */
export type BookingAction = { appointmentId: string; did: 'booked' | 'moved' | 'cancelled' };

/** The outcome of a proposal that the contact agreed to. */
export type BookingOutcome =
  | { kind: 'done'; call: ChatCall; did: BookingAction['did'] }
  | Exclude<ChatBooking, { kind: 'booked' }>
  | Exclude<ChatMove, { kind: 'moved' }>;

/** The guest's address and zone, as known now. */
export type GuestNow = { email: string | null; timeZone: string | null };

/**
 * Does what the contact agreed to: exactly what the proposal says, whatever a model names. Safe to repeat: after
 * a crash the call is found as it is.
 */
export async function executeBookingAction(
  calls: ChatCalls,
  chatId: string,
  { proposal, slot }: { proposal: StoredProposal; slot: Date },
  guest: GuestNow,
): Promise<BookingOutcome> {
  const outcome = await perform(calls, chatId, { proposal, slot }, guest);
  // An unconfirmed outcome is still being carried out: a second yes would change nothing.
  if (outcome.kind === 'done' || outcome.kind === 'unconfirmed') await calls.proposals.markUsed(proposal.id);
  return outcome;
}

async function perform(
  calls: ChatCalls,
  chatId: string,
  { proposal, slot }: { proposal: StoredProposal; slot: Date },
  { email, timeZone }: GuestNow,
): Promise<BookingOutcome> {
  const { action, language, guest } = proposal;
  switch (action) {
    case 'book': {
      const details = { ...guest, email: guest.email ?? email, timeZone, language };
      const outcome = await calls.book({ chatId, start: slot, guest: details });
      return outcome.kind === 'booked' ? { kind: 'done', call: outcome.call, did: 'booked' } : outcome;
    }
    case 'move': {
      const outcome = await calls.move({ chatId, start: slot });
      return outcome.kind === 'moved' ? { kind: 'done', call: outcome.call, did: 'moved' } : outcome;
    }
    case 'cancel': {
      const call = (await calls.cancel({ chatId, start: slot })) ?? (await findCanceled(calls, chatId, proposal, slot));
      return call === null ? { kind: 'no-call' } : { kind: 'done', call, did: 'cancelled' };
    }
  }
}

/** Returns the call that this same proposal canceled before its process died. */
async function findCanceled(
  calls: ChatCalls,
  chatId: string,
  { saidAt }: StoredProposal,
  slot: Date,
): Promise<ChatCall | null> {
  const found = (await calls.ofChat(chatId)).find(
    ({ state, start, changedAt }) => state === 'cancelled' && start.getTime() === slot.getTime() && changedAt >= saidAt,
  );
  return found ?? null;
}
