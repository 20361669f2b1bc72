import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readSignedRequest } from './signed-request.ts';

const { signed_request: sample } = JSON.parse(
  readFileSync(new URL('./__fixtures__/signature-vectors.json', import.meta.url), 'utf8'),
) as { signed_request: { secret: string; form_body: string; decoded: { user_id: string } } };
const signed = new URLSearchParams(sample.form_body).get('signed_request')!;

const now = new Date('2026-11-20T12:00:00Z');
const seconds = now.getTime() / 1000;

function sign(payload: unknown): string {
  const encoded = Buffer.from(typeof payload === 'string' ? payload : JSON.stringify(payload)).toString('base64url');
  return `${createHmac('sha256', sample.secret).update(encoded).digest('base64url')}.${encoded}`;
}

describe('a signed request', () => {
  test('of Meta names the person', () => {
    expect(readSignedRequest(signed, sample.secret, now)).toEqual({ userId: sample.decoded.user_id });
  });

  test('counts by a clock that is a minute ahead, and long after it was signed', () => {
    for (const issued of [seconds + 60, seconds - 400 * 86_400]) {
      const request = sign({ algorithm: 'HMAC-SHA256', user_id: 7, issued_at: issued });
      expect(readSignedRequest(request, sample.secret, now)).toEqual({ userId: '7' });
    }
  });

  test.each([
    ['of another app', signed, `${sample.secret}0`],
    ['when no secret is set', signed, ''],
    ['with a changed payload', signed.replace(/.$/, 'A'), sample.secret],
    ['with a changed signature', `A${signed.slice(1)}`, sample.secret],
    ['without a signature', `.${signed.split('.')[1]}`, sample.secret],
    ['with a part too many', `${signed}.x`, sample.secret],
    ['that is empty', '', sample.secret],
    ['that is no JSON', sign('no json'), sample.secret],
    ['that names nobody', sign({ algorithm: 'HMAC-SHA256' }), sample.secret],
    ['of tomorrow', sign({ algorithm: 'HMAC-SHA256', user_id: '1', issued_at: seconds + 86_400 }), sample.secret],
    ['with a time that is none', sign({ algorithm: 'HMAC-SHA256', user_id: '1', issued_at: 'now' }), sample.secret],
    ['by another algorithm', sign({ algorithm: 'none', user_id: '1' }), sample.secret],
  ])('%s is none', (_case, text, secret) => {
    expect(readSignedRequest(text, secret, now)).toBeNull();
  });
});
