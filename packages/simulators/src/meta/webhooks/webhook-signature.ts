import { createHmac } from 'node:crypto';

/** Returns the two signature headers over exactly these bytes. */
export function signatureHeaders(
  secret: string,
  body: string,
): { 'x-hub-signature': string; 'x-hub-signature-256': string } {
  return {
    'x-hub-signature': `sha1=${createHmac('sha1', secret).update(body).digest('hex')}`,
    'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
  };
}
