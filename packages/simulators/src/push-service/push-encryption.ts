import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser stores of a subscription; base64url. */
export type BrowserKeys = { privateKey: string; publicKey: string; auth: string };

export function makeBrowserKeys(): BrowserKeys {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  return { privateKey: pair.getPrivateKey('base64url'), publicKey, auth: randomBytes(16).toString('base64url') };
}

const saltBytes = 16;
const tagBytes = 16;

/** Decrypts what was encrypted for a browser, by RFC 8188 and RFC 8291; null where this fails. */
export function decryptPush(body: Buffer, keys: BrowserKeys): string | null {
  try {
    const salt = body.subarray(0, saltBytes);
    const recordBytes = body.readUInt32BE(saltBytes);
    const idLength = body.readUInt8(saltBytes + 4);
    const begin = saltBytes + 5;
    const senderKey = body.subarray(begin, begin + idLength);
    const record = body.subarray(begin + idLength);
    // Exactly one record: a push message has no room for two.
    if (idLength !== 65 || record.length > recordBytes || record.length <= tagBytes) return null;
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(Buffer.from(keys.privateKey, 'base64url'));
    const shared = pair.computeSecret(senderKey);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), Buffer.from(keys.publicKey, 'base64url'), senderKey]);
    const secret = Buffer.from(hkdfSync('sha256', shared, Buffer.from(keys.auth, 'base64url'), info, 32));
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
    const opened = createDecipheriv('aes-128-gcm', key, nonce, { authTagLength: tagBytes });
    opened.setAuthTag(record.subarray(-tagBytes));
    const plain = Buffer.concat([opened.update(record.subarray(0, -tagBytes)), opened.final()]);
    // The last record ends with 2, and zeros after it hide the length of the text.
    const end = plain.lastIndexOf(2);
    if (end === -1 || plain.subarray(end + 1).some((byte) => byte !== 0)) return null;
    return plain.subarray(0, end).toString('utf8');
  } catch {
    return null;
  }
}
