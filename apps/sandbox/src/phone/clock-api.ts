import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { SandboxClock } from '../sandbox-clock.ts';

const PassBody = z.object({ hours: z.number().int().min(1).max(48) });
const refusals = {
  'not-here': [403, 'The clock of a public demo cannot be moved.'],
  'too-far': [409, 'The clock is far ahead already. Delete the data to begin again.'],
  'no-answer': [502, 'Spotter did not answer, so no time has passed.'],
} as const;

/** Adds the clock to the page's API: hours pass for the simulators and for Spotter. */
export function addClockApi(app: FastifyInstance, clock: SandboxClock, onMoved: () => void): void {
  app.post('/api/clock/pass', async (request, reply) => {
    const body = PassBody.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ message: 'Between 1 and 48 hours can pass at once.' });
    const refused = await clock.letPass(body.data.hours);
    if (refused !== null) {
      const [status, message] = refusals[refused];
      return reply.code(status).send({ message });
    }
    onMoved();
    return clock.view();
  });
}
