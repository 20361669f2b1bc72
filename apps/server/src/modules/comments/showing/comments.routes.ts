import { commentRoutes } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import { serve, servePage } from '../../../http/serve.ts';
import type { CommentsService } from './comments.service.ts';

export function registerCommentRoutes(app: FastifyInstance, { comments }: { comments: CommentsService }): void {
  servePage(app, commentRoutes.media, ({ access, params, query }) => comments.listPosts(access, params.botId, query));
  servePage(app, commentRoutes.listForBot, ({ access, params, query }) =>
    comments.listForBot(access, params.botId, query),
  );
  serve(app, commentRoutes.queue, ({ access, params }) => comments.findQueue(access, params.botId));
  serve(app, commentRoutes.listForChat, ({ access, params }) => comments.listForChat(access, params.id));
}
