/** The messages of an agent that say that a machine writes: its first, and those after a break. */
export const disclosureMoments = ['first', 'after-silence', 'handed-back'] as const;
export type DisclosureMoment = (typeof disclosureMoments)[number];

/** What is recorded of a message: at which moment it said so, or that none had to be said. */
export const disclosureRecords = [...disclosureMoments, 'not-required'] as const;
export type DisclosureRecord = (typeof disclosureRecords)[number];

const silenceMs = 30 * 24 * 3_600_000;

/** Returns which of them the agent's next message in a chat is; null where it is none. */
export function findDisclosureMoment(chat: {
  now: Date;
  /** When the agent's last message was written; null: it never wrote. */
  lastSpokeAt: Date | null;
  /** When a person last handed the chat to the agent. */
  handedBackAt: Date | null;
}): DisclosureMoment | null {
  const { now, lastSpokeAt, handedBackAt } = chat;
  if (lastSpokeAt === null) return 'first';
  if (handedBackAt !== null && handedBackAt > lastSpokeAt) return 'handed-back';
  return now.getTime() - lastSpokeAt.getTime() >= silenceMs ? 'after-silence' : null;
}
