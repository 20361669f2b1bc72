import type { Embeddings } from '@spotter/providers/ports/embeddings';
import type { FetchPage } from '@spotter/providers/ports/page-fetch';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import type { UploadGate } from '../../http/limits/upload-gate.ts';
import type { Access } from '../../platform/access.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { JobHandler } from '../../queue/define-job.ts';
import type { FilesService } from '../files/index.ts';
import type { Exporters } from '../users/index.ts';
import type { KnowledgeModel } from './ask-model.ts';
import { createPreparing } from './indexing/prepare-passages.job.ts';
import { exportKnowledge, exportUnanswered } from './knowledge.export.ts';
import { registerCareRoutes } from './knowledge-issues.routes.ts';
import { createContradictionSearch } from './issues/find-contradictions.job.ts';
import { createIssuesService } from './issues/issues.service.ts';
import { createQuestionSorting } from './unanswered/sort-questions.job.ts';
import { createUnansweredService, type NotifyLead } from './unanswered/unanswered.service.ts';
import { registerKnowledgeRoutes } from './knowledge.routes.ts';
import { createKnowledgeService } from './knowledge.service.ts';
import { createFileMove } from './move-files.job.ts';
import { createReaderThread } from './reading/read-in-thread.ts';
import { createReading, endParkedReading } from './reading/read-item.job.ts';
import { createMeanings } from './search/meanings.ts';
import { createQuestionRewriter } from './search/rewrite-question.ts';
import { createSearch } from './search/search.service.ts';

/** What a file or a page may use while it is read. */
const readingLimits = { timeoutMs: 60_000, heapMb: 256, processMb: 400 };
/** How many passages the coach is shown for a question. */
const maxShown = 8;
/** Of one coach, who tries what a lead may ask. */
const searches = { name: 'knowledge-searched', tries: 60, windowMs: 60_000 };

/** Builds the search, which knows nobody: whoever asks the model needs it before there are chats. */
export function createKnowledgeSearch({
  database,
  logger,
  embeddings,
  model,
}: {
  database: Database;
  logger: Logger;
  /** null: no embeddings are configured. */
  embeddings: Embeddings | null;
  model: KnowledgeModel;
}) {
  return createSearch({
    database,
    meanings: embeddings === null ? null : createMeanings({ database, embeddings, logger }),
    rewrite: createQuestionRewriter(model),
  });
}

/** What knowledge is put together from. */
export type KnowledgeDependencies = {
  database: Database;
  clock: Clock;
  logger: Logger;
  rateLimiter: RateLimiter;
  takeUpload: UploadGate;
  files: FilesService;
  /** Whether a user's address is confirmed. */
  isVerified(userId: string): Promise<boolean>;
  fetchPage: FetchPage;
  /** null: no embeddings are configured. */
  embeddings: Embeddings | null;
  model: KnowledgeModel;
  search: ReturnType<typeof createKnowledgeSearch>;
  notifyLead: NotifyLead;
  /** Returns today's date on the workspace's calendar. */
  todayOf(access: Access): Promise<string>;
};

/** Puts the parts of knowledge together. */
export function createKnowledge(dependencies: KnowledgeDependencies) {
  const { database, search } = dependencies;
  const service = createKnowledgeService(dependencies);
  const unanswered = createUnansweredService({ ...dependencies, knowledge: service });
  const issues = createIssuesService(dependencies);
  const jobs: JobHandler[] = [
    ...createReading({ ...dependencies, read: createReaderThread(readingLimits) }),
    createPreparing({ ...dependencies }),
    createFileMove(dependencies),
    createContradictionSearch(dependencies),
    createQuestionSorting(dependencies),
  ];
  const exporters: Exporters = {
    knowledge: (access) => exportKnowledge(database, access),
    unansweredQuestions: (access) => exportUnanswered(database, access),
  };
  async function searchAs(access: Access, question: string) {
    await dependencies.rateLimiter.take(searches, access.userId);
    const today = await dependencies.todayOf(access);
    return search.find({ ...access, question, today, offerIds: null, limit: maxShown, mayRewrite: true });
  }
  return {
    service,
    jobs,
    exporters,
    onParked: endParkedReading,
    routes(app: FastifyInstance): void {
      registerKnowledgeRoutes(app, { knowledge: service, takeUpload: dependencies.takeUpload, searchAs });
      registerCareRoutes(app, { unanswered, issues });
    },
  };
}
