import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { faultNames, type FaultSwitches, lieNames } from '../simulators/fault-switches.ts';
import type { LiveEvents } from './live-events.ts';

const SwitchBody = z.object({ name: z.enum(faultNames), on: z.boolean() });
const LieBody = z.object({ mode: z.enum(lieNames).nullable() });

/** Adds the switches of the simulators' misbehavior. */
export function addFaultApi(app: FastifyInstance, faults: FaultSwitches, live: LiveEvents): void {
  app.put('/api/faults', (request, reply) => {
    const body = SwitchBody.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ message: 'There is no such switch.' });
    faults.set(body.data.name, body.data.on);
    live.publishFaults();
    return faults.state();
  });

  app.put('/api/faults/lie', (request, reply) => {
    const body = LieBody.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ message: 'The model knows no such lie.' });
    faults.lie(body.data.mode);
    live.publishFaults();
    return faults.state();
  });

  app.delete('/api/faults', () => {
    faults.clear();
    live.publishFaults();
    return faults.state();
  });
}
