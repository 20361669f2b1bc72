import type { KeyScope } from '@spotter/contract';

/** What each scope lets a key do, as people read it. */
export const scopeNames: Record<KeyScope, { label: string; hint: string }> = {
  read: { label: 'Read', hint: 'Chats, calls, agents, tags, offers and stats.' },
  chats: { label: 'Chats', hint: 'Write to leads, and change stages, tags and notes.' },
  bookings: { label: 'Calls', hint: 'Move and cancel calls, and say whether the lead showed up.' },
  agents: { label: 'Agents', hint: 'Turn agents on and off, pause them, and change offers.' },
};

export const developerMessages = {
  title: 'API keys',
  lead: 'With a key, your other tools read and change what is in this workspace.',
  docs: 'How to call the API',
  make: 'New key',
  list: 'API keys',
  loading: 'Loading the keys',
  failedTitle: 'The keys didn’t load.',
  failedHint: 'Your keys work as before. Check your connection and try again.',
  retry: 'Try again',
  emptyTitle: 'No keys yet',
  emptyHint: 'Make one for each tool, so that you can revoke it alone.',
  notAllowedTitle: 'Managers and the owner see the keys',
  notAllowedHint: 'A key acts for the whole workspace. The owner can give you the role Manager.',
  newTitle: 'New API key',
  name: 'Name',
  nameHint: 'The tool that uses it, such as Zapier. It’s named where the key does something.',
  scopes: 'What it may do',
  making: 'Making…',
  cancel: 'Cancel',
  madeTitle: 'Copy your key now',
  madeText: 'This is the only time you see it. Anyone who has it can do what it may, so keep it like a password.',
  key: 'API key',
  copy: 'Copy key',
  copied: 'Key copied',
  copyFailed: 'We couldn’t copy it. Select the key and copy it.',
  saved: 'I’ve saved it',
  revoke: 'Revoke',
  revokeTitle: (name: string) => `Revoke ${name}?`,
  revokeText: 'The tool that uses this key is refused from its next call on. This can’t be undone.',
  revoking: 'Revoking…',
  revoked: 'Key revoked',
  failed: 'That didn’t work. Please try again.',
  gone: 'no longer in the team',
};

/** Returns who made a key and when: `Made Nov 20, 2026 by Dana Reyes`. */
export function madeSentence(day: string, maker: string | null, worksHere: boolean): string {
  if (maker === null) return `Made ${day}`;
  return `Made ${day} by ${maker}${worksHere ? '' : ` (${developerMessages.gone})`}`;
}

/** Returns when a key was last used. */
export function usedSentence(when: string | null): string {
  return when === null ? 'Never used' : `Last used ${when}`;
}
