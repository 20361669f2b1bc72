import type { FastifyRequest } from 'fastify';

import { GraphRefusal } from '../meta/graph/graph-error.ts';
import { noSuchObject, tokenOf, type NodeRequest } from '../meta/graph/graph-request.ts';
import type { ThreadWorld } from '../meta/threads/thread-world.ts';
import type { MessengerTokens } from './messenger-tokens.ts';
import type { FacebookToken, PageContact, SimulatedPage } from './messenger-world-state.ts';

/** Pages, contacts and conversations. */
export type MessengerWorld = ThreadWorld<SimulatedPage, PageContact>;
type Parts = { tokens: MessengerTokens; world: MessengerWorld };

// Meta: each permission works only for a person with this task on the page.
const taskFor = {
  pages_messaging: 'MESSAGING',
  pages_manage_metadata: 'MODERATE',
  pages_read_engagement: 'MODERATE',
  pages_manage_engagement: 'MODERATE',
} as const;

/** Returns the page of a call's token, if the token is valid. */
export function getPageOf(token: FacebookToken, world: MessengerWorld): SimulatedPage {
  const [pageId] = token.pageIds;
  if (token.kind !== 'page' || pageId === undefined) {
    throw new GraphRefusal(210, '(#210) A page access token is required to request this resource.');
  }
  return world.getAccount(pageId);
}

/**
 * Returns the page of a call's token, if the token is valid, has the permission, and comes from a person with
 * the task for it.
 */
export function callerOf(request: FastifyRequest, parts: Parts, permission: keyof typeof taskFor): SimulatedPage {
  const token = tokenOf(request, parts.tokens);
  const page = getPageOf(token, parts.world);
  if (!token.permissions.includes(permission)) {
    throw new GraphRefusal(200, `(#200) Requires ${permission} permission to manage the object`, { http: 403 });
  }
  if (!page.tasks.includes(taskFor[permission])) {
    throw new GraphRefusal(200, `(#200) The person lacks the task ${taskFor[permission]} on this page`, { http: 403 });
  }
  return page;
}

/** Returns the same, where the path has to name that page. */
export function ownPageOf(request: NodeRequest, parts: Parts, permission: keyof typeof taskFor): SimulatedPage {
  const page = callerOf(request, parts, permission);
  if (!namesPage(request.params.node, page)) throw noSuchObject(request.params.node);
  return page;
}

/** Whether a path's node (`me` or an id) names the caller's own page. */
export function namesPage(node: string, page: SimulatedPage): boolean {
  return node === 'me' || node === page.id;
}

/** Returns the person's token of a call, if it is valid. */
export function personTokenOf(request: FastifyRequest, tokens: MessengerTokens): FacebookToken {
  const token = tokenOf(request, tokens);
  if (token.kind !== 'page') return token;
  throw new GraphRefusal(100, '(#100) Tried accessing nonexisting field on node type (Page)');
}
