import type { Database } from '../database/database.ts';
import { findBrief } from '../modules/briefs/index.ts';
import { callSections, eraseGuest } from '../modules/booking/index.ts';
import { commentSections, eraseCommentsOf } from '../modules/comments/index.ts';
import { listCaseIdsOfChat, listOfChat } from '../modules/corrections/index.ts';
import { eraseCasesOfRuns } from '../modules/simulations/index.ts';
import { listLeaksOf } from '../modules/leaks/index.ts';
import { eraseAskingsOf, listAskingsOf } from '../modules/knowledge/index.ts';

/**
 * Returns what chats must not import:
 * how a contact's data in the modules above is erased, and what it is for a download.
 */
export function contactData(database: Database) {
  return {
    async onRemoving(tx: Database, chatId: string): Promise<void> {
      await eraseGuest(tx, chatId);
      await eraseCommentsOf(tx, chatId);
      await eraseAskingsOf(tx, chatId);
      await eraseCasesOfRuns(tx, await listCaseIdsOfChat(tx, chatId));
    },
    sectionsOf: (chatId: string) => ({
      ...callSections(database, chatId),
      ...commentSections(database, chatId),
      leaks: () => listLeaksOf(database, chatId),
      brief: () => findBrief(database, chatId),
      corrections: () => listOfChat(database, chatId),
      unansweredQuestions: () => listAskingsOf(database, chatId),
    }),
  };
}
