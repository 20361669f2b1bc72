import type { FastifyRequest } from 'fastify';

import { GraphRefusal } from '../meta/graph/graph-error.ts';
import { noSuchObject, tokenOf, type NodeRequest } from '../meta/graph/graph-request.ts';
import type { ThreadWorld } from '../meta/threads/thread-world.ts';
import type { instagramPermissions, InstagramTokens } from './instagram-tokens.ts';
import type { SimulatedAccount, SimulatedContact } from './instagram-world-state.ts';

/** Accounts, contacts and conversations of Instagram. */
export type InstagramWorld = ThreadWorld<SimulatedAccount, SimulatedContact>;
type Parts = { tokens: InstagramTokens; world: InstagramWorld };

/** Returns the account of a call's token, if the token is valid and has the permission. */
export function callerOf(
  request: FastifyRequest,
  parts: Parts,
  permission: (typeof instagramPermissions)[number],
): SimulatedAccount {
  const token = tokenOf(request, parts.tokens);
  if (!token.permissions.includes(permission)) {
    throw new GraphRefusal(10, 'Application does not have permission for this action', { http: 403 });
  }
  return parts.world.getAccount(token.accountId);
}

/** Returns the account that the path names and whose messages this token may read and write. */
export function ownAccountOf(request: NodeRequest, parts: Parts): SimulatedAccount {
  const account = callerOf(request, parts, 'instagram_business_manage_messages');
  if (!namesAccount(request.params.node, account)) throw noSuchObject(request.params.node);
  return account;
}

/** Whether a path's node (`me` or an id) names the caller's own account. */
export function namesAccount(node: string, account: SimulatedAccount): boolean {
  return node === 'me' || node === account.id || node === account.appScopedId;
}
