import { randomBytes, randomInt } from 'node:crypto';

/** Returns a message id like the real ones: about 160 characters of base64, unique. */
export function newMessageId(accountId: string, conversationId: string): string {
  const thread = conversationId.slice(-24);
  const item = `${randomInt(1, 10)}${decimal(34)}`;
  // The prefix and the tail are those of every id seen on real webhooks.
  return `aWdfZAG1faXRlbToxOklHTWVzc2FnZAUlEO${base64(`${accountId}:${thread}:${item}`.padStart(93, '3'))}ZD`;
}

/** Returns a conversation id; the same for the same two people. */
export function conversationIdOf(accountId: string, contactId: string): string {
  return `aWdfZAG06MTpJR01lc3NhZA2VUaHJlYWQ6${base64(`${accountId}:${contactId}`)}ZD`;
}

/** Returns an access token of Instagram Login. */
export function newAccessToken(): string {
  return `IGAA${randomBytes(96).toString('base64url').replaceAll(/[-_]/g, 'Z')}`;
}

/** Returns an authorization code. */
export function newCode(): string {
  return `AQB${randomBytes(120).toString('base64url')}`;
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64url');
}

function decimal(digits: number): string {
  let text = '';
  while (text.length < digits) text += String(randomInt(0, 1e12)).padStart(12, '0');
  return text.slice(0, digits);
}
