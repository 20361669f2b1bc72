import type { FastifyInstance } from 'fastify';
import type { JobHandler } from '../../../queue/define-job.ts';
import { createAssignees } from '../assignees/assign-chat.ts';
import { createLeadAssignment } from '../assignees/assign-lead.job.ts';
import { registerAssigneeRoutes } from '../assignees/assignees.routes.ts';
import { createAssignmentRule } from '../assignees/assignment-rule.ts';
import { createChatRelease } from '../assignees/release-chats.job.ts';
import type { OwnChats } from '../chat-access.ts';
import { createBulkJob } from '../bulk/bulk.job.ts';
import { registerBulkRoutes } from '../bulk/bulk.routes.ts';
import { createBulk } from '../bulk/bulk.service.ts';
import { createTagImportJob } from '../tags/imports/tag-import.job.ts';
import { createTagImports } from '../tags/imports/tag-imports.service.ts';
import { registerTagImportRoutes, registerTagRoutes } from '../tags/tags.routes.ts';
import { createTags } from '../tags/tags.service.ts';
import { registerViewRoutes } from './views.routes.ts';
import type { Views } from './views.service.ts';

type Shared = Parameters<typeof createTags>[0] & Parameters<typeof createBulkJob>[0] & { ownChats: OwnChats };

/** Serves what chats are sorted by, who has them, and changes of many at once. */
export function registerLeadDesk(app: FastifyInstance, views: Views, shared: Shared): void {
  registerTagRoutes(app, createTags(shared));
  registerTagImportRoutes(app, { ...shared, imports: createTagImports(shared) });
  registerViewRoutes(app, views);
  registerBulkRoutes(app, createBulk(shared));
  registerAssigneeRoutes(app, { assignees: createAssignees(shared), rules: createAssignmentRule(shared) });
}

/** Returns the jobs that change many chats in parts. */
export function leadDeskJobs(shared: Shared): JobHandler[] {
  return [createBulkJob(shared), createTagImportJob(shared), createLeadAssignment(shared), createChatRelease(shared)];
}
