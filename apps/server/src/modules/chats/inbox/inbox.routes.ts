import { inboxRoutes, type AgentStats } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import { serve, servePage } from '../../../http/serve.ts';
import type { Access } from '../../../platform/access.ts';
import type { CoachWords } from './notes.service.ts';
import type { InboxService } from './inbox.service.ts';

const done = { ok: true as const };

/** Serves the queue of what needs the coach, their notes and canned replies, and the figures of agents' chats. */
export function registerInboxRoutes(
  app: FastifyInstance,
  services: {
    inbox: InboxService;
    words: CoachWords;
    agentStats(access: Access, agentId: string): Promise<AgentStats>;
  },
): void {
  const { inbox, words } = services;
  servePage(app, inboxRoutes.needsYou, ({ access, query }) => inbox.listNeedsYou(access, query));
  serve(app, inboxRoutes.counts, ({ access }) => inbox.count(access.workspaceId));
  serve(app, inboxRoutes.resolve, ({ access, params }) => inbox.resolve(access, params.id));
  serve(app, inboxRoutes.reopen, ({ access, params }) => inbox.reopen(access, params.id));
  serve(app, inboxRoutes.listNotes, ({ access, params }) => words.listNotes(access, params.id));
  serve(app, inboxRoutes.addNote, ({ access, params, body }) => words.addNote(access, params.id, body.text));
  serve(app, inboxRoutes.removeNote, async ({ access, params }) => {
    await words.removeNote(access, params.id, params.noteId);
    return done;
  });
  serve(app, inboxRoutes.placeholders, ({ access, params }) => words.placeholders(access, params.id));
  serve(app, inboxRoutes.listCannedReplies, ({ access }) => words.listCannedReplies(access));
  serve(app, inboxRoutes.addCannedReply, ({ access, body }) => words.addCannedReply(access, body));
  serve(app, inboxRoutes.changeCannedReply, ({ access, params, body }) =>
    words.changeCannedReply(access, params.id, body),
  );
  serve(app, inboxRoutes.removeCannedReply, async ({ access, params }) => {
    await words.removeCannedReply(access, params.id);
    return done;
  });
  serve(app, inboxRoutes.agentStats, ({ access, params }) => services.agentStats(access, params.agentId));
}
