import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Sends lines of CSV as a file, as they are read. */
export function sendCsv(reply: FastifyReply, name: string, lines: AsyncIterable<string>): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8; header=present')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(lines));
}
