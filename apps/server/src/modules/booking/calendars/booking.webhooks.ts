import type { CalendarWebhooks } from '@spotter/providers/ports/calendar';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { acceptRawBody, deliveredText } from '../../../http/input/raw-body.ts';
import type { Clock } from '../../../platform/clock.ts';
import { isId, newId } from '../../../platform/ids.ts';
import { requestJobs } from '../../../queue/queue.ts';
import { calendarDeliveryJob } from '../booking.jobs.ts';

/** A moved meeting ends and starts as a new one, so its end is processed after its new time is known. */
const endsWaitMs = 5_000;

/**
 * Serves `/webhooks/calendly`: a delivery is verified over the raw bytes, stored durably and acknowledged, and
 * parsed later.
 */
export function registerCalendarWebhooks(
  app: FastifyInstance,
  options: { database: Database; clock: Clock; webhooks: CalendarWebhooks },
): void {
  const { database, clock, webhooks } = options;
  void app.register(async (scope) => {
    acceptRawBody(scope);
    scope.post('/api/webhooks/calendly', async (request, reply) => {
      const body = request.body as Buffer;
      const signature = request.headers['calendly-webhook-signature'];
      if (!webhooks.isGenuine(body, typeof signature === 'string' ? signature : undefined)) {
        throw new AppError('invalid_signature', 'The signature does not fit the body');
      }
      const { connection } = request.query as { connection?: unknown };
      if (typeof connection === 'string' && isId(connection)) {
        const text = deliveredText(body);
        const wait = webhooks.parse(text)?.state === 'cancelled' ? endsWaitMs : 0;
        const dueAt = new Date(clock.now().getTime() + wait);
        const payload = { credentialId: connection, body: text };
        await requestJobs(database, calendarDeliveryJob, [{ key: newId(), payload, dueAt }]);
      }
      return reply.send('EVENT_RECEIVED');
    });
  });
}
