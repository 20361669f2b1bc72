import type { FastifyReply } from 'fastify';

import { refusal } from './graph-refusals.ts';

/** Answers a call that was carried out as if it was not, or not at all. */
export function hide(reply: FastifyReply, falseAnswer: 'error-500' | 'timeout' | '1357046' | 'garbage') {
  if (falseAnswer === '1357046') throw refusal(1, 1_357_046);
  if (falseAnswer === 'error-500')
    return reply.code(500).type('text/html').send('<html>Sorry, something went wrong.</html>');
  if (falseAnswer === 'garbage') return reply.code(200).type('text/html').send('<html>OK</html>');
  // The line stays open without an answer until the caller gives up.
  return reply.hijack();
}
