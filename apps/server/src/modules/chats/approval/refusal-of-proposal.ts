import { dropWords } from '@spotter/domain/sending';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { isId } from '../../../platform/ids.ts';
import type { Access } from '../../../platform/access.ts';
import { findProposal, type DecidedProposal } from './proposals.repository.ts';

/** Returns why the coach's word about an answer comes too late: who decided before, or what happened in the chat. */
export async function refusalOfProposal(
  database: Database,
  access: Access,
  of: { chatId: string; proposalId: string },
): Promise<AppError> {
  const found = isId(of.proposalId) ? await findProposal(database, access, of) : null;
  if (found === null) return new AppError('not_found', 'This answer does not exist');
  return found.proposal.outcome === null ? chatJustChanged() : new AppError('conflict', describeOutcome(found));
}

/** Returns the refusal of whoever lost a race for a chat. */
export function chatJustChanged(): AppError {
  return new AppError('conflict', 'The chat has just changed. Look at it again');
}

function describeOutcome({ proposal, by }: DecidedProposal): string {
  const who = by ?? 'Someone';
  switch (proposal.outcome) {
    case 'as-was':
      return `${who} has already sent this answer`;
    case 'edited':
      return `${who} has already sent this answer, in other words`;
    case 'dropped':
      return `${who} has already dropped this answer`;
    case 'lapsed':
    case null:
      return `Nothing was sent: ${proposal.because === null ? 'the answer no longer fits' : dropWords[proposal.because]}`;
  }
}
