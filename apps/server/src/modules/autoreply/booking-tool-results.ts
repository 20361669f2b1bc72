import { suggestAddress, type ChatTurn } from '@spotter/domain';
import { z } from 'zod';
import type { ChatBooking, ChatMove, OfferedTime } from '../booking/chat-calls.ts';

/** What a tool answers the model. */
export type ToolResult = Record<string, unknown>;

type Telling = {
  /** The words for a start. */
  say(start: Date): string;
  /** Gives times that the model may choose from. */
  present(times: OfferedTime[]): ToolResult[];
  /** The contact may be sent this address. */
  sendLink(url: string): void;
};

/** Nothing could be asked of the calendar. */
export const calendarDown: ToolResult = {
  ok: false,
  code: 'calendar_down',
  note: 'The calendar cannot be reached: nothing was changed. Say that you will come back with times.',
};
/** There is nothing to be changed. */
export const noCall: ToolResult = { ok: false, code: 'no_call', note: 'There is no call to come.' };

/** What came of it, in words for the model. Only `ok` may be called done. */
export function tellOutcome(outcome: ChatBooking | ChatMove, { say, present, sendLink }: Telling): ToolResult {
  switch (outcome.kind) {
    case 'booked':
    case 'moved': {
      const { start, meetingUrl } = outcome.call;
      const link = meetingUrl === null ? {} : { meeting_link: meetingUrl };
      return { ok: true, status: outcome.kind, says: say(start), ...link };
    }
    case 'slot-taken':
      return {
        ok: false,
        code: 'slot_taken',
        note: 'Somebody else has this time now: nothing was booked or moved. Apologise and offer the alternatives.',
        alternatives: present(outcome.alternatives),
      };
    case 'needs':
      return { ok: false, code: 'needs', needs: outcome.needs, note: 'Nothing was booked. Ask the contact for it.' };
    case 'link-only':
      sendLink(outcome.url);
      return {
        ok: false,
        code: 'link',
        link: outcome.url,
        note: 'The contact has to do it on this page: send the link.',
      };
    case 'unconfirmed':
      return {
        ok: false,
        code: 'unconfirmed',
        note: 'It is not certain yet. Say that you will write here as soon as the calendar has confirmed it.',
      };
    case 'calendar-down':
      return calendarDown;
    case 'has-call':
      return {
        ok: false,
        code: 'has_call',
        says: say(outcome.call.start),
        note: 'There is a call already. move_call moves it, cancel_call cancels it.',
      };
    case 'no-call':
      return noCall;
  }
}

/** An address must have been said in this chat, and look like one that letters reach. */
export function checkAddress(email: string, turns: ChatTurn[]): ToolResult | null {
  if (!z.email().safeParse(email).success) {
    return { ok: false, code: 'check_email', note: 'This is no e-mail address. Ask for it again.' };
  }
  if (!turns.some(({ text }) => holdsAddress(text, email))) {
    return { ok: false, code: 'check_email', note: 'The contact has not written this address. Ask for it.' };
  }
  const meant = suggestAddress(email);
  const wasAsked = meant !== null && turns.some(({ from, text }) => from === 'business' && holdsAddress(text, meant));
  if (meant === null || wasAsked) return null;
  return {
    ok: false,
    code: 'check_email',
    did_you_mean: meant,
    note: 'The address looks mistyped. Ask whether it is right.',
  };
}

/** Whether an address stands in a text as a whole: "ana@example.test" is not in "mariana@example.test". */
function holdsAddress(text: string, email: string): boolean {
  const written = text.toLowerCase();
  for (let start = written.indexOf(email); start !== -1; start = written.indexOf(email, start + 1)) {
    const before = written.slice(Math.max(0, start - 3), start);
    const after = written.slice(start + email.length, start + email.length + 3);
    if (!/[\p{L}\p{N}_%+-]\.?$/u.test(before) && !/^(?:[\p{L}\p{N}_-]|\.[\p{L}\p{N}])/u.test(after)) return true;
  }
  return false;
}
