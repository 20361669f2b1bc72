import type { Database } from '../../../../database/database.ts';
import { withdrawProposal } from '../../approval/proposals.repository.ts';
import type { SwitchEffect } from '../../chat-switch.repository.ts';
import { dropOutdated, updateWords, type Edit } from './message-edits.repository.ts';

/**
 * Returns the stored form of an edit that is newer than what is known: an unsent message stays unsent, and no
 * older edit wins.
 */
export function editedRow(
  known: { state?: string | undefined; editNumber?: number | undefined },
  { text, number }: Edit,
): { text: string; state: 'edited'; editNumber: number } | null {
  const before = known.editNumber ?? 0;
  if (known.state === 'unsent' || (number !== null && number <= before)) return null;
  return { text, state: 'edited', editNumber: number ?? before };
}

/**
 * Replaces the words of a stored message. A waiting answer to the old words is dropped and composed again; a
 * partly sent answer stays, and so do parting words.
 */
export async function recordEdit(tx: Database, messageId: string, edit: Edit): Promise<SwitchEffect> {
  const edited = await updateWords(tx, messageId, edit);
  if (edited === null || edited.author !== 'contact') return { abortedMessageIds: [] };
  await withdrawProposal(tx, edited.chatId, 'contact-edited', messageId);
  return dropOutdated(tx, edited);
}
