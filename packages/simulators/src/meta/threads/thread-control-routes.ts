import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { GraphRefusal } from '../graph/graph-error.ts';
import type { ActiveFaults } from '../graph/graph-faults.ts';
import { refusal } from '../graph/graph-refusals.ts';
import type { NodeRequest } from '../graph/graph-request.ts';
import type { PlatformDialect } from '../platform-dialect.ts';
import type { ThreadAccount, ThreadWorld } from './thread-world.ts';

/** Ownership lapses after a day without the person. */
const ownedForSeconds = 24 * 3600;

const controlBody = z.object({ recipient: z.object({ id: z.string().min(1) }), target_app_id: z.string().optional() });

/** Adds the calls by which our app takes a thread from another one, and gives it back. */
export function addThreadControlRoutes(
  app: FastifyInstance,
  parts: {
    dialect: PlatformDialect;
    world: ThreadWorld;
    faults: ActiveFaults;
    appId: string;
    now: () => Date;
    ownAccountOf: (request: NodeRequest) => ThreadAccount;
    takeThread: (accountId: string, contactId: string) => void;
    leaveThread: (accountId: string, contactId: string) => void;
  },
): void {
  const { dialect, world, faults, appId } = parts;

  app.get<{ Params: { node: string }; Querystring: { recipient?: string } }>('/:node/thread_owner', (request) => {
    const account = parts.ownAccountOf(request);
    const contactId = request.query.recipient ?? '';
    if (!world.contactsOf(account.id).has(contactId)) throw refusal(...dialect.refusals.noContact);
    if (faults.now().threadControl === 'no-routing') return { data: [] };
    const expiration = Math.floor((world.lastInboundAt(account.id, contactId) ?? 0) / 1000) + ownedForSeconds;
    if (expiration * 1000 < parts.now().getTime()) return { data: [] };
    const isOurs = world.openConversation(account.id, contactId).owner === 'our-app';
    // The other app is the default app, so its id is not shown to ours.
    return { data: [{ thread_owner: { ...(isOurs ? { app_id: Number(appId) } : {}), expiration } }] };
  });

  function threadOf(request: NodeRequest, action: string) {
    const account = parts.ownAccountOf(request);
    const body = controlBody.safeParse(request.body).data;
    if (body === undefined) throw new GraphRefusal(100, '(#100) The parameter recipient is required');
    const contactId = body.recipient.id;
    if (!world.contactsOf(account.id).has(contactId)) throw refusal(...dialect.refusals.noContact);
    if (faults.now().threadControl === 'no-routing') {
      throw new GraphRefusal(27, `(#27) ${action} is not supported when Conversation Routing is not enabled`);
    }
    const isOurs = world.openConversation(account.id, contactId).owner === 'our-app';
    return { accountId: account.id, contactId, isOurs, targetAppId: body.target_app_id };
  }

  app.post<{ Params: { node: string } }>('/:node/take_thread_control', (request) => {
    const { accountId, contactId, isOurs } = threadOf(request, 'take_thread_control');
    // The setting "Allow this app to take control of conversations".
    if (faults.now().threadControl === 'take-off') throw refusal(10);
    if (!isOurs) parts.takeThread(accountId, contactId);
    return { success: true };
  });

  app.post<{ Params: { node: string } }>('/:node/pass_thread_control', (request) => {
    const { accountId, contactId, isOurs, targetAppId } = threadOf(request, 'pass_thread_control');
    if (!isOurs) throw refusal(...dialect.refusals.otherOwner);
    if (targetAppId === appId) throw new GraphRefusal(100, '(#100) Param target_app_id is the app itself');
    parts.leaveThread(accountId, contactId);
    return { success: true };
  });

  app.post<{ Params: { node: string } }>('/:node/release_thread_control', (request) => {
    const { accountId, contactId, isOurs } = threadOf(request, 'release_thread_control');
    if (!isOurs) throw refusal(...dialect.refusals.otherOwner);
    // The other app is the default app, which answers what no app has.
    parts.leaveThread(accountId, contactId);
    return { success: true };
  });
}
