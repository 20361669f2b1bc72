import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorBody, type ErrorCode, errorStatus } from '@spotter/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TooManyWaiting } from '../database/batch-calls.ts';
import { HasherBusy } from '../platform/password-hash.ts';
import { newId } from '../platform/ids.ts';
import { AppError, TwoStepRequired } from './app-error.ts';

/** Answers every refusal in one form; a fault of ours shows a reference only. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = error instanceof AppError ? error : (ofOverload(error) ?? ofFramework(error));
    return refusal === null ? sendFault(error, request, reply) : sendRefusal(refusal, reply);
  });
}

/** Writes a refusal. */
export function sendRefusal(refusal: AppError, reply: FastifyReply): FastifyReply {
  if (refusal.retryAfterSeconds !== null) void reply.header('retry-after', String(refusal.retryAfterSeconds));
  if (refusal.code === 'unauthenticated') void reply.header('www-authenticate', 'Bearer');
  const body: ErrorBody = {
    message: refusal.message,
    code: refusal.code,
    ...(refusal.issues.length > 0 ? { issues: refusal.issues } : {}),
    ...(refusal.code === 'slot_taken' || refusal.code === 'times_changed'
      ? { alternatives: refusal.alternatives.map((start) => start.toISOString()) }
      : {}),
    ...(refusal instanceof TwoStepRequired ? { ticket: refusal.ticket } : {}),
  };
  return reply.code(errorStatus[refusal.code]).send(body);
}

/** Answers a request that Node refuses to read, in the same form, and ends the connection. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, code, message] = unreadable(error.code);
  const body = JSON.stringify({ message, code } satisfies ErrorBody);
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
  }
  socket.destroy(error);
}

function unreadable(nodeCode: string | undefined): [status: number, code: ErrorCode, message: string] {
  switch (nodeCode) {
    case 'HPE_HEADER_OVERFLOW':
      return [431, 'too_large', 'The headers are too large'];
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return [408, 'invalid_input', 'The request did not arrive in time'];
    default:
      return [400, 'invalid_input', 'The request could not be read'];
  }
}

function sendFault(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const reference = newId();
  request.log.error(
    { err: error, reference, method: request.method, route: request.routeOptions.url },
    'request failed',
  );
  const body: ErrorBody = { message: `Something went wrong on our side. Reference: ${reference}`, code: 'internal' };
  return reply.code(500).send(body);
}

/** Returns the refusal for an error of overload, or null. */
function ofOverload(error: Error): AppError | null {
  if (!(error instanceof HasherBusy || error instanceof TooManyWaiting)) return null;
  return new AppError('busy', 'The server is very busy right now. Please try again in a moment.', [], 5);
}

// Errors with which Fastify refuses a request before a handler runs.
function ofFramework(error: FastifyError): AppError | null {
  switch (error.statusCode) {
    case 403:
    case 404:
      // A folder, or a private file.
      return new AppError('not_found', 'There is nothing at this address');
    case 413:
      return new AppError('too_large', 'This is too large. The limit is 1 MiB');
    case 415:
      return new AppError('wrong_media_type', 'The body must be JSON (content type application/json)');
    case 400:
    case 414:
      return new AppError('invalid_input', 'The request could not be read');
    default:
      return null;
  }
}
