import type { ChatBooking, ChatMove } from '../../booking/index.ts';

/** A tool's result for the model. */
export type ToolResult = Record<string, unknown>;

type Telling = {
  /** Returns the words for a start. */
  say(start: Date): string;
  /** Returns times that the model may choose from. */
  present(starts: Date[]): ToolResult[];
  /** Lets the answer contain this address. */
  sendLink(url: string): void;
};

/** The result when the calendar cannot be reached. */
export const calendarDown: ToolResult = {
  ok: false,
  code: 'calendar_down',
  note: 'The calendar cannot be reached: nothing was changed. Say that you will come back with times.',
};
/** The result when there is no call to change. */
export const noCall: ToolResult = { ok: false, code: 'no_call', note: 'There is no call to come.' };

/** Returns why a call was not booked or moved, in words for the model. */
export function describeFailure(
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
