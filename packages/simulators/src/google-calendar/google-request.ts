import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ActiveGoogleFaults, GoogleCall } from './google-faults.ts';
import { googleErrorBody, googleRefusal, GoogleRefusal } from './google-refusal.ts';
import type { GoogleTokens } from './google-tokens.ts';
import type { GoogleWorldState, SimulatedGoogleAccount } from './google-world-state.ts';

/** An instant in a call. */
export const instant = z.iso.datetime({ offset: true });

/** Reads the input; throws Google's refusal that names the first wrong field. */
export function read<Shape>(schema: z.ZodType<Shape>, input: unknown): Shape {
  const parsed = schema.safeParse(input ?? {});
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new GoogleRefusal(400, 'invalid', `Invalid value for: ${issue?.path.join('.')}`);
}

/** Returns the owner of a call's token; refuses one without any of the scopes. */
export function callerOf(
  request: FastifyRequest,
  { tokens, world }: { tokens: GoogleTokens; world: GoogleWorldState },
  anyOf: string[],
): SimulatedGoogleAccount {
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const grant = tokens.grantOfAccess(token);
  const account = world.accounts.find(({ id }) => id === grant?.accountId);
  if (!grant || !account) throw googleRefusal(401, 'authError');
  if (!grant.scopes.some((scope) => anyOf.includes(scope))) throw googleRefusal(403, 'insufficientPermissions');
  return account;
}

/** Whether an id in a call means the account's one calendar. */
export function isCalendarOf({ email }: SimulatedGoogleAccount, calendarId: string): boolean {
  return calendarId === 'primary' || calendarId === email;
}

/** Throws the fault that was set for a call. */
export function failIfAsked(faults: ActiveGoogleFaults, call: GoogleCall): void {
  const failure = faults.takeFailure(call);
  if (failure) throw googleRefusal(failure.status, failure.reason, failure.retryAfterSeconds);
}

/** Returns the answer to a change, unless it has to be hidden. */
export function stored(faults: ActiveGoogleFaults, reply: FastifyReply, body: unknown) {
  const hidden = faults.takeFalseAnswer();
  if (hidden === 'error-503') return reply.code(503).send(googleErrorBody(googleRefusal(503, 'backendError')));
  if (hidden === null) return reply.send(body);
  reply.hijack();
  reply.raw.destroy();
  return reply;
}
