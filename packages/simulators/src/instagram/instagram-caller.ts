import type { FastifyRequest } from 'fastify';

import { GraphRefusal } from '../meta/graph/graph-error.ts';
import { noSuchObject, tokenOf, type NodeRequest } from '../meta/graph/graph-request.ts';
import type { ThreadWorld } from '../meta/threads/thread-world.ts';
import type { InstagramTokens } from './instagram-tokens.ts';
import type { SimulatedAccount, SimulatedContact } from './instagram-world-state.ts';

/** Accounts, contacts and conversations of Instagram. */
export type InstagramWorld = ThreadWorld<SimulatedAccount, SimulatedContact>;
type Parts = { tokens: InstagramTokens; world: InstagramWorld };

/** Whose token a call carries, if it lives and has the permission. */
export function callerOf(
  request: FastifyRequest,
  parts: Parts,
  permission: 'instagram_business_basic' | 'instagram_business_manage_messages',
): SimulatedAccount {
  const token = tokenOf(request, parts.tokens);
  if (!token.permissions.includes(permission)) {
    throw new GraphRefusal(10, 'Application does not have permission for this action', { http: 403 });
  }
  return parts.world.getAccount(token.accountId);
}

/** The account that may read and write messages by this token and that the path names. */
export function ownAccountOf(request: NodeRequest, parts: Parts): SimulatedAccount {
  const account = callerOf(request, parts, 'instagram_business_manage_messages');
  if (!namesAccount(request.params.node, account)) throw noSuchObject(request.params.node);
  return account;
}

/** Whether a path's node (`me` or an id) names the caller's own account. */
export function namesAccount(node: string, account: SimulatedAccount): boolean {
  return node === 'me' || node === account.id || node === account.appScopedId;
}
