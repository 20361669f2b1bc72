import type { FastifyRequest } from 'fastify';
import type { ReceivedPush } from './push-world-state.ts';

/** RFC 8030 §7.2: a service accepts at least this much, and most accept no more. */
const maxBytes = 4096;

type ParsedPush = Pick<ReceivedPush, 'ttlSeconds' | 'urgency' | 'topic'> & { encrypted: Buffer };

/** Returns what a push asks for (RFC 8030), or the refusal of one that is not well-formed. */
export function parsePush({
  headers,
  body,
}: Pick<FastifyRequest, 'headers' | 'body'>):
  | { ok: true; push: ParsedPush }
  | { ok: false; status: number; reason: string } {
  if (!Buffer.isBuffer(body) || headers['content-encoding'] !== 'aes128gcm') return refused(400, 'BadEncoding');
  if (body.length > maxBytes) return refused(413, 'PayloadTooLarge');
  const ttlSeconds = Number(headers['ttl']);
  if (headers['ttl'] === undefined || !Number.isInteger(ttlSeconds) || ttlSeconds < 0) return refused(400, 'BadTtl');
  const topic = headerOf(headers['topic']);
  if (topic !== null && !/^[\w-]{1,32}$/.test(topic)) return refused(400, 'BadWebPushTopic');
  const urgency = headerOf(headers['urgency']) ?? 'normal';
  return { ok: true, push: { encrypted: body, ttlSeconds, urgency, topic } };
}

function refused(status: number, reason: string) {
  return { ok: false as const, status, reason };
}

function headerOf(value: string | string[] | undefined): string | null {
  return typeof value === 'string' ? value : null;
}
