// What the agents know: questions with answers, pages and files, found by what leads ask;
// and what they could not answer.
export { createKnowledge, createKnowledgeSearch } from './knowledge.module.ts';
export { requestPageRefresh } from './reading/read-item.job.ts';
export { requestFileMove } from './move-files.job.ts';
export { movePages } from './knowledge.repository.ts';
export { storeKnowledge } from './store-knowledge.ts';
export { listPassageTexts } from './indexing/passages.repository.ts';
export { forgetOffer, indexOffer } from './indexing/index-offer.ts';
export { recordUnanswered } from './unanswered/record-unanswered.ts';
export { eraseAskingsOf, listAskingsOf } from './unanswered/unanswered.repository.ts';

// A table, for the joins of other modules. Only this module writes its rows.
export { knowledgeItems } from './knowledge.tables.ts';
