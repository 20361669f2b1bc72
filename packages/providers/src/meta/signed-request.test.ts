import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readSignedRequest } from './signed-request.ts';

const { signed_request: sample } = JSON.parse(
  readFileSync(new URL('./__fixtures__/signature-vectors.json', import.meta.url), 'utf8'),
) as { signed_request: { secret: string; form_body: string; decoded: { user_id: string } } };
const signed = new URLSearchParams(sample.form_body).get('signed_request')!;

function sign(payload: unknown): string {
  const encoded = Buffer.from(typeof payload === 'string' ? payload : JSON.stringify(payload)).toString('base64url');
  return `${createHmac('sha256', sample.secret).update(encoded).digest('base64url')}.${encoded}`;
}

describe('a signed request', () => {
  test('of Meta names the person', () => {
    expect(readSignedRequest(signed, sample.secret)).toEqual({ userId: sample.decoded.user_id });
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
    ['by another algorithm', sign({ algorithm: 'none', user_id: '1' }), sample.secret],
  ])('%s is none', (_case, text, secret) => {
    expect(readSignedRequest(text, secret)).toBeNull();
  });
});
