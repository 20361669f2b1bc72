import { createHash, randomBytes } from 'node:crypto';

/** Returns a message id like the real ones: `m_` and 86 characters of base64, unique. */
export function newMessageId(): string {
  return `m_${randomBytes(64).toString('base64url')}`;
}

/** Returns a conversation id, `t_` and digits; the same for the same two. */
export function conversationIdOf(pageId: string, contactId: string): string {
  const digest = createHash('sha256').update(`${pageId}/${contactId}`).digest();
  return `t_${String(digest.readBigUInt64BE() % 10n ** 16n).padStart(16, '1')}`;
}

/** Returns an access token of Facebook. */
export function newAccessToken(): string {
  return `EAAG${randomBytes(120).toString('base64url').replaceAll(/[-_]/g, 'Z')}`;
}

/** Returns an authorization code. */
export function newCode(): string {
  return `AQD${randomBytes(150).toString('base64url')}`;
}
