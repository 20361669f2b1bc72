import { inboxRoutes, type AgentStats } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import { serve, servePage } from '../../../http/serve.ts';
import type { CoachWords } from './notes.service.ts';
import type { InboxService } from './inbox.service.ts';

const done = { ok: true as const };

/** Serves the queue of what needs the coach, their notes and canned replies, and the figures of agents' chats. */
export function registerInboxRoutes(
  app: FastifyInstance,
  services: {
    inbox: InboxService;
    words: CoachWords;
    agentStats(userId: string, agentId: string): Promise<AgentStats>;
  },
): void {
  const { inbox, words } = services;
  servePage(app, inboxRoutes.needsYou, ({ user, query }) => inbox.listNeedsYou(user.id, query));
  serve(app, inboxRoutes.counts, ({ user }) => inbox.count(user.id));
  serve(app, inboxRoutes.resolve, ({ user, params }) => inbox.resolve(user.id, params.id));
  serve(app, inboxRoutes.reopen, ({ user, params }) => inbox.reopen(user.id, params.id));
  serve(app, inboxRoutes.listNotes, ({ user, params }) => words.listNotes(user.id, params.id));
  serve(app, inboxRoutes.addNote, ({ user, params, body }) => words.addNote(user.id, params.id, body.text));
  serve(app, inboxRoutes.removeNote, async ({ user, params }) => {
    await words.removeNote(user.id, params.id, params.noteId);
    return done;
  });
  serve(app, inboxRoutes.listCannedReplies, ({ user }) => words.listCannedReplies(user.id));
  serve(app, inboxRoutes.addCannedReply, ({ user, body }) => words.addCannedReply(user.id, body));
  serve(app, inboxRoutes.changeCannedReply, ({ user, params, body }) =>
    words.changeCannedReply(user.id, params.id, body),
  );
  serve(app, inboxRoutes.removeCannedReply, async ({ user, params }) => {
    await words.removeCannedReply(user.id, params.id);
    return done;
  });
  serve(app, inboxRoutes.agentStats, ({ user, params }) => services.agentStats(user.id, params.agentId));
}
