import type { SpotterUnderTest } from './spotter-under-test.ts';

const dayMs = 24 * 3_600_000;

/** Books the first open time for the lead of a chat. Returns the call's id. */
export async function bookInChat(spotter: SpotterUnderTest, chatId: string, from = new Date()): Promise<string> {
  const { chatCalls } = spotter.services.booking;
  const found = await chatCalls.findOpenTimes({ chatId, from, to: new Date(from.getTime() + 7 * dayMs), limit: 1 });
  if (found.kind !== 'times') throw new Error(found.kind);
  const guest = { name: 'Maya Torres', email: 'maya@example.test', timeZone: 'Europe/Madrid', language: 'es' } as const;
  const booked = await chatCalls.book({ chatId, start: found.starts[0]!, guest });
  if (booked.kind !== 'booked') throw new Error(booked.kind);
  return booked.call.appointmentId;
}
