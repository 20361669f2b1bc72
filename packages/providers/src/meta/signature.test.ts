import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isSignedBy } from './signature.ts';
import { answerVerification } from './verification-handshake.ts';

type Vector = {
  name: string;
  secret: string;
  raw_body: string;
  'X-Hub-Signature-256': string;
  'X-Hub-Signature': string;
  must_fail_if: string;
};
const vectors = JSON.parse(readFileSync(new URL('./__fixtures__/signature-vectors.json', import.meta.url), 'utf8')) as {
  webhook_signatures: Vector[];
  verification_handshake: { verify_token: string; expect: { body: string } };
};

describe.each(vectors.webhook_signatures)('a delivery signed by Meta ($name)', (vector) => {
  const body = Buffer.from(vector.raw_body);
  const header = vector['X-Hub-Signature-256'];

  test('is recognised over its raw bytes', () => {
    expect(isSignedBy(body, header, vector.secret)).toBe(true);
  });

  test('is not recognised with one byte changed, another secret or no secret', () => {
    const changed = Buffer.from(body);
    changed[changed.length - 1] = 0x5d;
    expect(isSignedBy(changed, header, vector.secret)).toBe(false);
    expect(isSignedBy(body, header, `${vector.secret}0`)).toBe(false);
    expect(isSignedBy(body, header, '')).toBe(false);
  });

  test.each([
    ['none', undefined],
    ['empty', ''],
    ['the old sha1 one', vector['X-Hub-Signature']],
    ['without its name', header.slice('sha256='.length)],
    ['cut short', header.slice(0, -2)],
    ['too long', `${header}00`],
    ['not hexadecimal', `sha256=${'z'.repeat(64)}`],
  ])('is not recognised when the header is %s', (_name, bad) => {
    expect(isSignedBy(body, bad, vector.secret)).toBe(false);
  });
});

test.each(vectors.webhook_signatures.filter((vector) => vector.must_fail_if.includes('JSON.stringify')))(
  'a delivery that is parsed and written again is not what Meta signed ($name)',
  (vector) => {
    const rewritten = Buffer.from(JSON.stringify(JSON.parse(vector.raw_body)));
    expect(isSignedBy(rewritten, vector['X-Hub-Signature-256'], vector.secret)).toBe(false);
  },
);

describe("Meta's check of the webhook address", () => {
  const { verify_token: verifyToken, expect: answer } = vectors.verification_handshake;
  const query = { 'hub.mode': 'subscribe', 'hub.challenge': answer.body, 'hub.verify_token': verifyToken };

  test('is answered with the challenge, unchanged', () => {
    expect(answerVerification(query, verifyToken)).toBe(answer.body);
  });

  test.each([
    ['a wrong token', { ...query, 'hub.verify_token': 'other' }],
    ['no token', { ...query, 'hub.verify_token': undefined }],
    ['two tokens', { ...query, 'hub.verify_token': [verifyToken, verifyToken] }],
    ['no challenge', { ...query, 'hub.challenge': undefined }],
    ['another mode', { ...query, 'hub.mode': 'unsubscribe' }],
  ])('is refused with %s', (_name, bad) => {
    expect(answerVerification(bad, verifyToken)).toBeNull();
  });

  test('is refused while no token is configured', () => {
    expect(answerVerification({ ...query, 'hub.verify_token': '' }, '')).toBeNull();
  });
});
