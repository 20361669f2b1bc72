import type { ChannelKind } from '@spotter/domain/channels';
import type { MessagingChannel } from '@spotter/providers/ports/messaging-channel';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { Access } from '../../platform/access.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { JobHandler } from '../../queue/define-job.ts';
import type { Exporters } from '../users/index.ts';
import { createCommentConsideration } from './answering/consider-comment.ts';
import { exportComments, exportReplies } from './showing/comments.repository.ts';
import { createCommentReconciliation } from './reconciling/reconcile-comments.ts';
import { registerCommentRoutes } from './showing/comments.routes.ts';
import { createCommentsService } from './showing/comments.service.ts';

/** What comments are built from. */
export type CommentsDependencies = Parameters<typeof createCommentConsideration>[0] & {
  database: Database;
  secretBox: SecretBox;
  channels: Partial<Record<ChannelKind, MessagingChannel>>;
  /** Throws not_found unless the chat is the user's. */
  requireChat(access: Access, chatId: string): Promise<unknown>;
};

/** Builds the parts of comments. */
export function createComments(dependencies: CommentsDependencies) {
  const { database } = dependencies;
  const service = createCommentsService(dependencies);
  const jobs: JobHandler[] = [
    createCommentConsideration(dependencies).job,
    ...createCommentReconciliation(dependencies),
  ];
  const exporters: Exporters = {
    comments: (access: Access) => exportComments(database, access),
    commentReplies: (access: Access) => exportReplies(database, access),
  };
  return {
    jobs,
    exporters,
    routes: (app: FastifyInstance): void => registerCommentRoutes(app, { comments: service }),
  };
}
