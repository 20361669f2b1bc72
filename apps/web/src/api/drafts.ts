/** Returns the key in the browser's storage under which a user's unsaved input is kept. */
export function draftKey(userId: string, agentId: string | null, part: string): string {
  return `${ofUser(userId)}${agentId ?? 'new'}:${part}`;
}

/** The key of a service's answer that waits for the next page. */
export const setupResultKey = 'setup-result';

/** Removes everything that a user left in this browser: what was typed and not saved, and a service's answer. */
export function forgetDrafts(storage: Storage, userId: string): void {
  storage.removeItem(setupResultKey);
  for (const key of Object.keys(storage)) if (key.startsWith(ofUser(userId))) storage.removeItem(key);
}

const ofUser = (userId: string) => `draft:${userId}:`;

/** Returns the key under which a chat's unsent text is kept. */
export function textKey(userId: string, chatId: string): string {
  return `${textKeyStart(userId)}${chatId}`;
}

/** Returns how the keys of all unsent texts of a user begin. */
export function textKeyStart(userId: string): string {
  return `${ofUser(userId)}text:`;
}
