/** Every key of the app. The sheet of keys, the buttons and the hook all read this list. */
export const keyList = {
  menu: { hotkey: 'mod+K', label: 'Find a page, a chat or an action', where: 'everywhere' },
  sheet: { hotkey: 'shift+?', label: 'Show these keys', where: 'everywhere' },
  next: { hotkey: 'J', label: 'Next chat. In one by one: later', where: 'chats' },
  previous: { hotkey: 'K', label: 'Previous chat', where: 'chats' },
  reply: { hotkey: 'R', label: 'Write a reply', where: 'chats' },
  suggest: { hotkey: 'S', label: 'Suggest a reply', where: 'chats' },
  takeOver: { hotkey: 'T', label: 'Take over: autoreplies off in this chat', where: 'chats' },
  handBack: { hotkey: 'H', label: 'Hand back to the agent', where: 'chats' },
  done: { hotkey: 'E', label: 'Done: off your Needs you list', where: 'chats' },
  select: { hotkey: 'X', label: 'Select the chat, to change many at once', where: 'chats' },
  mine: { hotkey: 'M', label: 'Only your chats', where: 'team' },
  unassigned: { hotkey: 'U', label: 'Only unassigned chats', where: 'team' },
  allChats: { hotkey: 'A', label: 'All chats', where: 'team' },
  leave: { hotkey: 'Escape', label: 'Leave the reply box, then one by one', where: 'chats' },
} as const satisfies Record<string, { hotkey: string; label: string; where: 'everywhere' | 'chats' | 'team' }>;

export type KeyName = keyof typeof keyList;

const shown: Record<string, string> = { 'shift+?': '?', Escape: 'Esc' };

/** Whether a key works only together with Ctrl or Cmd. */
export function isWithModifier(name: KeyName): boolean {
  return keyList[name].hotkey.startsWith('mod+');
}

/** Returns a key as it stands on the keyboard. */
export function shownKey(name: KeyName): string {
  const { hotkey } = keyList[name];
  if (!isWithModifier(name)) return shown[hotkey] ?? hotkey;
  const isMac = typeof navigator !== 'undefined' && navigator.userAgent.includes('Mac');
  return hotkey.replace('mod+', isMac ? '⌘' : 'Ctrl+');
}

/** Returns a key as `aria-keyshortcuts` has it. */
export function ariaKey(name: KeyName): string {
  const { hotkey } = keyList[name];
  return isWithModifier(name) ? `${hotkey.replace('mod', 'Control')} ${hotkey.replace('mod', 'Meta')}` : hotkey;
}
