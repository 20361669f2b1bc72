import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';

/** The service's words for its refusals. */
export type Refusals<Refusal extends Error> = {
  kind: abstract new (...given: never[]) => Refusal;
  /** A request that cannot be read. */
  unreadable: (error: Error) => Refusal;
  /** An unknown path. */
  unknown: (request: FastifyRequest) => Refusal;
  /** Something went wrong in the service itself. */
  broken: () => Refusal;
  send: (reply: FastifyReply, refusal: Refusal) => FastifyReply;
};

/** Returns an app that accepts forms beside JSON, and refuses in the words of its service. */
export function createRefusingApp<Refusal extends Error>(
  refusals: Refusals<Refusal>,
  options: FastifyServerOptions & {
    readForm?: (body: string) => unknown;
  } = {},
): FastifyInstance {
  const { readForm = (body) => Object.fromEntries(new URLSearchParams(body)), ...server } = options;
  const app = fastify({ forceCloseConnections: true, ...server });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, readForm(String(body))),
  );
  app.setErrorHandler((error, _request, reply) => refusals.send(reply, refusalFor(error)));
  app.setNotFoundHandler((request, reply) => refusals.send(reply, refusals.unknown(request)));

  function refusalFor(error: unknown): Refusal {
    if (error instanceof refusals.kind) return error;
    if (error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500) {
      return refusals.unreadable(error);
    }
    // A fault of the simulator itself must not look like a service's fault that was set.
    console.error(error);
    return refusals.broken();
  }

  return app;
}
