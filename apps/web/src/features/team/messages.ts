import { type AssignmentRule, type InvitedRole, maxMemberChats, type Role } from '@spotter/contract';

/** The roles as people read them. */
export const roleNames: Record<Role, string> = {
  owner: 'Owner',
  manager: 'Manager',
  setter: 'Setter',
  viewer: 'Viewer',
};

/** What each role may do. */
export const roleHints: Record<InvitedRole, string> = {
  manager: 'Everything but plans, people and deleting the workspace.',
  setter: 'Answers chats, and takes care of contacts and calls.',
  viewer: 'Sees everything and changes nothing.',
};

export const teamMessages = {
  title: 'Team',
  lead: 'Who works in this workspace, and what each of them may do.',
  people: 'People in this workspace',
  loading: 'Loading the people',
  failedTitle: 'The team didn’t load.',
  failedHint: 'Nothing is lost. Check your connection and try again.',
  retry: 'Try again',
  you: 'You',
  invite: 'Invite someone',
  alone: 'So far it’s only you. Invite a setter to answer chats, or someone you trust with the agents.',
  role: 'Role',
  change: 'Change role',
  changeTitle: (name: string) => `Change the role of ${name}`,
  save: 'Save role',
  saving: 'Saving…',
  changed: 'Role changed',
  remove: 'Remove',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: 'They lose access right away, on every device. What they wrote stays.',
  removing: 'Removing…',
  chats: (count: number) => `They have ${chatsWord(count)}.`,
  chatsTo: 'Who gets their chats',
  toNobody: 'Nobody: they are unassigned',
  leavesChats: (count: number) => `Your ${chatsWord(count)} will be unassigned.`,
  removed: 'Removed',
  leave: 'Leave workspace',
  leaveTitle: (workspace: string) => `Leave ${workspace}?`,
  leaveText: 'You lose access right away, and go on in your own workspace. To come back, you need an invitation.',
  leaving: 'Leaving…',
  left: 'You left the workspace',
  handOver: 'Make owner',
  handOverTitle: (name: string) => `Make ${name} the owner?`,
  handOverText:
    'They decide about plans, people and deletion from then on, and get the notifications. You stay as a manager. Your plan stays with you, so the new owner needs a plan of their own.',
  handOverFailed: 'That didn’t work. Please try again.',
  handingOver: 'Handing over…',
  handedOver: 'The workspace has a new owner',
  password: 'Your password',
  cancel: 'Cancel',
  failed: 'That didn’t work. Please try again.',

  rule: 'Who gets new leads',
  ruleText: 'A lead who comes in or is handed over, and whom nobody has, goes to:',
  ruleFailed: 'Who gets new leads didn’t load.',
  ruleSave: 'Save',
  ruleSaved: 'Saved',
  ruleNeedsPeople: 'Choose at least one person.',
  unassigned: 'Nobody',
  inTurn: 'Who takes part',

  invitations: 'Open invitations',
  inviteTitle: 'Invite someone',
  inviteText: 'They get an email with a link that works once, for 7 days.',
  send: 'Send invitation',
  sending: 'Sending…',
  sent: 'Invitation sent',
  resend: 'Send again',
  resent: 'Invitation sent again',
  withdraw: 'Withdraw',
  withdrawn: 'Invitation withdrawn',
  invitationsFailed: 'The invitations didn’t load.',

  switcher: 'Workspace',
  switchFailed: 'We couldn’t switch. Please try again.',
  switched: (name: string) => `You’re now in ${name}`,

  onlyRole: (role: Role) =>
    role === 'owner'
      ? 'Only the owner of this workspace can change this.'
      : `You can look at this. Changing it needs the role ${roleNames[role]}, which the owner can give you.`,
};

function chatsWord(count: number): string {
  if (count >= maxMemberChats) return `${maxMemberChats.toLocaleString('en')}+ chats`;
  return `${count.toLocaleString('en')} ${count === 1 ? 'chat' : 'chats'}`;
}

/** By what leads get somebody, as the list of choices says it. */
export const ruleNames: Record<AssignmentRule['kind'], string> = {
  nobody: 'Nobody. People take them',
  'round-robin': 'People in turn',
  account: 'A person for each account',
  language: 'A person for each language',
  stage: 'A person for each stage',
};

/** Returns who invited a member, and since when they are there. */
export function sinceSentence(since: string, invitedBy: string | null): string {
  return invitedBy === null ? `Since ${since}` : `Since ${since} · invited by ${invitedBy}`;
}

/** Returns until when an invitation can be accepted. */
export function untilSentence(role: InvitedRole, until: string, isOver: boolean): string {
  return `${roleNames[role]} · ${isOver ? 'expired' : 'open until'} ${until}`;
}
