// What the agents know: questions with answers, pages and files, found by what leads ask; and what they could not answer.
export { createKnowledge } from './knowledge.module.ts';
export type { KnowledgeModel } from './ask-model.ts';
export { requestPageRefresh } from './reading/read-item.job.ts';
export type { Search, SearchFor } from './search/search.service.ts';
