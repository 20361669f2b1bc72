import type { FastifyInstance } from 'fastify';
import type { JobHandler } from '../../queue/define-job.ts';
import { briefExporters } from './briefs.export.ts';
import { registerBriefRoutes } from './briefs.routes.ts';
import { createCallBriefs } from './call-briefs.job.ts';
import { createBriefWriting, type BriefWriting } from './write-brief.job.ts';

/** Puts the parts of briefs together. */
export function createBriefs(dependencies: BriefWriting) {
  const jobs: JobHandler[] = [createBriefWriting(dependencies), createCallBriefs(dependencies)];
  return {
    jobs,
    exporters: briefExporters(dependencies.database),
    routes: (app: FastifyInstance): void => registerBriefRoutes(app, dependencies),
  };
}
