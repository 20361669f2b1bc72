import { createPublicKey, verify } from 'node:crypto';
import { z } from 'zod';

// RFC 8292 §2: at most a day ahead.
const maxMs = 24 * 3_600_000;

const Header = z.object({ typ: z.literal('JWT'), alg: z.literal('ES256') });
const Claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });

/**
 * Returns why a push is refused, in Apple's words; null where it is accepted. The subscription was made with
 * `applicationServerKey`: no other key may send to it.
 */
export function refuseVapid(
  authorization: string | undefined,
  expected: { origin: string; applicationServerKey: string; now: Date },
): { status: 401 | 403; reason: string } | null {
  const parts = /^vapid t=([^,\s]+),\s*k=([^,\s]+)$/i.exec(authorization ?? '');
  if (parts === null) return { status: 401, reason: 'MissingAuthorization' };
  const [, token = '', key = ''] = parts;
  if (key !== expected.applicationServerKey) return { status: 403, reason: 'VapidPkHashMismatch' };
  const [header = '', claims = '', signature = ''] = token.split('.');
  const bad = { status: 403, reason: 'BadJwtToken' } as const;
  const read = (text: string): unknown => JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  try {
    if (!Header.safeParse(read(header)).success) return bad;
    const { aud, exp, sub } = Claims.parse(read(claims));
    const leftMs = exp * 1000 - expected.now.getTime();
    if (aud !== expected.origin || leftMs <= 0 || leftMs > maxMs) return bad;
    if (!/^(mailto:[^@\s]+@[^@\s]+|https:\/\/(?!localhost)\S+)$/.test(sub)) return bad;
    const signed = verify(
      'sha256',
      Buffer.from(`${header}.${claims}`),
      { key: publicKeyOf(key), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    return signed ? null : bad;
  } catch {
    return bad;
  }
}

/** Whether a text is an uncompressed point of the curve, as browsers take it. */
export function isServerKey(key: string): boolean {
  try {
    publicKeyOf(key);
    return true;
  } catch {
    return false;
  }
}

function publicKeyOf(key: string) {
  const bytes = Buffer.from(key, 'base64url');
  if (bytes.length !== 65 || bytes[0] !== 4) throw new Error('No uncompressed point');
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((half) => half.toString('base64url'));
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
}
