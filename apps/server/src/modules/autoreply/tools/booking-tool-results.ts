import type { ChatBooking, ChatMove } from '../../booking/in-chat/chat-call.ts';

/** What a tool answers the model. */
export type ToolResult = Record<string, unknown>;

type Telling = {
  /** The words for a start. */
  say(start: Date): string;
  /** Gives times that the model may choose from. */
  present(starts: Date[]): ToolResult[];
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

/** What came of it where it was not done, in words for the model. */
export function tellFailure(
  outcome: Exclude<ChatBooking, { kind: 'booked' }> | Exclude<ChatMove, { kind: 'moved' }>,
  { say, present, sendLink }: Telling,
): ToolResult {
  switch (outcome.kind) {
    case 'slot-taken':
      return {
        ok: false,
        code: 'slot_taken',
        note: 'Someone else has this time now: nothing was booked or moved. Apologize and offer the alternatives.',
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
        note: 'There is a call already: ask_to_confirm with the action move or cancel.',
      };
    case 'no-call':
      return noCall;
  }
}
