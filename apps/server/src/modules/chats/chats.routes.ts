import { Readable } from 'node:stream';
import { botRoutes, chatRoutes } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import { getSessionUser } from '../../http/auth-guard.ts';
import { parseInput } from '../../http/input/input-issues.ts';
import { serve, servePage } from '../../http/serve.ts';
import type { ChatsService } from './chats.service.ts';
import type { MessageActions } from './sending/message-actions.service.ts';

/** Serves the calls about chats and their messages, and the one by which the coach writes. */
export function registerChatRoutes(
  app: FastifyInstance,
  { chats, messageActions }: { chats: ChatsService; messageActions: MessageActions },
): void {
  servePage(app, chatRoutes.find, ({ user, params, query }) => chats.find(user.id, params.id, query));
  servePage(app, chatRoutes.listForBot, ({ user, params, query }) => chats.listForBot(user.id, params.botId, query));
  serve(app, chatRoutes.update, ({ user, params, body }) => chats.update(user.id, params.id, body));
  serve(app, chatRoutes.setEnabled, ({ user, body }) =>
    chats.setEnabled(user.id, body.chatId, body.chatEnabled, body.note),
  );
  serve(app, chatRoutes.read, ({ user, params }) => chats.markRead(user.id, params.id));
  serve(app, chatRoutes.cancelPendingReply, ({ user, params }) =>
    messageActions.cancelPendingReply(user.id, params.id),
  );
  serve(app, chatRoutes.suggest, ({ user, params }) => messageActions.suggest(user.id, params.id));
  serve(app, chatRoutes.retryMessage, ({ user, params }) => messageActions.retry(user.id, params.id, params.messageId));
  serve(app, chatRoutes.settleMessage, ({ user, params, body }) =>
    messageActions.settle(user.id, params.id, params.messageId, body.outcome),
  );
  // A download, which `serve` knows nothing of.
  app.get('/api/chat/:id/export', async (request, reply) => {
    const user = await getSessionUser(request);
    const { id } = parseInput(chatRoutes.exportContact.params, request.params);
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="spotter-contact-${id}.json"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(await chats.exportContact(user.id, id)));
  });
  serve(app, chatRoutes.remove, async ({ user, params }) => {
    await chats.remove(user.id, params.id);
    return { ok: true as const };
  });
  serve(app, botRoutes.sendMessage, ({ user, params, body }) =>
    chats.sendManually(user.id, params.id, {
      contactId: body.senderId,
      credentialId: body.credentialId,
      text: body.message,
    }),
  );
}
