import { decideYes } from '@spotter/domain/booking';
import type { AgentTool } from '@spotter/providers/ports/language-model';
import type { z } from 'zod';
import { AskToConfirm, CarryOut, FindOpenTimes, OfferTimes } from './booking-tool-inputs.ts';
import type { ToolResult } from './booking-tool-results.ts';
import { beginTurn, findComing, say, reportFailure, type BookingSetting, type BookingTurn } from './booking-turn.ts';
import { executeBookingAction } from './execute-booking-action.ts';
import { findOpenTimes } from './find-open-times.ts';
import { findAddress } from './guest-address.ts';
import { askToConfirm, offerTimes } from './propose-call.ts';
import { proposalName } from './proposal-names.ts';

const confirmationFollows =
  'The confirmation itself is put behind your message, with day, time and zone: write one short kind sentence without them, or nothing.';

/**
 * Returns the tools that find times, offer them, ask to confirm one, and do what was agreed to. What they did is
 * kept over all tries at an answer of this turn.
 */
export function createBookingTools(setting: BookingSetting) {
  const turn = beginTurn(setting);
  const once = createOnce(turn);
  return {
    done: turn.done,
    links: turn.links,
    /** Returns the proposal that is sent with the answer. */
    proposed: () => turn.proposed,
    /** Returns how the contact's answer was judged, if the model asked for that. */
    judged: () => turn.judged,
    /** Returns the contact's zone if it was learned in this turn. */
    learnedZone: () => (turn.zone === setting.contactZone ? null : turn.zone),
    tools: [
      once(
        'find_open_times',
        'Gives open times for a call, in the time zone of the contact where it is known.',
        FindOpenTimes,
        findOpenTimes,
      ),
      once('offer_times', 'Offers times to choose from, with your message.', OfferTimes, offerTimes),
      once(
        'ask_to_confirm',
        'Has the contact asked to confirm one thing: a call at one time, another time for it, or that it is canceled.',
        AskToConfirm,
        askToConfirm,
      ),
      once('carry_out', 'Does what the contact was asked to confirm, if they said yes.', CarryOut, carryOutProposal),
    ],
  };
}

/** Makes tools that carry out a repeated request once. */
function createOnce(turn: BookingTurn) {
  const answered = new Map<string, ToolResult>();
  return <T extends z.ZodType>(
    name: string,
    description: string,
    input: T,
    act: (turn: BookingTurn, wish: z.infer<T>) => Promise<ToolResult>,
  ) =>
    ({
      name,
      description,
      input,
      async execute(given: unknown): Promise<ToolResult> {
        const wish = input.parse(given);
        // The contact wrote more meanwhile, which must be read first.
        if (turn.signal.aborted) return { ok: false, code: 'overtaken' };
        const key = `${name} ${JSON.stringify(wish)}`;
        const before = answered.get(key);
        if (before !== undefined) return before;
        const result = await act(turn, wish);
        answered.set(key, result);
        return result;
      },
    }) satisfies AgentTool;
}

/** Carries a proposal out if the contact said yes, which the product's rules and the model must both find. */
async function carryOutProposal(
  turn: BookingTurn,
  { proposal_id: id, contact_said_yes }: z.infer<typeof CarryOut>,
): Promise<ToolResult> {
  const { proposal, calls, chatId } = turn;
  if (proposal === null || id !== proposalName(proposal.id)) {
    return { ok: false, code: 'no_open_proposal', note: 'Nothing was done. Ask to confirm first.' };
  }
  const judged = decideYes(proposal, turn.answer, {
    now: turn.now,
    lastOutboundId: turn.lastOutboundId,
    lastOutboundAt: turn.lastOutboundAt,
    modelSaysYes: contact_said_yes,
    standing: (await findComing(turn))?.start ?? null,
    needsAddress: false,
  });
  turn.judged = judged;
  if (judged.kind !== 'carry-out') {
    const because = 'because' in judged ? judged.because : null;
    return {
      ok: false,
      code: 'not_agreed',
      because,
      note:
        because === 'heard' || because === 'only-heard'
          ? 'Nothing was done: a yes in a voice note does not count. Repeat the one time and ask them to type yes or tap.'
          : 'Nothing was done: this was no plain yes. Ask what they want.',
    };
  }
  const guest = { email: findAddress(turn.turns, turn.facts), timeZone: turn.zone };
  const outcome = await executeBookingAction(calls, chatId, { proposal, slot: judged.slot }, guest);
  if (outcome.kind !== 'done') return reportFailure(turn, outcome);
  const { call, did } = outcome;
  turn.done.push({ appointmentId: call.appointmentId, did, call });
  if (call.meetingUrl !== null) turn.links.push(call.meetingUrl);
  return { ok: true, status: did, says: say(turn, call.start), note: confirmationFollows };
}
