import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { deriveKey } from './app-secret.ts';

const nonceBytes = 12; // NIST SP 800-38D: the nonce length GCM is made for
const tagBytes = 16;

/** Keeps secrets readable for this server only: what lies in the database is of no use without the app secret. */
export type SecretBox = {
  seal(plain: string): string;
  /** Throws when it was sealed with another key or was changed since. */
  open(sealed: string): string;
};

/** AES-256-GCM with a key derived from the app secret. Sealed: `v1.<key id>.<nonce, tag and cipher text>`. */
export function createSecretBox(appSecret: string): SecretBox {
  const key = deriveKey(appSecret, 'secret-box');
  const keyId = createHash('sha256').update(key).digest('hex').slice(0, 8);
  const prefix = `v1.${keyId}.`;

  return {
    seal(plain) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(prefix));
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return prefix + Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
    },
    open(sealed) {
      if (!sealed.startsWith(prefix))
        throw new Error('This secret was sealed with another key: has APP_SECRET changed?');
      const bytes = Buffer.from(sealed.slice(prefix.length), 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(prefix))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      const text = Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
      return text.toString('utf8');
    },
  };
}
