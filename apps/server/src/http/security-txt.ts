import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';

const dayMs = 24 * 3_600_000;
/** The days until expiry; RFC 9116 recommends less than a year. */
const goodForDays = 180;

/** Serves the address for reports of weaknesses (RFC 9116); nothing where the company has named none. */
export function registerSecurityText(
  app: FastifyInstance,
  { contact, publicUrl, clock }: { contact: string | null; publicUrl: string; clock: Clock },
): void {
  if (contact === null) return;
  app.get('/.well-known/security.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: mailto:${contact}`,
          `Expires: ${new Date(clock.now().getTime() + goodForDays * dayMs).toISOString()}`,
          'Preferred-Languages: en',
          `Canonical: ${new URL('/.well-known/security.txt', publicUrl).href}`,
          '',
        ].join('\n'),
      ),
  );
}
