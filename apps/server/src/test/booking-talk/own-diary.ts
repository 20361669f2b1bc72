import { decideStart, defaultRules, freeSlots, nearestSlots, type CallSituation } from '@spotter/domain';
import type { ChatCall, ChatCalls } from '../../modules/booking/chat-calls.ts';

const fortnightMs = 14 * 24 * 3_600_000;

/** The calls of one chat with a coach who has set no hours and has nothing else to do, kept in memory. */
export function createOwnDiary(zone: string, now: () => Date) {
  let call: ChatCall | null = null;

  const situation = (): CallSituation => ({ rules: defaultRules(zone), busy: [], open: null, now: now() });
  const offer = (starts: Date[]) => starts.map((start) => ({ slotId: start.toISOString(), start }));
  const isFree = (slotId: string) => decideStart(new Date(slotId), situation()) === 'free';

  function alternatives(slotId: string) {
    const free = freeSlots(situation(), { start: now(), end: new Date(now().getTime() + fortnightMs) });
    return { kind: 'slot-taken' as const, alternatives: offer(nearestSlots(new Date(slotId), free, 3)) };
  }

  function keep(slotId: string): ChatCall {
    call = {
      appointmentId: 'call',
      start: new Date(slotId),
      changedAt: now(),
      state: 'booked',
      meetingUrl: null,
      bookingUrl: null,
    };
    return call;
  }

  const calls: ChatCalls = {
    findOpenTimes: async ({ from, to, limit }) => ({
      kind: 'times',
      times: offer(freeSlots(situation(), { start: from, end: to }).slice(0, limit)),
      timeZone: zone,
    }),
    book: async ({ slotId }) => {
      if (call !== null) return { kind: 'has-call', call };
      return isFree(slotId) ? { kind: 'booked', call: keep(slotId) } : alternatives(slotId);
    },
    move: async ({ slotId }) => {
      if (call === null) return { kind: 'no-call' };
      return isFree(slotId) ? { kind: 'moved', call: keep(slotId) } : alternatives(slotId);
    },
    cancel: async () => {
      const cancelled = call;
      call = null;
      return cancelled === null ? null : { ...cancelled, state: 'cancelled' };
    },
    ofChat: async () => (call === null ? [] : [call]),
  };
  return { calls, standing: (): Date[] => (call === null ? [] : [call.start]) };
}
