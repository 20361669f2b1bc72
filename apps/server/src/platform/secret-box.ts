import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { deriveKey } from './app-secret.ts';

const nonceBytes = 12; // NIST SP 800-38D: the nonce length GCM is made for
const tagBytes = 16;

/** Seals secrets for this server only: values in the database are useless without the app secret. */
export type SecretBox = {
  seal(plain: string): string;
  /** Opens a sealed value. Throws if its key is unknown or the value was changed. */
  open(sealed: string): string;
  /** Returns the key of a sealed value; its beginning is enough. */
  keyOf(sealed: string): 'present' | 'previous' | 'unknown';
};

/**
 * Seals with AES-256-GCM and a key derived from the app secret. Form: `v1.<key id>.<nonce, tag and cipher
 * text>`. Values sealed with the previous secret can still be opened.
 */
export function createSecretBox(appSecret: string, previousSecret: string | null = null): SecretBox {
  const current = createKey(appSecret);
  const keys = previousSecret === null ? [current] : [current, createKey(previousSecret)];

  return {
    seal(plain) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', current.key, nonce).setAAD(Buffer.from(current.prefix));
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return current.prefix + Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
    },
    open(sealed) {
      const known = keys.find(({ prefix }) => sealed.startsWith(prefix));
      if (known === undefined) throw new Error('This secret was sealed with another key: has APP_SECRET changed?');
      const { key, prefix } = known;
      const bytes = Buffer.from(sealed.slice(prefix.length), 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(prefix))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      const text = Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
      return text.toString('utf8');
    },
    keyOf(sealed) {
      const known = keys.find(({ prefix }) => sealed.startsWith(prefix));
      if (known === undefined) return 'unknown';
      return known === current ? 'present' : 'previous';
    },
  };
}

function createKey(secret: string): { key: Buffer; prefix: string } {
  const key = deriveKey(secret, 'secret-box');
  return { key, prefix: `v1.${createHash('sha256').update(key).digest('hex').slice(0, 8)}.` };
}
