import type { Role } from '@spotter/contract';
import { storedWorkspace } from '../drafts.ts';
import { useSession } from '../platform.ts';
import { useWorkspace } from './use-workspace.ts';

/**
 * Returns the user's role in the present workspace. Until the server has said, it is the owner's in their own
 * workspace, and the least one in another.
 */
export function useRole(): Role {
  const userId = useSession()?.user._id;
  const isInOwn = () => userId === undefined || storedWorkspace(userId) === null;
  return useWorkspace((workspace) => workspace?.role ?? (isInOwn() ? 'owner' : 'viewer'));
}
