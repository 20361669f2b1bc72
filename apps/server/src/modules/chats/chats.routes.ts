import { botRoutes, chatRoutes } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import { serve, servePage } from '../../http/serve.ts';
import type { ChatsService } from './chats.service.ts';

/** Serves the calls about chats, and the one by which the coach writes. */
export function registerChatRoutes(app: FastifyInstance, chats: ChatsService): void {
  servePage(app, chatRoutes.find, ({ user, params, query }) => chats.find(user.id, params.id, query));
  servePage(app, chatRoutes.listForBot, ({ user, params, query }) => chats.listForBot(user.id, params.botId, query));
  serve(app, chatRoutes.update, ({ user, params, body }) => chats.update(user.id, params.id, body));
  serve(app, chatRoutes.setEnabled, ({ user, body }) => chats.setEnabled(user.id, body.chatId, body.chatEnabled));
  serve(app, chatRoutes.remove, async ({ user, params }) => {
    await chats.remove(user.id, params.id);
    return { ok: true as const };
  });
  serve(app, botRoutes.sendMessage, ({ user, params, body }) =>
    chats.sendManually(user.id, params.id, { contactId: body.senderId, text: body.message }),
  );
}
