/** Where what a user typed and did not save is kept in the browser's storage. */
export function draftKey(userId: string, agentId: string | null, part: string): string {
  return `${ofUser(userId)}${agentId ?? 'new'}:${part}`;
}

/** Forgets all that a user has typed and not saved. */
export function forgetDrafts(storage: Storage, userId: string): void {
  for (const key of Object.keys(storage)) if (key.startsWith(ofUser(userId))) storage.removeItem(key);
}

const ofUser = (userId: string) => `draft:${userId}:`;
