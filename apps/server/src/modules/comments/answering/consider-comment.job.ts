import { z } from 'zod';
import { defineJob } from '../../../queue/define-job.ts';

/** Decides about a comment, and sends what was decided. The job's key is the comment's own id. */
export const considerCommentJob = defineJob('consider-comment', z.object({}));
