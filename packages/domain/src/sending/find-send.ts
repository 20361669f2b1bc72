import { isSameMessage } from './same-message.ts';

/** A message in a platform's list of a conversation. */
export type ListedMessage = { messageId: string; from: 'contact' | 'business'; text: string; at: Date };

/** A send without a known outcome, and what is known of its chat. */
export type OpenSend = {
  text: string;
  attemptedAt: Date;
  /** The platform's ids of the messages that are stored already. */
  knownIds: ReadonlySet<string>;
  /** The newest message of the contact that we have, by the platform's clock and by ours; null where there is none. */
  lastOfContact: { messageId: string | null; text: string; at: Date; receivedAt: Date } | null;
};

/** What a platform's list says about a send. */
export type SendFinding =
  | { kind: 'sent'; messageId: string }
  /** The list shows the chat as we know it, without the send. */
  | { kind: 'absent' }
  /** Nothing follows from the list. */
  | { kind: 'unknown' };

/** How far the platform's times may be off beyond what the contact's message tells; they may be rounded. */
const clockSkewMs = 600_000;

/**
 * Looks for a send in the platform's list of its conversation. Absence says something only where the list shows
 * the contact's own last message: the contact wrote to us, so an empty list is incomplete.
 */
export function findSend(listed: readonly ListedMessage[], send: OpenSend): SendFinding {
  const last = findLastOfContact(listed, send.lastOfContact);
  const earliest = send.attemptedAt.getTime() - behindMs(last, send.lastOfContact) - clockSkewMs;
  const unclaimed = listed.filter(({ from, messageId }) => from === 'business' && !send.knownIds.has(messageId));
  const recent = unclaimed.filter(({ at }) => at.getTime() >= earliest);
  const own = recent.find(({ text }) => isSameMessage(send.text, text));
  if (own !== undefined) return { kind: 'sent', messageId: own.messageId };
  // Nobody can say yet who wrote a recent one: it may be ours in words that the platform changed. The same words
  // with an older time may be ours by a wrong clock.
  const isDoubtful = recent.length > 0 || unclaimed.some(({ text }) => isSameMessage(send.text, text));
  return { kind: last !== undefined && !isDoubtful ? 'absent' : 'unknown' };
}

/** Returns the most that the list's clock can be behind ours: the contact's message was written before we had it. */
function behindMs(listed: ListedMessage | undefined, last: OpenSend['lastOfContact']): number {
  return listed === undefined || last === null ? 0 : Math.max(0, last.receivedAt.getTime() - listed.at.getTime());
}

function findLastOfContact(
  listed: readonly ListedMessage[],
  last: OpenSend['lastOfContact'],
): ListedMessage | undefined {
  if (last === null) return undefined;
  return listed.find(
    ({ from, messageId, text, at }) =>
      from === 'contact' &&
      (messageId === last.messageId ||
        (Math.abs(at.getTime() - last.at.getTime()) <= clockSkewMs && isSameMessage(last.text, text))),
  );
}
