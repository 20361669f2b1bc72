import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';

const dayMs = 24 * 3_600_000;
/** RFC 9116 wants an end that is less than a year away. */
const goodForDays = 180;

/** Where to report a weakness (RFC 9116); nothing where the company has named no address. */
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
