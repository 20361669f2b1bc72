/** Returns the key in the browser's storage under which a user's unsaved input is kept. */
export function draftKey(userId: string, agentId: string | null, part: string): string {
  return `${ofUser(userId)}${agentId ?? 'new'}:${part}`;
}

/** Removes everything that a user typed and did not save. */
export function forgetDrafts(storage: Storage, userId: string): void {
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
