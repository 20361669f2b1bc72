import { workspaceKey } from '../drafts.ts';

/** Stores in which workspace the user is, so that unsaved input stays there; null: in their own. */
export function storeWorkspace(storage: Storage, userId: string, workspaceId: string | null): void {
  if (workspaceId === null) storage.removeItem(workspaceKey(userId));
  else storage.setItem(workspaceKey(userId), workspaceId);
}
