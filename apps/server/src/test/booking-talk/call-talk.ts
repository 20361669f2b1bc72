import { userRoutes } from '@spotter/contract';
import { addDays, dayAt, instantAtOrAfter, minutesOf, timeOfDay, wallTimeAt } from '@spotter/language/zones/zoned-time';
import { account } from '../spotter-under-test.ts';
import { startDialogues, type Dialogues, type Lead } from '../dialogues/dialogue.ts';

/** The zone of coach and leads. */
export const zone = 'America/Chicago';

/** Starts the product on a Monday at half past nine in Chicago, the zone of coach and leads. */
export async function startCallTalk(surroundings: Parameters<typeof startDialogues>[0] = {}) {
  const dialogues = await startDialogues(surroundings);
  const { clock, coach, spotter } = dialogues;
  await coach.client.call(userRoutes.update, { body: { timeZone: zone } });
  /** Waits until half past nine of the next Monday, and returns that day. */
  function waitForMonday(): string {
    const now = clock.now();
    const today = dayAt(now, zone);
    const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
    const nextMonday = addDays(today, (8 - weekday) % 7 || 7);
    clock.putForward(instantAtOrAfter(nextMonday, minutesOf('09:30'), zone).getTime() - now.getTime());
    return nextMonday;
  }
  const monday = waitForMonday();
  const { chatCalls } = spotter.services.booking;

  /** Returns the starts of a lead's booked calls, as `+days time` in Chicago, with days counted from the Monday. */
  async function callsOf(lead: Lead): Promise<string[]> {
    const found = await spotter.findChat(coach, lead.id);
    const calls = found === null ? [] : await chatCalls.ofChat(found._id);
    return calls.filter(({ state }) => state === 'booked').map(({ start }) => nameOf(start, monday));
  }

  return {
    ...dialogues,
    account,
    monday,
    waitForMonday,
    chatCalls,
    callsOf,
    /** Cancels a lead's booked calls. */
    async free(lead: Lead): Promise<void> {
      const found = await spotter.findChat(coach, lead.id);
      if (found === null) return;
      for (const { state, start } of await chatCalls.ofChat(found._id)) {
        if (state === 'booked') await chatCalls.cancel({ chatId: found._id, start });
      }
    },
  };
}

export type CallTalk = Awaited<ReturnType<typeof startCallTalk>> & Pick<Dialogues, 'close'>;

/** Returns a name such as `+1 17:00`: the day after the Monday, at five. */
export function nameOf(start: Date, monday: string): string {
  const { day, minutes } = wallTimeAt(start, zone);
  const days = (Date.parse(day) - Date.parse(monday)) / 86_400_000;
  return `+${days} ${timeOfDay(minutes)}`;
}
