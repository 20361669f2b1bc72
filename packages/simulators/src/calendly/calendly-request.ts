import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CalendlyBookings } from './calendly-bookings.ts';
import type { ActiveCalendlyFaults, CalendlyCall } from './calendly-faults.ts';
import type { CalendlyLimits } from './calendly-limits.ts';
import { calendlyErrorBody, calendlyRefusal } from './calendly-refusal.ts';
import { covers, type CalendlyTokens } from './calendly-tokens.ts';
import { organizationUri, userUri } from './calendly-views.ts';
import type { SimulatedCalendlyAccount } from './calendly-world-state.ts';

/** The parameters of every list. */
export const pageQuery = z.object({
  count: z.coerce.number().int().min(1).max(100).default(20),
  page_token: z.string().optional(),
});

type Parts = {
  tokens: CalendlyTokens;
  bookings: CalendlyBookings;
  faults: ActiveCalendlyFaults;
  limits: CalendlyLimits;
};

/** Returns the entrance of every call, and the answer of those that change something. */
export function createCalendlyDoor({ tokens, bookings, faults, limits }: Parts) {
  return {
    /**
     * Returns the owner of the token, if it is valid, has the scope and has calls left;
     * throws the fault that was set.
     */
    enter(request: FastifyRequest, reply: FastifyReply, call: CalendlyCall, scope: string): SimulatedCalendlyAccount {
      const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
      const grant = tokens.grantOfAccess(token);
      if (!grant) throw calendlyRefusal(401);
      const account = bookings.accountOf(grant.accountId);
      limits.takeCall(account, reply);
      const failure = faults.takeFailure(call);
      if (failure) {
        if (failure.status === 429) limits.exhaust(reply, failure.resetSeconds);
        throw calendlyRefusal(failure.status);
      }
      if (!covers(grant.scopes, scope)) throw calendlyRefusal(403);
      return account;
    },

    /** Returns the answer to a change, unless it has to be hidden. */
    stored(reply: FastifyReply, body: unknown) {
      const hidden = faults.takeFalseAnswer();
      if (hidden === 'error-500') return reply.code(500).send(calendlyErrorBody(calendlyRefusal(500)));
      if (hidden === null) return reply.send(body);
      reply.hijack();
      reply.raw.destroy();
      return reply;
    },
  };
}

/** The entrance of every call. */
export type CalendlyDoor = ReturnType<typeof createCalendlyDoor>;

/** Refuses a look at another user: users may only look at themselves here. */
export function onlyOwn(
  account: SimulatedCalendlyAccount,
  wanted: { user?: string | undefined; organization?: string | undefined },
) {
  if (wanted.user === undefined && wanted.organization === undefined) throw calendlyRefusal(400, 'user');
  if (wanted.user !== undefined && wanted.user !== userUri(account)) throw calendlyRefusal(403);
  if (wanted.organization !== undefined && wanted.organization !== organizationUri(account)) throw calendlyRefusal(403);
}

/** Returns one page of a list. */
export function paged<Thing>(query: z.infer<typeof pageQuery>, things: Thing[], view: (thing: Thing) => unknown) {
  const offset = Number(query.page_token ?? 0);
  if (!Number.isInteger(offset) || offset < 0) throw calendlyRefusal(400, 'page_token');
  const shown = things.slice(offset, offset + query.count);
  const next = offset + shown.length;
  return {
    collection: shown.map(view),
    pagination: {
      count: shown.length,
      next_page: null,
      previous_page: null,
      next_page_token: next < things.length ? String(next) : null,
      previous_page_token: null,
    },
  };
}

/** Reads the input; throws Calendly's refusal that names the first wrong field. */
export function read<Shape>(schema: z.ZodType<Shape>, input: unknown): Shape {
  const parsed = schema.safeParse(input ?? {});
  if (parsed.success) return parsed.data;
  throw calendlyRefusal(400, parsed.error.issues[0]?.path.join('.') ?? 'body');
}

/** Returns the address under which the caller found this simulator. */
export function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}
