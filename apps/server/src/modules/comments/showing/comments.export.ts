import type { Database } from '../../../database/database.ts';
import type { Sections } from '../../users/index.ts';
import { listOfContact } from './comments.repository.ts';

/** Returns the comments of a chat's contact, for a contact who asks the coach for their data. */
export function commentSections(database: Database, chatId: string): Sections {
  return { comments: () => listOfContact(database, chatId) };
}
