import type { RecordedEvents } from './recording/recorded-events.ts';

/**
 * Records events one by one, each in a transaction of its own, so that a bad one costs no other. What is
 * recorded already changes nothing when it comes again.
 */
export async function eachApart<Event, Recorded>(
  events: readonly Event[],
  record: (event: Event) => Promise<Recorded>,
): Promise<{ recorded: Recorded[]; failures: unknown[] }> {
  const recorded: Recorded[] = [];
  const failures: unknown[] = [];
  for (const event of events) {
    try {
      recorded.push(await record(event));
    } catch (error) {
      failures.push(error);
    }
  }
  return { recorded, failures };
}

/** Returns how many messages were new. */
export function addedIn(recorded: readonly RecordedEvents[]): number {
  return recorded.flatMap(({ chats }) => [...chats.values()]).reduce((all, { added }) => all + added.length, 0);
}
