import type { InvitationState } from '@spotter/contract';
import type { InvitationRow } from './invitations.repository.ts';

/** Returns the state of an invitation. */
export function invitationState(
  { acceptedAt, withdrawnAt, expiresAt }: Pick<InvitationRow, 'acceptedAt' | 'withdrawnAt' | 'expiresAt'>,
  now: Date,
): InvitationState {
  if (acceptedAt !== null) return 'accepted';
  if (withdrawnAt !== null) return 'withdrawn';
  return expiresAt.getTime() <= now.getTime() ? 'expired' : 'open';
}
