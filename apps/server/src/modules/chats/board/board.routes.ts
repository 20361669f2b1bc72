import { boardRoutes } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import { serve, servePage } from '../../../http/serve.ts';
import type { ChatsService } from '../chats.service.ts';
import type { Board } from './board.service.ts';

/** Serves the board of an account. */
export function registerBoardRoutes(
  app: FastifyInstance,
  { board, chats }: { board: Board; chats: ChatsService },
): void {
  serve(app, boardRoutes.columns, ({ access, params }) => board.columns(access, params.botId));
  servePage(app, boardRoutes.cards, ({ access, params, query }) => board.cards(access, params.botId, query));
  serve(app, boardRoutes.move, ({ access, params, body: { from, to, lost } }) =>
    chats.update(access, params.id, { from, stage: to, lost }),
  );
}
