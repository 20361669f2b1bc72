/** Where what a user typed and did not save is kept in the browser's storage. */
export function draftKey(userId: string, agentId: string | null, part: string): string {
  return `${ofUser(userId)}${agentId ?? 'new'}:${part}`;
}

/** Forgets all that a user has typed and not saved. */
export function forgetDrafts(storage: Storage, userId: string): void {
  for (const key of Object.keys(storage)) if (key.startsWith(ofUser(userId))) storage.removeItem(key);
}

const ofUser = (userId: string) => `draft:${userId}:`;

/** Where a text that could not be sent in a chat is kept. */
export function textKey(userId: string, chatId: string): string {
  return `${textKeyStart(userId)}${chatId}`;
}

/** How the keys of all texts begin that a user could not send. */
export function textKeyStart(userId: string): string {
  return `${ofUser(userId)}text:`;
}
