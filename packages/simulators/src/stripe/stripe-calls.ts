import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StripeBilling } from './stripe-billing.ts';
import type { ActiveStripeFaults } from './stripe-faults.ts';
import { StripeRefusal } from './stripe-refusal.ts';
import type { StripeWorldState } from './stripe-world-state.ts';

// Stripe keeps an answer for at least a day.
const keptAnswerMs = 24 * 3_600_000;

type Parts = { world: StripeWorldState; billing: StripeBilling; faults: ActiveStripeFaults; onChange: () => void };

/** What a call of the API brings. */
export type Call = { id: string; given: unknown; origin: string };

/** Returns how calls are added below `/v1`. */
export function createStripeCalls(app: FastifyInstance, parts: Parts) {
  return {
    get(path: string, handle: (call: Call) => unknown): void {
      app.get(`/v1${path}`, (request, reply) => reply.send(handle(callOf(request))));
    },

    /** Adds a change: made once for each idempotency key, even if its answer is lost. */
    change(method: 'POST' | 'DELETE', path: string, handle: (call: Call) => unknown): void {
      app.route({
        method,
        url: `/v1${path}`,
        handler: (request, reply) => {
          const key = request.headers['idempotency-key'];
          const body =
            method === 'POST' && typeof key === 'string'
              ? once(parts, key, request, handle)
              : answerOf(request, handle);
          parts.onChange();
          return parts.faults.takeDroppedAnswer() ? drop(reply) : reply.type('application/json').send(body);
        },
      });
    },
  };
}

/** How calls are added. */
export type StripeCalls = ReturnType<typeof createStripeCalls>;

function answerOf(request: FastifyRequest, handle: (call: Call) => unknown): string {
  return JSON.stringify(handle(callOf(request)));
}

function once(
  { world, billing }: Parts,
  key: string,
  request: FastifyRequest,
  handle: (call: Call) => unknown,
): string {
  const call = createHash('sha256')
    .update(`${request.url} ${JSON.stringify(request.body ?? {})}`)
    .digest('hex');
  const since = billing.time() - keptAnswerMs;
  world.answered = world.answered.filter(({ at }) => at >= since);
  const known = world.answered.find((answered) => answered.key === key);
  if (known && known.call !== call) {
    throw new StripeRefusal(
      400,
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      { type: 'idempotency_error' },
    );
  }
  if (known) return known.body;
  // A refusal is not kept: the same key may be used again.
  const body = answerOf(request, handle);
  world.answered.push({ key, call, status: 200, body, at: billing.time() });
  return body;
}

/** Returns a list, newest first, as all of Stripe's. */
export function listOf<Known extends { id: string }>(
  url: string,
  found: Known[],
  { limit = 10, starting_after }: { limit?: number | undefined; starting_after?: string | undefined },
  view: (known: Known) => unknown,
) {
  const newestFirst = found.toReversed();
  const from = newestFirst.findIndex(({ id }) => id === starting_after) + 1;
  const shown = newestFirst.slice(from, from + limit);
  return { object: 'list', data: shown.map(view), has_more: from + limit < newestFirst.length, url };
}

function callOf(request: FastifyRequest): Call {
  const { id = '' } = request.params as { id?: string };
  const given = request.method === 'POST' ? request.body : request.query;
  return { id, given, origin: `${request.protocol}://${request.host}` };
}

function drop(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}
