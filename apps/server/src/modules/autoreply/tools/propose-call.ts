import { sayChoice } from '@spotter/domain/booking';
import type { z } from 'zod';
import { type ProposedGuest, unknownGuest } from '../../booking/index.ts';
import type { AskToConfirm, OfferTimes } from './booking-tool-inputs.ts';
import { calendarDown, noCall, type ToolResult } from './booking-tool-results.ts';
import { findComing, propose, say, shownZone, reportFailure, type BookingTurn } from './booking-turn.ts';
import { checkAddress, findAddress, givenAddress } from './guest-address.ts';

const unknownSlot: ToolResult = {
  ok: false,
  code: 'unknown_slot',
  note: 'Call find_open_times and use one of its slot_ids.',
};
const questionFollows =
  'The question itself is put behind your message, with the time and buttons: write one short sentence before it, or nothing, and no question.';

/** Offers times to choose from. */
export async function offerTimes(
  turn: BookingTurn,
  { slot_ids: ids }: z.infer<typeof OfferTimes>,
): Promise<ToolResult> {
  const starts = [...new Set(ids)].map((id) => turn.known.get(id));
  if (!starts.every((start) => start !== undefined)) return unknownSlot;
  const action = (await findComing(turn)) === null ? 'book' : 'move';
  propose(turn, { kind: 'offer', action, slots: starts, guest: unknownGuest });
  return {
    ok: true,
    says: starts.map((start) => say(turn, start)),
    says_together: sayChoice(starts, shownZone(turn), turn.language),
    note: 'Say these times in your message, as says_together does. Buttons for them go with it.',
  };
}

/** Has the contact asked to confirm one change to a call. */
export async function askToConfirm(turn: BookingTurn, wish: z.infer<typeof AskToConfirm>): Promise<ToolResult> {
  if (turn.done.length > 0)
    return { ok: false, code: 'done_already', note: 'Something was done in this turn. Say that first.' };
  const coming = await findComing(turn);
  if (wish.action === 'cancel') {
    if (coming === null) return noCall;
    propose(turn, { kind: 'confirm', action: 'cancel', slots: [coming.start], guest: unknownGuest });
    return { ok: true, says: say(turn, coming.start), note: questionFollows };
  }
  const start = turn.known.get(wish.slot_id ?? '');
  if (start === undefined) return unknownSlot;
  if (wish.action === 'book' && coming !== null) return reportFailure(turn, { kind: 'has-call', call: coming });
  if (wish.action === 'move' && coming === null) return noCall;
  const { guest, problem } = await readGuest(turn, wish);
  if (guest === null) return problem;
  const to = new Date(start.getTime() + 1);
  const open = await turn.calls.findOpenTimes({ chatId: turn.chatId, from: start, to, limit: 1 });
  if (open.kind !== 'times') return calendarDown;
  if (open.starts.length === 0) return { ok: false, code: 'slot_taken', note: 'This time is not open any more.' };
  propose(turn, { kind: 'confirm', action: wish.action, slots: [start], guest });
  return { ok: true, says: say(turn, start), note: questionFollows };
}

/** Returns what is known about the guest, or what must be asked before the question whose yes books the call. */
async function readGuest(
  { turns, facts, calls, chatId }: BookingTurn,
  wish: z.infer<typeof AskToConfirm>,
): Promise<{ guest: ProposedGuest; problem?: never } | { guest: null; problem: ToolResult }> {
  const given = givenAddress(wish.email);
  const problem = given === null ? null : checkAddress(given, turns);
  if (problem !== null) return { guest: null, problem };
  const withoutEmail = wish.without_email ?? false;
  const email = given ?? (withoutEmail ? null : findAddress(turns, facts));
  const needs = wish.action === 'book' ? await calls.findNeeds(chatId) : [];
  if (needs.includes('email') && email === null && !withoutEmail) {
    const note = 'Ask the contact for it first, then ask to confirm.';
    return { guest: null, problem: { ok: false, code: 'needs', needs: ['email'], note } };
  }
  return { guest: { name: wish.name ?? null, email, withoutEmail, notes: wish.notes ?? null } };
}
