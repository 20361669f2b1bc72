import { describe, expect, it } from 'vitest';

import { encodeWebhookBody } from './webhook-body.ts';
import { signatureHeaders } from './webhook-signature.ts';

function bodyWith(text: string, mid: string): string {
  const messaging = [
    {
      sender: { id: '1234567890123457' },
      recipient: { id: '17841400000000017' },
      timestamp: 1759999999650,
      message: { mid, text },
    },
  ];
  return encodeWebhookBody({
    object: 'instagram',
    entry: [{ time: 1760000000000, id: '17841400000000017', messaging }],
  });
}

const mid = (number: string): string =>
  'aWdfZAG1faXRlbToxOklHTWVzc2FnZAUlEOjE3ODQxNDAwMDAwMDAwMDE3OjM0MDI4MjM2Njg0MTcxMDMwMTI0NDI1ODE4NzUxOTk3OTcyODI5Mjoz' +
  `MjM4NzQ4MDk1NTU2NDIxMjIzNDE1NjY3NTg0N${number}ZDZD`;
const secret = 'fedcba9876543210fedcba9876543210';

describe('a webhook body and its signatures', () => {
  it.each([
    [
      'slashes',
      bodyWith('see https://example.test/a/b', mid('000301')),
      'sha256=176457ba114d739841a6c377e2d85b5322a15850f1447c0a148dbb9ca245809a',
      'sha1=e16dd5b0592a5fc0a2ef1e0130fc9999d0e20e3e',
    ],
    [
      'letters and emoji outside ASCII',
      bodyWith('äöå ❤️ 💪', mid('000302')),
      'sha256=a5cfa7191d9608616e2d1bec4335fb8bd851ea61f027da08fd08e77c64b26d9d',
      'sha1=4678c4fc175977fecf6963946821dea052075464',
    ],
  ])('are those of Meta for %s', (_what, body, sha256, sha1) => {
    expect(signatureHeaders(secret, body)).toEqual({ 'x-hub-signature': sha1, 'x-hub-signature-256': sha256 });
  });

  it('escape as Meta does and still say the same', () => {
    const payload = { text: 'ä/ñ 💪 \n"' };
    const body = encodeWebhookBody(payload);
    expect(body).toBe('{"text":"\\u00e4\\/\\u00f1 \\ud83d\\udcaa \\n\\""}');
    expect(JSON.parse(body)).toEqual(payload);
  });
});
