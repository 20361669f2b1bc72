import type { Database } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { JobHandler } from '../../queue/define-job.ts';
import type { Exporters } from '../users/index.ts';
import { createLeakSearch } from './find-leaks.job.ts';
import { createScoring } from './scores/keep-scores.job.ts';
import { leakExporters } from './leaks.export.ts';

/** Puts the parts of leaks and scores together. */
export function createLeaks(dependencies: { database: Database; clock: Clock }) {
  const jobs: JobHandler[] = [createLeakSearch(dependencies), createScoring(dependencies)];
  const exporters: Exporters = leakExporters(dependencies.database);
  return { jobs, exporters };
}
