import type { FastifyReply } from 'fastify';
import type { Share } from './call-limiter.ts';

/** Says what a key has left of its minute, by draft-ietf-httpapi-ratelimit-headers-11. */
export function writeShare(reply: FastifyReply, { max, left, resetSeconds }: Share): void {
  void reply.header('ratelimit-policy', `"per-key";q=${max};w=60`);
  void reply.header('ratelimit', `"per-key";r=${left};t=${resetSeconds}`);
}
