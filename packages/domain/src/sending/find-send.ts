import { isSameMessage } from './same-message.ts';

/** A message in a platform's list of a conversation. */
export type ListedMessage = { messageId: string; from: 'contact' | 'business'; text: string; at: Date };

/** A send without a known outcome, and what is known of its chat. */
export type OpenSend = {
  text: string;
  attemptedAt: Date;
  /** The platform's ids of the messages that are stored already. */
  knownIds: ReadonlySet<string>;
  /** The newest message of the contact that we have; null where there is none. */
  lastOfContact: { messageId: string | null; text: string; at: Date } | null;
};

/** What a platform's list says about a send. */
export type SendFinding =
  | { kind: 'sent'; messageId: string }
  /** The list shows the chat as we know it, without the send. */
  | { kind: 'absent' }
  /** Nothing follows from the list. */
  | { kind: 'unknown' };

/** Max difference between the platform's clock and ours; its times may be rounded to seconds. */
const clockSkewMs = 600_000;

/**
 * Looks for a send in the platform's list of its conversation. Absence says something only where the list shows
 * the contact's own last message: the contact wrote to us, so an empty list is incomplete.
 */
export function findSend(listed: readonly ListedMessage[], send: OpenSend): SendFinding {
  const earliest = send.attemptedAt.getTime() - clockSkewMs;
  const unclaimed = listed.filter(
    ({ from, at, messageId }) => from === 'business' && at.getTime() >= earliest && !send.knownIds.has(messageId),
  );
  const own = unclaimed.find(({ text }) => isSameMessage(send.text, text));
  if (own !== undefined) return { kind: 'sent', messageId: own.messageId };
  // Nobody can say yet who wrote an unclaimed one: it may be ours in words that the platform changed.
  const isComplete = unclaimed.length === 0 && findLastOfContact(listed, send.lastOfContact) !== undefined;
  return { kind: isComplete ? 'absent' : 'unknown' };
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
