// What the agents know: questions with answers, pages and files, found by what leads ask; and what they could not answer.
export { createKnowledge } from './knowledge.module.ts';
export type { KnowledgeModel } from './ask-model.ts';
export { requestPageRefresh } from './reading/read-item.job.ts';
export { storeKnowledge, type WrittenKnowledge } from './store-knowledge.ts';
export { forgetOffer, type IndexedOffer, indexOffer } from './indexing/index-offer.ts';
export { recordUnanswered, type Unanswered } from './unanswered/record-unanswered.ts';
export { eraseAskingsOf, listAskingsOf } from './unanswered/unanswered.repository.ts';
export type { Search, SearchFor } from './search/search.service.ts';
