import { workspaceKey } from '../drafts.ts';

/** Keeps in which workspace the user is, so that unsaved input stays there; null: in their own. */
export function keepWorkspace(storage: Storage, userId: string, workspaceId: string | null): void {
  if (workspaceId === null) storage.removeItem(workspaceKey(userId));
  else storage.setItem(workspaceKey(userId), workspaceId);
}
