import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The key pair that a bucket knows. */
export type S3Keys = { accessKey: string; secretKey: string; region: string };

/** Whether a request is signed with the key pair (AWS Signature Version 4, in the header). */
export function isSigned(
  request: { method: string; url: string; headers: IncomingHttpHeaders },
  { accessKey, secretKey, region }: S3Keys,
): boolean {
  const { headers } = request;
  const given = headers.authorization ?? '';
  const [, credential = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,\s]+), *SignedHeaders=([^,\s]+), *Signature=([0-9a-f]{64})$/.exec(given) ?? [];
  const time = String(headers['x-amz-date'] ?? '');
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
  if (credential !== `${accessKey}/${scope}` || !names.split(';').includes('host')) return false;
  const { pathname, searchParams } = new URL(request.url, 'http://bucket');
  const query = [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');
  const lines = names.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  const canonical = [
    request.method,
    pathname,
    query,
    lines.join(''),
    names,
    String(headers['x-amz-content-sha256'] ?? ''),
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', time, scope, createHash('sha256').update(canonical).digest('hex')].join('\n');
  const key = [time.slice(0, 8), region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${secretKey}`,
  );
  const expected = createHmac('sha256', key).update(toSign).digest('hex');
  return timingSafeEqual(Buffer.from(expected), Buffer.from(signature.padEnd(64)));
}

function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
