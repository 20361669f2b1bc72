import type { FastifyInstance, FastifyReply } from 'fastify';
import type { z } from 'zod';

type AuthorizeRequest = { client_id: string; redirect_uri: string; scope: string; state?: string | undefined };

/** The app that asks for access, as the service knows it. */
export type RegisteredApp = {
  clientId: string;
  /** Empty: a redirect to any address is allowed. */
  redirectUris: string[];
};

/** What differs between the consents of services. */
export type Authorization<Request extends AuthorizeRequest> = {
  path: string;
  app: RegisteredApp;
  schema: z.ZodType<Request>;
  /** Returns the requested scopes, by their full names. */
  scopesOf: (scope: string) => string[];
  isKnownScope: (scope: string) => boolean;
  /** The service's words for what is wrong with a request. */
  problems: {
    unreadable: (field: string) => string;
    client: string;
    redirect: string;
    /** An unknown scope, or none at all. */
    scope: (unknown: string | undefined) => string;
  };
  errorPage: (problem: string) => string;
  consentPage: (request: Record<string, string>, scopes: string[]) => string;
  /** Adds the person's decision to the return address; returns what is wrong with it, else null. */
  decide: (target: URL, request: Request, scopes: string[], form: Record<string, string>) => string | null;
};

/** Adds the consent page and what its buttons post. A wrong request is never redirected. */
export function addAuthorizeRoutes<Request extends AuthorizeRequest>(
  app: FastifyInstance,
  authorization: Authorization<Request>,
): void {
  const { path, errorPage } = authorization;
  const refuse = (reply: FastifyReply, problem: string) => sendPage(reply, 400, errorPage(problem));

  app.get(path, (request, reply) => {
    const read = readRequest(request.query, authorization);
    if ('problem' in read) return refuse(reply, read.problem);
    const fields = Object.entries(read.request).filter((field): field is [string, string] => field[1] !== undefined);
    return sendPage(reply, 200, authorization.consentPage(Object.fromEntries(fields), read.scopes));
  });

  app.post(path, (request, reply) => {
    const read = readRequest(request.body, authorization);
    if ('problem' in read) return refuse(reply, read.problem);
    const { redirect_uri: redirectUri, state } = read.request;
    const target = new URL(redirectUri);
    const problem = authorization.decide(target, read.request, read.scopes, request.body as Record<string, string>);
    if (problem !== null) return refuse(reply, problem);
    if (state !== undefined) target.searchParams.set('state', state);
    return reply.redirect(target.href, 302);
  });
}

function sendPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(page);
}

function readRequest<Request extends AuthorizeRequest>(
  input: unknown,
  { app, schema, problems, scopesOf, isKnownScope }: Authorization<Request>,
): { problem: string } | { request: Request; scopes: string[] } {
  const parsed = schema.safeParse(input);
  if (!parsed.success) return { problem: problems.unreadable(parsed.error.issues[0]?.path.join('.') ?? '') };
  const request = parsed.data;
  if (request.client_id !== app.clientId) return { problem: problems.client };
  const isRegistered = app.redirectUris.length === 0 || app.redirectUris.includes(request.redirect_uri);
  if (!isRegistered || !URL.canParse(request.redirect_uri)) return { problem: problems.redirect };
  const scopes = scopesOf(request.scope);
  const unknown = scopes.find((scope) => !isKnownScope(scope));
  if (unknown !== undefined || scopes.length === 0) return { problem: problems.scope(unknown) };
  return { request, scopes };
}
