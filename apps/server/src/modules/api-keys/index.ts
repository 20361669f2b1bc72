// The keys by which other tools of a coach call the API, and the answers to their named calls.
export { requestAnswerPurge } from './answers/purge-answers.job.ts';
export { createApiKeys } from './api-keys.module.ts';
