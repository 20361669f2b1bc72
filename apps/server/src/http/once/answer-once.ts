import { createHash } from 'node:crypto';
import type { Route } from '@spotter/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Access, WorkspaceId } from '../../platform/access.ts';
import { AppError } from '../app-error.ts';

/** A call that names itself, so that it is done once however often it is sent. */
export type NamedCall = { workspaceId: WorkspaceId; key: string; request: string };

/** What is known of a named call: `answered` with what was answered, or that the name belongs to another call. */
export type KnownCall = { kind: 'new' | 'open' | 'other' } | { kind: 'answered'; answer: string };

/** Remembers named calls with their answers. */
export type CallMemory = {
  /** Takes the name for a call, unless it is taken. */
  claim(call: NamedCall): Promise<KnownCall>;
  keep(call: NamedCall, answer: string): Promise<void>;
  /** Gives the name back: the call was refused, and nothing was done. */
  release(call: NamedCall): Promise<void>;
};

const maxKeyLength = 255;

/** Whether a route does something that a second call would do again, and API keys may call it. */
function takesIdempotencyKey({ method, scope }: Pick<Route, 'method' | 'scope'>): boolean {
  return method === 'POST' && scope !== null;
}

/**
 * Runs a call that names itself by `Idempotency-Key` once, and answers each repetition with the first answer.
 * A call whose end is not known is not run again: it may have done its work.
 */
export async function answerOnce(
  { request, reply, access }: { request: FastifyRequest; reply: FastifyReply; access: Access | null },
  route: Route,
  run: () => Promise<unknown>,
): Promise<unknown> {
  const key = takesIdempotencyKey(route) ? readKey(request.headers['idempotency-key']) : null;
  if (key === null || access === null) return run();
  const { callMemory } = request.server.guard;
  const call = { workspaceId: access.workspaceId, key: hash(key), request: hash(describe(request)) };
  const known = await callMemory.claim(call);
  switch (known.kind) {
    case 'answered':
      void reply.header('idempotency-replayed', 'true');
      return JSON.parse(known.answer);
    case 'other':
      throw new AppError('idempotency_mismatch', 'This Idempotency-Key belongs to a call with another content');
    case 'open':
      throw new AppError(
        'idempotency_open',
        'A call with this Idempotency-Key is running, or broke off. See whether it was done before you send it with another key',
      );
    case 'new':
      return runNamed(callMemory, call, run);
  }
}

async function runNamed(memory: CallMemory, call: NamedCall, run: () => Promise<unknown>): Promise<unknown> {
  let answer: unknown;
  try {
    answer = await run();
  } catch (error) {
    // A fault of ours may have come after the work, so its name stays taken.
    if (error instanceof AppError) await memory.release(call);
    throw error;
  }
  await memory.keep(call, JSON.stringify(answer));
  return answer;
}

/** Reads a key as the draft writes it, in quotes, and as most clients do, without. */
function readKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  const key = typeof header === 'string' ? (/^"([\x20-\x7E]+)"$/.exec(header)?.[1] ?? header) : '';
  if (key === '' || key.length > maxKeyLength) {
    throw new AppError('invalid_input', `An Idempotency-Key has 1 to ${maxKeyLength} characters`);
  }
  return key;
}

function describe({ method, url, body }: FastifyRequest): string {
  return `${method} ${url}\n${JSON.stringify(body ?? null)}`;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
