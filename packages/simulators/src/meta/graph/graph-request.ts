import type { FastifyRequest } from 'fastify';

import { GraphRefusal } from './graph-error.ts';
import { parseGraphFields, type GraphField } from './graph-fields.ts';

/** A call of a node or one of its edges. */
export type NodeRequest = FastifyRequest<{ Params: { node: string } }>;

/** What every platform knows about a token. */
type KnownToken = {
  /** Null: it has no end date. */
  expiresAt: string | null;
  /** The subcode of 190 once revoked. */
  revokedBecause: number | null;
};

/** Returns the record of a call's token (bearer header, query or body); refuses an invalid one with 190. */
export function tokenOf<Token extends KnownToken>(
  request: FastifyRequest,
  tokens: { find: (value: string) => Token | undefined; isLive: (token: Token) => boolean },
): Token {
  const value = credentialOf(request);
  if (value === undefined) throw new GraphRefusal(190, 'An access token is required to request this resource.');
  return liveToken(value, tokens);
}

/** Returns the credential of a call: from header, query or body. */
export function credentialOf(request: FastifyRequest): string | undefined {
  return (
    /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ??
    textOf(request.query, 'access_token') ??
    textOf(request.body, 'access_token')
  );
}

/** Returns the token's record; refuses an unknown, expired or revoked one with 190. */
export function liveToken<Token extends KnownToken>(
  value: string,
  tokens: { find: (value: string) => Token | undefined; isLive: (token: Token) => boolean },
): Token {
  const token = tokens.find(value);
  if (!token) throw new GraphRefusal(190, 'Invalid OAuth access token - Cannot parse access token');
  if (token.revokedBecause !== null) {
    throw new GraphRefusal(190, 'Error validating access token: The session has been invalidated.', {
      subcode: token.revokedBecause,
    });
  }
  if (!tokens.isLive(token)) {
    throw new GraphRefusal(190, `Error validating access token: Session has expired on ${token.expiresAt}.`, {
      subcode: 463,
    });
  }
  return token;
}

/** Returns the refusal for an id that does not exist for this caller. */
export function noSuchObject(id: string): GraphRefusal {
  return new GraphRefusal(
    100,
    `Unsupported request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, ` +
      'or does not support this operation',
    { subcode: 33 },
  );
}

/** One text parameter of a query or form. */
export function textOf(input: unknown, name: string): string | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  const value = (input as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : undefined;
}

/** Returns a list of texts in a body of JSON. */
export function listOf(input: unknown, name: string): string[] | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  const value = (input as Record<string, unknown>)[name];
  return Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : undefined;
}

/** Returns the requested fields; none when the parameter is absent. */
export function fieldsOf(request: FastifyRequest): GraphField[] {
  const text = textOf(request.query, 'fields');
  if (text === undefined || text === '') return [];
  const fields = parseGraphFields(text);
  if (!fields) throw new GraphRefusal(2_500, `Syntax error in the field list "${text}"`);
  return fields;
}

/**
 * Returns the requested fields out of all; refuses one that does not exist. A null field that is not in `keep`
 * is left out.
 */
export function pickFields(
  all: Record<string, unknown>,
  fields: GraphField[],
  keep: readonly string[] = [],
): Record<string, unknown> {
  const view: Record<string, unknown> = {};
  for (const { name } of fields) {
    if (name === 'id') continue;
    if (!(name in all)) throw new GraphRefusal(100, `(#100) Tried accessing nonexisting field (${name})`);
    if (all[name] !== null || keep.includes(name)) view[name] = all[name];
  }
  return view;
}

/** Returns which page of a list is requested, and the base address of the following ones. */
export function pageRequest(request: FastifyRequest) {
  const limit = Number(textOf(request.query, 'limit') ?? NaN);
  const address = withCredential(new URL(request.originalUrl, originOf(request)), request);
  return { limit: Number.isInteger(limit) ? limit : null, after: textOf(request.query, 'after') ?? null, address };
}

/** Returns the address of a conversation's list of messages. */
export function messagesAddress(request: FastifyRequest, conversationId: string): URL {
  const version = /^\/v\d+\.\d+(?=\/)/.exec(request.originalUrl)?.[0] ?? '';
  return withCredential(
    new URL(`${version}/${encodeURIComponent(conversationId)}/messages`, originOf(request)),
    request,
  );
}

/** Returns an address with the caller's token: Graph writes it into every address, no matter how the token came. */
function withCredential(address: URL, request: FastifyRequest): URL {
  const credential = credentialOf(request);
  if (credential !== undefined) address.searchParams.set('access_token', credential);
  return address;
}

function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}
