import type { ShownInvitation } from '@spotter/contract';
import { roleNames } from './messages.ts';

export const invitationMessages = {
  loading: 'Looking at your invitation…',
  join: 'Join',
  joining: 'Joining…',
  open: (workspace: string) => `Open ${workspace}`,
  signUp: 'Create an account',
  signIn: 'Sign in',
  otherAccount: 'Sign out and use that address',
  ask: 'Ask for a new invitation, which takes the owner a moment.',
  failedTitle: 'We couldn’t load your invitation',
  failedHint: 'Nothing is lost. Check your connection and try again.',
  unknownTitle: 'This invitation link doesn’t work',
  unknownHint: 'If you got more than one email, use the link in the newest one. Otherwise ask for a new invitation.',
  retry: 'Try again',
  dashboard: 'Go to your dashboard',
};

/** Returns the headline and the sentence of an invitation for who looks at it. */
export function invitationWords(
  invitation: Pick<ShownInvitation, 'state' | 'reader' | 'workspace' | 'role' | 'invitedBy' | 'email'>,
  ownEmail: string | null,
): { title: string; text: string } {
  const { state, reader, workspace, role, invitedBy, email } = invitation;
  if (reader === 'member') return { title: `You’re in ${workspace}`, text: 'There’s nothing left to accept.' };
  switch (state) {
    case 'accepted':
      return { title: 'This invitation was used already', text: invitationMessages.ask };
    case 'withdrawn':
      return { title: 'This invitation was withdrawn', text: invitationMessages.ask };
    case 'expired':
      return { title: 'This invitation has expired', text: invitationMessages.ask };
    case 'open':
      return {
        title: `Join ${workspace} on Spotter`,
        text:
          reader === 'other'
            ? `This invitation is for ${email}, and you’re signed in as ${ownEmail ?? 'someone else'}.`
            : `${invitedBy ?? 'The owner'} invites ${email} to this workspace as ${roleNames[role].toLowerCase()}.`,
      };
  }
}
