import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { GraphRefusal } from '../graph/graph-error.ts';
import { listOf, textOf, type NodeRequest } from '../graph/graph-request.ts';
import type { PlatformChange } from '../platform-control.ts';
import { iceBreakersState, type SimulatedIceBreakers } from './ice-breaker-state.ts';
import type { ThreadAccount } from './thread-world.ts';

const profile = z.object({ ice_breakers: z.array(iceBreakersState).min(1) });

/** Adds the part of an account's profile that an empty chat shows: to read, to replace, to take away. */
export function addIceBreakerRoutes(
  app: FastifyInstance,
  parts: {
    /** Named in each change; null: the platform knows no such field. */
    platform: string | null;
    /** The account that the path and the token name, or a refusal. */
    ownAccountOf: (request: NodeRequest) => ThreadAccount;
    emit: (change: PlatformChange) => void;
  },
): void {
  app.get<{ Params: { node: string } }>('/:node/messenger_profile', (request) => {
    const { iceBreakers = [] } = parts.ownAccountOf(request);
    if (textOf(request.query, 'fields') !== 'ice_breakers') {
      throw new GraphRefusal(100, '(#100) The parameter fields is required.');
    }
    return { data: iceBreakers };
  });

  app.post<{ Params: { node: string } }>('/:node/messenger_profile', (request) => {
    const account = parts.ownAccountOf(request);
    checkPlatform(request);
    const wanted = profile.safeParse(request.body).data?.ice_breakers;
    if (wanted === undefined) throw new GraphRefusal(100, '(#100) Param ice_breakers is invalid.');
    if (!wanted.some(({ locale }) => locale === 'default')) {
      throw new GraphRefusal(100, '(#100) Param ice_breakers must have a default locale.');
    }
    return change(account, wanted);
  });

  app.delete<{ Params: { node: string } }>('/:node/messenger_profile', (request) => {
    const account = parts.ownAccountOf(request);
    checkPlatform(request);
    if (listOf(request.body, 'fields')?.includes('ice_breakers') !== true) {
      throw new GraphRefusal(100, '(#100) The parameter fields is required.');
    }
    return change(account, []);
  });

  function checkPlatform(request: NodeRequest): void {
    if (parts.platform === null || textOf(request.body, 'platform') === parts.platform) return;
    throw new GraphRefusal(100, `(#100) Param platform must be one of {${parts.platform.toUpperCase()}}`);
  }

  function change(account: ThreadAccount, iceBreakers: SimulatedIceBreakers[]) {
    account.iceBreakers = iceBreakers;
    parts.emit({ kind: 'account', accountId: account.id });
    return parts.platform === null ? { result: 'success' } : { success: true };
  }
}
