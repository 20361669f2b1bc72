/** Returns the key in the browser's storage under which a user's unsaved input is kept. */
export function draftKey(userId: string, agentId: string | null, part: string): string {
  return `${inWorkspace(userId)}${agentId ?? 'new'}:${part}`;
}

/** The key of a service's answer that waits for the next page. */
export const setupResultKey = 'setup-result';

/** Removes everything that a user left in this browser: what was typed and not saved, and a service's answer. */
export function forgetDrafts(storage: Storage, userId: string): void {
  storage.removeItem(setupResultKey);
  for (const key of Object.keys(storage)) if (key.startsWith(ofUser(userId))) storage.removeItem(key);
}

const ofUser = (userId: string) => `draft:${userId}:`;

/** The key of the workspace that the user chose; there is none in their own. */
export const workspaceKey = (userId: string) => `${ofUser(userId)}workspace`;

/** Returns the workspace that is stored; null: the user is in their own. */
export function storedWorkspace(userId: string): string | null {
  return window.localStorage.getItem(workspaceKey(userId));
}

/** Returns how the keys of a user's unsaved input in the present workspace begin. */
function inWorkspace(userId: string): string {
  const workspaceId = storedWorkspace(userId);
  return workspaceId === null ? ofUser(userId) : `${ofUser(userId)}${workspaceId}:`;
}

/** Returns the key under which a chat's unsent text is kept. */
export function textKey(userId: string, chatId: string): string {
  return `${textKeyStart(userId)}${chatId}`;
}

/** Returns how the keys of all unsent texts of a user begin. */
export function textKeyStart(userId: string): string {
  return `${inWorkspace(userId)}text:`;
}
