import { invitationDays, type InvitedRole } from '@spotter/contract';
import type { OutgoingMail } from '@spotter/providers/ports/mail';
import { writeEmail } from '../../platform/emails/email-body.ts';

/** What each role may do, as the email says it. */
const roleSentences: Record<InvitedRole, string> = {
  viewer: 'You can see the chats, calls and numbers there.',
  setter: 'You can answer the chats there and take care of the calls.',
  manager: 'You can answer the chats there, and change the agents and the connected accounts.',
};

/** Returns the email with the link of an invitation. */
export function invitationMail(invitation: {
  inviter: string | null;
  workspace: string;
  role: InvitedRole;
  link: string;
}): Omit<OutgoingMail, 'to'> {
  const { inviter, workspace, role, link } = invitation;
  return writeEmail({
    subject: `Join ${workspace} on Spotter`,
    paragraphs: [
      `${inviter ?? 'The owner'} invites you to the workspace “${workspace}” on Spotter. ${roleSentences[role]}`,
      `The link works once, for ${invitationDays} days:`,
    ],
    action: { label: 'See the invitation', link },
    closing: [
      'If you don’t know who this is, you can ignore this email. Nothing happens without you.',
      'The Spotter team',
    ],
  });
}
