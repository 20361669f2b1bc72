// What coaches correct: rules of agents and chats, and cases that are played again.
export { createCorrections } from './corrections.module.ts';
export { deleteOldCases, listCaseIdsOfChat, listCases, listOfChat, listRules } from './corrections.repository.ts';
