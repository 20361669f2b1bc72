import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CalendlyRefusal, calendlyRefusal } from './calendly-refusal.ts';
import { onlyOwn, paged, pageQuery, read, type CalendlyDoor } from './calendly-request.ts';
import { subscriptionView } from './calendly-views.ts';
import type { CalendlyWorldState } from './calendly-world-state.ts';

const subscriptionBody = z.object({
  url: z.url(),
  events: z.array(z.enum(['invitee.created', 'invitee.canceled', 'invitee_no_show.created'])).min(1),
  organization: z.string(),
  user: z.string().optional(),
  scope: z.enum(['user', 'organization']),
});

const subscriptionsQuery = pageQuery.extend({
  organization: z.string(),
  user: z.string().optional(),
  scope: z.enum(['user', 'organization']),
});

type Parts = { world: CalendlyWorldState; door: CalendlyDoor; now: () => Date };
type IdRequest = FastifyRequest<{ Params: { id: string } }>;

/** Adds the routes of subscriptions to bookings. */
export function addCalendlySubscriptionRoutes(app: FastifyInstance, { world, door, now }: Parts): void {
  app.post('/webhook_subscriptions', (request, reply) => {
    const account = door.enter(request, reply, 'subscribe', 'webhooks:write');
    const body = read(subscriptionBody, request.body);
    onlyOwn(account, body);
    if (account.plan === 'free') {
      throw new CalendlyRefusal(403, 'Permission Denied', 'Please upgrade your Calendly account to Professional');
    }
    if (world.subscriptions.some(({ url }) => url === body.url)) throw calendlyRefusal(409);
    const made = { id: randomUUID(), accountId: account.id, createdAt: now().toISOString(), state: 'active' as const };
    const subscription = { ...made, url: body.url, events: body.events };
    world.subscriptions.push(subscription);
    return door.stored(reply.code(201), { resource: subscriptionView(subscription, account) });
  });

  app.get('/webhook_subscriptions', (request, reply) => {
    const account = door.enter(request, reply, 'read', 'webhooks:read');
    const query = read(subscriptionsQuery, request.query);
    onlyOwn(account, query);
    const own = world.subscriptions.filter(({ accountId }) => accountId === account.id);
    return paged(query, own, (subscription) => subscriptionView(subscription, account));
  });

  app.delete('/webhook_subscriptions/:id', (request: IdRequest, reply) => {
    const account = door.enter(request, reply, 'subscribe', 'webhooks:write');
    const known = world.subscriptions.find(({ id, accountId }) => id === request.params.id && accountId === account.id);
    if (!known) throw calendlyRefusal(404);
    world.subscriptions = world.subscriptions.filter((subscription) => subscription !== known);
    return reply.code(204).send();
  });
}
