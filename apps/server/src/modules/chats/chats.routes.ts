import { Readable } from 'node:stream';
import { botRoutes, chatRoutes, proposalRoutes } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import { getSession } from '../../http/auth-guard.ts';
import { parseInput } from '../../http/input/input-issues.ts';
import { serve, servePage } from '../../http/serve.ts';
import type { ChatsService } from './chats.service.ts';
import type { MessageActions } from './sending/message-actions.service.ts';

/** Serves the calls about chats and their messages, including the one by which the coach writes. */
export function registerChatRoutes(
  app: FastifyInstance,
  { chats, messageActions }: { chats: ChatsService; messageActions: MessageActions },
): void {
  servePage(app, chatRoutes.find, ({ access, params, query }) => chats.find(access, params.id, query));
  servePage(app, chatRoutes.listForBot, ({ access, params, query }) => chats.listForBot(access, params.botId, query));
  serve(app, chatRoutes.update, ({ access, params, body }) => chats.update(access, params.id, body));
  serve(app, chatRoutes.setEnabled, ({ access, body }) =>
    chats.setEnabled(access, body.chatId, body.chatEnabled, body.note),
  );
  serve(app, chatRoutes.read, ({ access, params }) => chats.markRead(access, params.id));
  serve(app, chatRoutes.cancelPendingReply, ({ access, params }) =>
    messageActions.cancelPendingReply(access, params.id),
  );
  serve(app, proposalRoutes.dropProposal, ({ access, params, body }) =>
    messageActions.dropProposal(access, params.id, body.proposalId),
  );
  serve(app, chatRoutes.pause, ({ access, params, body }) => chats.pause(access, params.id, body.until));
  serve(app, chatRoutes.suggest, ({ access, params }) => messageActions.suggest(access, params.id));
  serve(app, chatRoutes.retryMessage, ({ access, params }) =>
    messageActions.retry(access, params.id, params.messageId),
  );
  serve(app, chatRoutes.settleMessage, ({ access, params, body }) =>
    messageActions.resolve(access, params.id, params.messageId, body.outcome),
  );
  serve(app, chatRoutes.setThumb, ({ access, params, body }) =>
    messageActions.setThumb(access, params.id, params.messageId, body.thumb),
  );
  // A download, which `serve` does not support.
  app.get('/api/chat/:id/export', async (request, reply) => {
    const { access } = await getSession(request, chatRoutes.exportContact);
    const { id } = parseInput(chatRoutes.exportContact.params, request.params);
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="spotter-contact-${id}.json"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(await chats.exportContact(access, id)));
  });
  serve(app, chatRoutes.remove, async ({ access, params }) => {
    await chats.remove(access, params.id);
    return { ok: true as const };
  });
  serve(app, botRoutes.sendMessage, ({ access, params, body }) =>
    chats.sendManually(access, params.id, {
      contactId: body.senderId,
      credentialId: body.credentialId,
      text: body.message,
      ...(body.attachmentIds === undefined ? {} : { attachmentIds: body.attachmentIds }),
    }),
  );
}
